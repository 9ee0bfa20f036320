"""Finds dogs with the network: the reference for the product's own runtime. Two passes, see README.md."""
import math

import numpy as np
import torch

from graph import POINTS
from model import resize
from resample import normalise, whole, window
from targets import STRIDE, UNIT

# First pass: long side of the whole photo in px; second pass: a head's window in px and in face sizes.
LONGEST, WINDOW, EXTENT = 321, 225, 4.0
CENTRE_SCORE, APART = 0.2, 0.7
# A point lies within so many face sizes of the face's centre.
REACH = {'left_eye': 1.0, 'right_eye': 1.0, 'nose': 1.0, 'left_ear_base': 1.6, 'right_ear_base': 1.6}


def run(network, pixels):
    """The outputs for one picture [h][w][3] in -1..1, as numpy arrays [channels][h / 4][w / 4]."""
    with torch.no_grad():
        x = torch.from_numpy(np.ascontiguousarray(pixels.transpose(2, 0, 1)))[None]
        return {name: value[0].numpy() for name, value in network(x).items()}


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def offset(before, here, after):
    """Where a parabola through three log values peaks, from the middle one, in cells."""
    bend = before - 2 * here + after
    return float(np.clip(0.5 * (before - after) / bend, -0.5, 0.5)) if bend < -1e-6 else 0.0


def refine(heat, row, column):
    """(x, y) of a peak in cells; the log of a Gaussian is a parabola, so this is exact for one."""
    log = np.log(np.maximum(heat, 1e-6))
    x, y = float(column), float(row)
    if 0 < column < heat.shape[1] - 1:
        x += offset(*log[row, column - 1 : column + 2])
    if 0 < row < heat.shape[0] - 1:
        y += offset(*log[row - 1 : row + 2, column])
    return x, y


def local_maxima(heat, threshold):
    """[(row, column)] of cells that no neighbour exceeds, highest first."""
    padded = np.pad(heat, 1, constant_values=-1)
    height, width = heat.shape
    around = np.max([padded[i : i + height, j : j + width] for i in range(3) for j in range(3)], 0)
    cells = np.argwhere((heat >= around) & (heat > threshold))
    return sorted(map(tuple, cells), key=lambda cell: -heat[cell])


def find_heads(outputs, step_x, step_y):
    """Heads in photo px: [{x, y, size, score}], surest first; steps are photo px per input px."""
    heat = sigmoid(outputs['head'][0])
    heads = []
    for row, column in local_maxima(heat, CENTRE_SCORE):
        x, y = refine(heat, row, column)
        size = UNIT * math.exp(outputs['head'][1][row, column]) * math.sqrt(step_x * step_y)
        head = {'x': x * STRIDE * step_x, 'y': y * STRIDE * step_y, 'size': size, 'score': float(heat[row, column])}
        if all(math.dist((head['x'], head['y']), (h['x'], h['y'])) > APART * max(size, h['size']) for h in heads):
            heads.append(head)
    return heads


def window_of(head, size=WINDOW, extent=EXTENT):
    """(left, top, step): centre of the window's first pixel and photo px per window px."""
    step = extent * head['size'] / (size - 1)
    half = step * (size - 1) / 2
    return head['x'] - half, head['y'] - half, step


def find_points(outputs, head, left, top, step):
    """{point: (x, y, score)} in photo px: each heatmap's peak within the reach of the face's centre."""
    heats = sigmoid(outputs['points'])
    rows, columns = np.mgrid[: heats.shape[1], : heats.shape[2]] * STRIDE * step
    distance = np.hypot(columns + left - head['x'], rows + top - head['y']) / head['size']
    points = {}
    for name, heat in zip(POINTS, heats):
        near = np.where(distance < REACH[name], heat, 0)
        row, column = np.unravel_index(near.argmax(), near.shape)
        x, y = refine(heat, row, column)
        points[name] = (left + x * STRIDE * step, top + y * STRIDE * step, float(heat[row, column]))
    return points


def look_closer(network, pixels, head):
    """The second pass: a head enlarged; gives the head again, more exact, and its points."""
    left, top, step = window_of(head)
    outputs = run(network, window(pixels, left, top, step, step, WINDOW, WINDOW))
    return outputs, find_points(outputs, head, left, top, step)


def find(network, image, longest=LONGEST):
    """{probability: [h][w] over the photo, dogs: [{score, x, y, size, points}]} of a PIL image."""
    pixels = normalise(image)
    height, width = pixels.shape[:2]
    first = whole(pixels, longest)
    outputs = run(network, first)
    logits = resize(torch.from_numpy(outputs['mask'])[None], (height, width))[0, 0]
    steps = (width - 1) / (first.shape[1] - 1), (height - 1) / (first.shape[0] - 1)
    dogs = []
    for head in find_heads(outputs, *steps):
        _, points = look_closer(network, pixels, head)
        dogs.append({**head, 'points': points})
    return {'probability': torch.sigmoid(logits).numpy(), 'dogs': dogs}
