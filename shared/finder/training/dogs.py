"""Decides which cells and which face belong to which dog."""
import math

import numpy as np

from partition import partition
from peaks import sigmoid

LONE_FACE_SCORE = 0.6
# In square roots of a dog's number of cells; in shares of all cells.
PART_REACH, LEAST_SHARE, HALF_SCORE_SHARE = 0.15, 0.005, 0.01


def connected_parts(is_in):
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
    x, y = grid.places(cells)
    return np.hypot(x - head['x'], y - head['y']) / head['size']


def part_under(head, parts, grid):
    """Index of the part with the cell nearest to a head, or None if none is less than the head's size away."""
    least = [distances(grid, part, head).min() for part in parts]
    return int(np.argmin(least)) if min(least, default=1) < 1 else None


def gap(cells, part, width):
    """Smallest Chebyshev distance between two parts, in cells."""
    x, y = (np.abs(np.subtract.outer(f(part), f(cells))) for f in (lambda c: c % width, lambda c: c // width))
    return np.maximum(x, y).min() if len(cells) else math.inf


def share(part, faces, grid, colors):
    """One dog per face; if there are several, the cells are divided by position and color."""
    if len(faces) == 1:
        return [(part, faces[0])]
    owner = partition(part, [face['head'] for face in faces], grid, colors)
    return [(part[owner == i], face) for i, face in enumerate(faces)]


def divide(grid, faces, colors):
    """The dogs as [(cells, face or None)]; `faces` have a head and a score, `colors` are [rows][columns][3]."""
    width, parts = grid.logits.shape[1], connected_parts(grid.logits >= 0)
    on = {}
    for face in sorted(faces, key=lambda face: -face['score']):
        on.setdefault(part_under(face['head'], parts, grid), []).append(face)
    members = [member for i, part in enumerate(parts) if i in on for member in share(part, on[i], grid, colors)]
    for part in sorted((part for i, part in enumerate(parts) if i not in on), key=lambda part: -len(part)):
        gaps = [gap(cells, part, width) / math.sqrt(max(1, len(cells))) for cells, _ in members]
        near = int(np.argmin(gaps)) if gaps else None
        if gaps and gaps[near] <= PART_REACH:
            members[near] = np.concatenate([members[near][0], part]), members[near][1]
        elif len(part) >= LEAST_SHARE * grid.logits.size:
            members.append((part, None))
    return members + [(np.array([], int), f) for f in on.get(None, []) if f['score'] >= LONE_FACE_SCORE]


def score(grid, cells):
    amount = len(cells) / grid.logits.size
    mean = sigmoid(grid.logits.ravel()[cells]).mean() if len(cells) else 0
    return mean * amount / (amount + HALF_SCORE_SHARE)


def box_around(grid, cells, face, extent):
    """Box around the cells, or if there are none, a box around the head, `extent` head sizes wide."""
    if len(cells):
        return grid.box(cells)
    head, half = face['head'], extent * face['head']['size'] / 2
    x, y = head['x'] + 0.5, head['y'] + 0.5
    return x - half, y - half, x + half, y + half


def within(box, width, height):
    return max(box[0], 0), max(box[1], 0), min(box[2], width), min(box[3], height)


def find_dogs(grid, faces, size, extent, colors):
    """[{cells, face, box, score}] in a photo of `size`, surest first; a box is (x0, y0, x1, y1) along pixel edges."""
    found = []
    for cells, face in divide(grid, faces, colors):
        box = within(box_around(grid, cells, face, extent), *size)
        found.append({'cells': cells, 'face': face, 'box': box, 'score': score(grid, cells)})
    return sorted(found, key=lambda dog: -dog['score'])
