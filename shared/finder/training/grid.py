"""A map of the log odds of dog over a part of a photo, and the geometry of its cells."""
from dataclasses import dataclass

import numpy as np

from targets import STRIDE


@dataclass
class Grid:
    """`logits` is [rows][columns]; cell (0, 0) lies at (left, top) of the photo; the steps are between cells. In px."""

    logits: np.ndarray
    left: float
    top: float
    step_x: float
    step_y: float

    def positions(self, cells):
        """(x, y) in photo px of cells, which are numbered row by row."""
        width = self.logits.shape[1]
        return self.left + cells % width * self.step_x, self.top + cells // width * self.step_y

    def box(self, cells):
        """(x0, y0, x1, y1) along pixel edges; a cell covers every point that is nearest to it."""
        (x, y), dx, dy = self.positions(cells), self.step_x / 2, self.step_y / 2
        return x.min() + 0.5 - dx, y.min() + 0.5 - dy, x.max() + 0.5 + dx, y.max() + 0.5 + dy

    def axes(self):
        """Positions of the columns and of the rows, in photo px."""
        rows, columns = self.logits.shape
        return self.left + np.arange(columns) * self.step_x, self.top + np.arange(rows) * self.step_y


def grid_of(outputs, view):
    return Grid(outputs['mask'][0], view.left, view.top, view.step_x * STRIDE, view.step_y * STRIDE)


def nearest(at, start, step, count):
    """Index of the nearest of `count` steps, or -1 beyond half a step plus half a px."""
    along = np.asarray(at, float) - start
    index = np.floor(along / step + 0.5) if step > 0 else np.zeros_like(along)
    outside = np.abs(along - step * (count - 1) / 2) > (step * count + 1) / 2
    return np.where(outside, -1, np.clip(index, 0, count - 1)).astype(int)


def values_at(values, grid, xs, ys, outside=0):
    """A grid's values in the cells nearest to the given rows and columns of photo px."""
    rows, columns = values.shape
    column = nearest(xs, grid.left, grid.step_x, columns)
    row = nearest(ys, grid.top, grid.step_y, rows)
    beyond = (row[:, None] < 0) | (column[None, :] < 0)
    return np.where(beyond, outside, values[np.ix_(row, column)])


def blend_matrix(at, start, step, count):
    """[len(at)][count] weights of linear interpolation, clamped to the ends."""
    position = np.clip((np.asarray(at, float) - start) / step, 0, count - 1) if step > 0 else np.zeros(len(at))
    return np.maximum(0, 1 - np.abs(position[:, None] - np.arange(count)))


def sample(grid, xs, ys):
    """[len(ys)][len(xs)] log odds at photo px, bilinear."""
    rows, columns = grid.logits.shape
    down = blend_matrix(ys, grid.top, grid.step_y, rows)
    return down @ grid.logits @ blend_matrix(xs, grid.left, grid.step_x, columns).T
