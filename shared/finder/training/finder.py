"""Finds dogs with the network: the reference for the product's own runtime. README.md describes the passes."""
import math
from dataclasses import replace

import numpy as np
import torch

import dogs
import other_dogs
from graph import POINTS
from grid import Grid, grid_of, sample, values_at
from peaks import face_score, find_heads, find_points, non_maximum_suppression
from resample import View, area_view, normalize, render
from targets import STRIDE

# Long side of the network's input in px: for the whole area, a dog's close-up and a head's window.
INPUT_SIDE, CLOSE_UP_SIDE, WINDOW_SIDE = 449, 449, 225
# Margin on each side of a dog's box, as a share of its sides; width of a head's window, in face sizes.
CLOSE_UP_MARGIN, WINDOW_EXTENT = 0.3, 4.0
# The closer window around a found face: its width in face sizes, the minimum size of the face in sizes of the head,
# and the minimum confidence of a visible point.
REFINED_EXTENT, MIN_REFINED_SIZE, MIN_VISIBLE_CONFIDENCE = 3.0, 0.5, 0.3
MAX_CLOSE_UPS, MIN_FACE_SCORE, MIN_KEPT_SHARE = 3, 0.45, 0.1
# Log odds of a cell that is certainly not dog.
NOT_DOG = -14.0
# Left and right points swap in a mirror image.
MIRRORED = {'mask': [0], 'points': [1, 0, 2, 4, 3], 'head': [0, 1]}


def run(network, pixels):
    """The outputs for a picture [h][w][3] in -1..1, as numpy arrays [channels][h / 4][w / 4]."""
    with torch.no_grad():
        x = torch.from_numpy(np.ascontiguousarray(pixels.transpose(2, 0, 1)))[None]
        return {name: value[0].numpy() for name, value in network(x).items()}


def predict(network, pixels, view, mirror=True):
    """The outputs for a view: the mean over the view and its mirror image."""
    rendered = render(pixels, view)
    outputs = run(network, rendered)
    if not mirror:
        return outputs
    mirrored = run(network, rendered[:, ::-1])
    return {name: (value + mirrored[name][MIRRORED[name], :, ::-1]) / 2 for name, value in outputs.items()}


def view_around(x, y, step, width, height):
    """A view with square px, centered on a position in photo px."""
    return View(x - step * (width - 1) / 2, y - step * (height - 1) / 2, step, step, width, height)


def close_up_view(box):
    """A view of a dog's box with a margin; its short side is rounded up to 16 n + 1 px."""
    x0, y0, x1, y1 = box
    width, height = ((1 + 2 * CLOSE_UP_MARGIN) * side for side in (x1 - x0, y1 - y0))
    step = max(width, height, 1 + 2 * CLOSE_UP_MARGIN) / (CLOSE_UP_SIDE - 1)
    columns, rows = (min(CLOSE_UP_SIDE, max(2, math.ceil(side / step / 16)) * 16 + 1) for side in (width, height))
    return view_around((x0 + x1 - 1) / 2, (y0 + y1 - 1) / 2, step, columns, rows)


def square_view(x, y, length):
    """A view of a square window, `length` photo px wide."""
    return view_around(x, y, length / (WINDOW_SIDE - 1), WINDOW_SIDE, WINDOW_SIDE)


def find_face(network, pixels, head, mirror):
    """{head, points, score, view, outputs} of the face at a head."""
    view = square_view(head['x'], head['y'], WINDOW_EXTENT * head['size'])
    outputs = predict(network, pixels, view, mirror)
    points = find_points(outputs, head, view)
    return {'head': head, 'points': points, 'score': face_score(head, points), 'view': view, 'outputs': outputs}


def refined_view(face):
    """A closer window around the visible eyes and nose, or around the two most confident of them."""
    points = sorted((face['points'][name] for name in POINTS[:3]), key=lambda point: -point[2])
    visible = [point for i, point in enumerate(points) if i < 2 or point[2] >= MIN_VISIBLE_CONFIDENCE]
    x, y = (sum(point[axis] for point in visible) / len(visible) for axis in (0, 1))
    distances = [math.hypot(p[0] - q[0], p[1] - q[1]) for p in visible for q in visible]
    return square_view(x, y, REFINED_EXTENT * max(MIN_REFINED_SIZE * face['head']['size'], *distances))


def refine_points(network, pixels, face, mirror):
    """{head, points, score} with points from the mean of two passes, on the cells of the first; the score stays."""
    view, heats = face['view'], face['outputs']['points'].copy()
    closer = refined_view(face)
    xs = (view.left + STRIDE * view.step_x * np.arange(heats.shape[2]) - closer.left) / (STRIDE * closer.step_x)
    ys = (view.top + STRIDE * view.step_y * np.arange(heats.shape[1]) - closer.top) / (STRIDE * closer.step_y)
    for channel, second in enumerate(predict(network, pixels, closer, mirror)['points']):
        columns, rows = inside(xs, (0, second.shape[1] - 1)), inside(ys, (0, second.shape[0] - 1))
        here = np.ix_(np.isin(ys, rows), np.isin(xs, columns))
        heats[channel][here] = (heats[channel][here] + sample(Grid(second, 0, 0, 1, 1), columns, rows)) / 2
    points = find_points({'points': heats}, face['head'], view)
    return {'head': face['head'], 'points': points, 'score': face['score']}


