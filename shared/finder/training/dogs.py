"""Decides which cells and which face belong to which dog."""
import math

import numpy as np

from partition import partition
from peaks import sigmoid

MIN_LONE_FACE_SCORE = 0.6
# The reach is in square roots of a dog's number of cells, the others are shares of all cells.
PART_REACH, MIN_AREA_SHARE, HALF_SCORE_SHARE = 0.15, 0.005, 0.01


def connected_components(is_in):
    """Connected components as [cells], with corners connected; is_in is [rows][columns]."""
    width = is_in.shape[1]
    left = dict.fromkeys(np.flatnonzero(is_in).tolist())
    parts = []
    while left:
        part = [next(iter(left))]
        del left[part[0]]
        for cell in part:
            for down in (-width, 0, width):
                for across in (-1, 0, 1):
                    other = cell + down + across
                    if 0 <= cell % width + across < width and other in left:
                        del left[other]
                        part.append(other)
        parts.append(np.array(part))
    return parts


def distances(grid, cells, head):
    """Distances of cells from a head, in sizes of the head."""
    x, y = grid.positions(cells)
    return np.hypot(x - head['x'], y - head['y']) / head['size']


def part_under(head, parts, grid):
    """Index of the part with the cell nearest to a head, or None if none is less than the head's size away."""
    nearest = [distances(grid, part, head).min() for part in parts]
    return int(np.argmin(nearest)) if min(nearest, default=1) < 1 else None


def gap(cells, part, width):
    """Smallest Chebyshev distance between two parts, in cells."""
    x, y = (np.abs(np.subtract.outer(f(part), f(cells))) for f in (lambda c: c % width, lambda c: c // width))
    return np.maximum(x, y).min() if len(cells) else math.inf


def divide_among(part, faces, grid, colors):
    """One instance per face; if there are several, the cells are divided by position and color."""
    if len(faces) == 1:
        return [(part, faces[0])]
    owner = partition(part, [face['head'] for face in faces], grid, colors)
    return [(part[owner == i], face) for i, face in enumerate(faces)]


def find_instances(grid, faces, colors):
    """The dogs as [(cells, face or None)]; `faces` have a head and a score, `colors` are [rows][columns][3]."""
    parts, faces_on = connected_components(grid.logits >= 0), {}
    for face in sorted(faces, key=lambda face: -face['score']):
        faces_on.setdefault(part_under(face['head'], parts, grid), []).append(face)
    instances = [
        instance
        for i, part in enumerate(parts)
        if i in faces_on
        for instance in divide_among(part, faces_on[i], grid, colors)
    ]
    add_faceless(instances, [part for i, part in enumerate(parts) if i not in faces_on], grid)
    lone = [face for face in faces_on.get(None, []) if face['score'] >= MIN_LONE_FACE_SCORE]
    return instances + [(np.array([], int), face) for face in lone]


def add_faceless(instances, parts, grid):
    """Adds each part without a face to the dog nearest to it, or as a dog of its own if it is large."""
    for part in sorted(parts, key=lambda part: -len(part)):
        gaps = [gap(cells, part, grid.logits.shape[1]) / math.sqrt(max(1, len(cells))) for cells, _ in instances]
        nearest = int(np.argmin(gaps)) if gaps else None
        if gaps and gaps[nearest] <= PART_REACH:
            cells, face = instances[nearest]
            instances[nearest] = np.concatenate([cells, part]), face
        elif len(part) >= MIN_AREA_SHARE * grid.logits.size:
            instances.append((part, None))


def score(grid, cells):
    """Mean probability of a dog's cells, lower for a small dog, which is seldom the subject of a photo."""
    share = len(cells) / grid.logits.size
    mean = sigmoid(grid.logits.ravel()[cells]).mean() if len(cells) else 0
    return mean * share / (share + HALF_SCORE_SHARE)


def box_around(grid, cells, face, extent):
    """Box around the cells, or if there are none, a box around the head, `extent` head sizes wide."""
    if len(cells):
        return grid.box(cells)
    head, half = face['head'], extent * face['head']['size'] / 2
    x, y = head['x'] + 0.5, head['y'] + 0.5
    return x - half, y - half, x + half, y + half


def clip_box(box, width, height):
    """The box, clipped to a photo."""
    return max(box[0], 0), max(box[1], 0), min(box[2], width), min(box[3], height)


def find_dogs(grid, faces, size, extent, colors):
    """[{cells, face, box, score}] in a photo of `size`, highest score first; boxes run along pixel edges."""
    found = []
    for cells, face in find_instances(grid, faces, colors):
        box = clip_box(box_around(grid, cells, face, extent), *size)
        found.append({'cells': cells, 'face': face, 'box': box, 'score': score(grid, cells)})
    return sorted(found, key=lambda dog: -dog['score'])
