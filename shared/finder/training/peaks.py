"""Finds heads and points: peaks of the network's heatmaps, located between cells."""
import math

import numpy as np

from graph import POINTS
from targets import STRIDE, SIZE_UNIT

MIN_HEAD_SCORE, MIN_HEAD_DISTANCE, MAX_HEADS = 0.3, 0.7, 4
# A point lies within this many face sizes of the face's center.
REACH = {'left_eye': 1.0, 'right_eye': 1.0, 'nose': 1.0, 'left_ear_base': 1.6, 'right_ear_base': 1.6}


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def vertex(before, here, after):
    """Offset of the peak of a parabola through three log values, in cells from the middle one, at most half a cell."""
    curvature = before - 2 * here + after
    return float(np.clip(0.5 * (before - after) / curvature, -0.5, 0.5)) if curvature < -1e-6 else 0.0


def refine(heat, row, column):
    """(x, y) of a peak in cells; the log of a Gaussian is a parabola, so this is exact for one."""
    log = np.log(np.maximum(heat, 1e-6))
    x, y = float(column), float(row)
    if 0 < column < heat.shape[1] - 1:
        x += vertex(*log[row, column - 1 : column + 2])
    if 0 < row < heat.shape[0] - 1:
        y += vertex(*log[row - 1 : row + 2, column])
    return x, y


def local_maxima(heat, threshold):
    """[(row, column)] of the cells above a threshold that no neighbor exceeds, highest first."""
    padded = np.pad(heat, 1, constant_values=-1)
    height, width = heat.shape
    highest = np.max([padded[i : i + height, j : j + width] for i in range(3) for j in range(3)], 0)
    cells = np.argwhere((heat >= highest) & (heat > threshold))
    return sorted(map(tuple, cells), key=lambda cell: -heat[cell])


def to_photo(view, x, y):
    """Converts a heatmap position to photo px."""
    return view.left + x * STRIDE * view.step_x, view.top + y * STRIDE * view.step_y


def find_heads(outputs, view):
    """Heads in photo px, [{x, y, size, score}], highest score first."""
    heat = sigmoid(outputs['head'][0])
    # A face is no larger than the view and no smaller than a px.
    longest = STRIDE * max(heat.shape[1] * view.step_x, heat.shape[0] * view.step_y)
    heads = []
    for row, column in local_maxima(heat, MIN_HEAD_SCORE):
        x, y = to_photo(view, *refine(heat, row, column))
        size = SIZE_UNIT * math.exp(outputs['head'][1][row, column]) * math.sqrt(view.step_x * view.step_y)
        heads.append({'x': x, 'y': y, 'size': max(1, min(size, longest)), 'score': float(heat[row, column])})
    return heads


def non_maximum_suppression(found):
    """Drops each head so close to one with a higher score that both belong to one dog; keeps at most MAX_HEADS."""
    heads = []
    for head in sorted(found, key=lambda head: -head['score']):
        limits = [(MIN_HEAD_DISTANCE * max(head['size'], h['size']), h) for h in heads]
        if all(math.hypot(head['x'] - h['x'], head['y'] - h['y']) > limit for limit, h in limits):
            heads.append(head)
    return heads[:MAX_HEADS]


def find_points(outputs, head, view):
    """{point: (x, y, score)} in photo px: each heatmap's peak within reach of the face's center."""
    heats = sigmoid(outputs['points'])
    rows, columns = np.mgrid[: heats.shape[1], : heats.shape[2]]
    x, y = to_photo(view, columns, rows)
    distance = np.hypot(x - head['x'], y - head['y']) / head['size']
    points = {}
    for name, heat in zip(POINTS, heats):
        near = np.where(distance < REACH[name], heat, 0)
        row, column = np.unravel_index(near.argmax(), near.shape)
        points[name] = (*to_photo(view, *refine(heat, row, column)), float(heat[row, column]))
    return points


def face_score(head, points):
    """Geometric mean of the head's score and the two highest of eyes and nose: a profile shows no more than two."""
    _, second, first = sorted(points[name][2] for name in POINTS[:3])
    return (head['score'] * first * second) ** (1 / 3)