def mask_other_dogs(grid, owner, first, owners):
    """The close-up of dog number `owner` (from 1), without the cells that the first pass assigned to another dog."""
    owner_at = values_at(owners, first, *grid.axes())
    return replace(grid, logits=np.where((owner_at == 0) | (owner_at == owner), grid.logits, NOT_DOG))


def measure(grid, dog, owner, first, owners, size):
    """{box, area} of a dog in its close-up, over the parts that overlap its cells or reach its head; area in square px.

    None if less than MIN_KEPT_SHARE of its first-pass area is left.
    """
    xs, ys = grid.axes()
    on_photo = values_at(np.ones(size[::-1]), Grid(np.ones(size[::-1]), 0, 0, 1, 1), xs, ys) > 0
    own = (values_at(owners, first, xs, ys) == owner).ravel()
    if dog['face']:
        own |= dogs.distances(grid, np.arange(own.size), dog['face']['head']) < 1
    parts = [part for part in dogs.connected_components(on_photo & (grid.logits >= 0)) if own[part].any()]
    if not parts:
        return None
    cells = np.concatenate(parts)
    area = len(cells) * grid.step_x * grid.step_y
    if area < MIN_KEPT_SHARE * dog['area']:
        return None
    return {'box': dogs.clip_box(grid.box(cells), *size), 'area': area}


def is_inside(area, head):
    left, top, width, height = area
    return left <= head['x'] < left + width and top <= head['y'] < top + height


def find(network, image, area=None, mirror=True):
    """Finds the dogs in a PIL image, or in an area of it (left, top, width, height in whole px).

    Returns {first: Grid, owners: [rows][columns] of 0 or a dog's number, dogs: [{box, area, score, face, close_up}]}.
    """
    pixels, size = normalize(image), image.size
    area = area or (0, 0, *size)
    view = area_view(area, INPUT_SIDE)
    outputs = predict(network, pixels, view, mirror)
    first, heads, close_ups = grid_of(outputs, view), find_heads(outputs, view), {}
    colors = 127.5 * render(pixels, View(first.left, first.top, first.step_x, first.step_y, *first.logits.shape[::-1]))

    def close_up_of(box):
        if box not in close_ups:
            window = close_up_view(box)
            close_ups[box] = window, predict(network, pixels, window, mirror)
        return close_ups[box]

    candidates = [{'head': head, 'score': head['score']} for head in non_maximum_suppression(heads)]
    likely = other_dogs.likely_heads(candidates)
    for dog in dogs.find_dogs(first, likely, size, WINDOW_EXTENT, colors)[:MAX_CLOSE_UPS]:
        window, close_up_outputs = close_up_of(dog['box'])
        heads = heads + [head for head in find_heads(close_up_outputs, window) if is_inside(area, head)]
    faces = [find_face(network, pixels, head, mirror) for head in non_maximum_suppression(heads)]
    faces = other_dogs.likely_faces([face for face in faces if face['score'] >= MIN_FACE_SCORE])
    faces = [refine_points(network, pixels, face, mirror) for face in faces]
    found = dogs.find_dogs(first, faces, size, WINDOW_EXTENT, colors)
    owners = np.zeros(first.logits.size, int)
    for i, dog in enumerate(found):
        owners[dog['cells']] = i + 1
    owners = owners.reshape(first.logits.shape)
    for i, dog in enumerate(found):
        dog.update(close_up=None, area=len(dog.pop('cells')) * first.step_x * first.step_y)
        if i < MAX_CLOSE_UPS:
            window, close_up_outputs = close_up_of(dog['box'])
            close_up = mask_other_dogs(grid_of(close_up_outputs, window), i + 1, first, owners)
            measured = measure(close_up, dog, i + 1, first, owners, size)
            if measured:
                dog.update(measured, close_up=close_up)
    return {'first': first, 'owners': owners, 'dogs': found}


def merged_log_odds(found, width, height):
    """[height][width] log odds of dog over a photo: from the close-ups, elsewhere from the first pass."""
    xs, ys = np.arange(width), np.arange(height)
    first, close_ups = found['first'], np.full((height, width), -np.inf)
    owner_at = values_at(found['owners'], first, xs, ys)
    for i, dog in enumerate(found['dogs']):
        if dog['close_up']:
            columns, rows = (inside(at, ends) for at, ends in zip((xs, ys), dog['close_up'].axes()))
            here = np.ix_(rows, columns)
            is_own = (owner_at[here] == 0) | (owner_at[here] == i + 1)
            values = np.where(is_own, sample(dog['close_up'], columns, rows), -np.inf)
            close_ups[here] = np.maximum(close_ups[here], values)
    return np.where(np.isfinite(close_ups), close_ups, sample(first, xs, ys))


def inside(at, ends):
    """The positions that lie within a grid's axis."""
    return at[(at >= ends[0]) & (at <= ends[-1])]
