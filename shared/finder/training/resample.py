"""Resamples a view of a picture with a triangle filter, exactly as the product does."""
import math
from collections import namedtuple

import numpy as np

# A part of a picture at some size: its first pixel's center lies at (left, top) of the picture, and the steps are
# the distances between pixels; all in px of the picture.
View = namedtuple('View', 'left top step_x step_y width height')


def filter_matrix(start, step, count, size):
    """[count][size] weights: output i is centered at start + i * step (px, pixel centers at whole numbers).

    The triangle's half width is max(1, step), so enlarging is bilinear and shrinking averages.
    Everything outside the picture counts as zero, so a row may sum to less than 1.
    """
    width = max(1.0, step)
    centers = start + step * np.arange(count)
    reach = int(np.ceil(width))
    positions = np.arange(-reach, size + reach)
    weights = np.maximum(0, 1 - np.abs(centers[:, None] - positions[None, :]) / width)
    weights /= np.maximum(weights.sum(1, keepdims=True), 1e-9)
    return weights[:, reach : reach + size].astype(np.float32)


def render(pixels, view):
    """Renders a view of `pixels` (float32, zero is neutral) as [height][width][channels]."""
    rows = filter_matrix(view.top, view.step_y, view.height, pixels.shape[0])
    columns = filter_matrix(view.left, view.step_x, view.width, pixels.shape[1])
    return np.einsum('ij,jkc,lk->ilc', rows, pixels, columns, optimize=True)


def normalize(pixels):
    """Maps bytes to -1..1."""
    return (np.asarray(pixels, np.float32) - 127.5) / 127.5


def grid_size(size, longest, multiple=16):
    """(width, height) of a network input for a picture of `size`: 16 n + 1 px, its long side at most `longest`."""
    scale = (longest - 1) / max(size)
    return tuple(max(2, math.floor(side * scale / multiple + 0.5)) * multiple + 1 for side in size)


def area_view(area, longest):
    """A rectangle (left, top, width, height) of whole px as a view with the same outermost pixel centers."""
    left, top, width, height = area
    columns, rows = grid_size((width, height), longest)
    return View(left, top, (width - 1) / (columns - 1), (height - 1) / (rows - 1), columns, rows)


def whole(pixels, longest):
    """Renders the whole picture as a network input."""
    height, width = pixels.shape[:2]
    return render(pixels, area_view((0, 0, width, height), longest))
