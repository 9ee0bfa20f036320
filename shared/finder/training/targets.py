"""Turns the labels in a frame into the network's targets, with a weight for every cell."""
import numpy as np
from PIL import Image, ImageFilter

from frames import face
from graph import POINTS

STRIDE, MASK_STRIDE = 4, 2
# The size channel is log(face size in px / SIZE_UNIT), which starts near zero.
SIZE_UNIT = 32.0
DOG, NOT_DOG, UNKNOWN = 255, 0, 128
# Maximum number of faces of a frame that have location targets; the largest ones do.
MAX_FACES = 4
# A cell of a soft mask counts as dog, or as not dog, if its probability is within this distance of 1 or 0.
SURE_MARGIN = 0.15


def to_mask_bytes(mask, hard):
    """A rendered mask as bytes: 255 dog, 0 not, 128 unknown; uncertain parts of a soft mask are unknown."""
    values = np.asarray(mask)
    if hard:
        return values
    low, high = SURE_MARGIN * 255, (1 - SURE_MARGIN) * 255
    return np.where(values > high, DOG, np.where(values < low, NOT_DOG, UNKNOWN)).astype(np.uint8)


def gaussian(x, y, sigma, height, width):
    """A peak of 1 at (x, y), in cells."""
    row = np.exp(-((np.arange(width) - x) ** 2) / (2 * sigma**2))
    column = np.exp(-((np.arange(height) - y) ** 2) / (2 * sigma**2))
    return np.outer(column, row).astype(np.float32)


def known_area(photo_kind, mask, dogs):
    """[h][w]: 1 where all faces are labeled, so that any other predicted face is an error; 0 elsewhere."""
    cells = mask[::STRIDE, ::STRIDE]
    if photo_kind == 'unmasked':
        return np.zeros(cells.shape, np.float32)
    dog = Image.fromarray(np.where(cells == DOG, 255, 0).astype(np.uint8)).filter(ImageFilter.MaxFilter(5))
    known = (np.asarray(dog) == 0).astype(np.float32)
    for dog in dogs:
        known[box_cells(dog['box'], cells.shape)] = 1
    return known


def box_cells(box, shape):
    x0, y0, x1, y1 = (max(0, round(v / STRIDE)) for v in box)
    return slice(y0, min(y1 + 1, shape[0])), slice(x0, min(x1 + 1, shape[1]))


def point_sigma(size):
    """A tenth of the face's size, in cells, but wide enough that a small face has a learnable peak."""
    return float(np.clip(0.1 * size / STRIDE, 0.8, 1.8))


def point_targets(dogs, known):
    """(heat, its weight) as [points][h][w], then (center, its weight, log size, its weight) as [h][w]."""
    height, width = known.shape
    heat = np.zeros((len(POINTS), height, width), np.float32)
    weight = np.repeat(known[None], len(POINTS), 0)
    center, center_weight = np.zeros((height, width), np.float32), known.copy()
    log_size, size_weight = np.zeros((height, width), np.float32), np.zeros((height, width), np.float32)
    for dog in dogs:
        found, inside = face(dog['points']), box_cells(dog['box'], known.shape)
        # Only visible points are labeled: a point missing next to labeled ones is hidden, but a dog
        # with fewer than two may have a face that nobody labeled.
        for j, point in enumerate(dog['points']):
            if point is None:
                weight[j][inside] *= 0.5 if found else 0
        if not found:
            center_weight[inside] = 0
    for dog in dogs:
        found = face(dog['points'])
        size = found[1] if found else STRIDE * 10
        for j, point in enumerate(dog['points']):
            if point is not None:
                peak = gaussian(point[0] / STRIDE, point[1] / STRIDE, point_sigma(size), height, width)
                heat[j] = np.maximum(heat[j], peak)
                weight[j] = np.where(peak > 0.01, 1, weight[j])
        if found:
            x, y = found[0] / STRIDE
            peak = gaussian(x, y, float(np.clip(0.2 * size / STRIDE, 1, 6)), height, width)
            nearer = peak > np.maximum(center, 0.3)
            log_size[nearer], size_weight[nearer] = np.log(size / SIZE_UNIT), peak[nearer]
            center = np.maximum(center, peak)
    return heat, weight, center, center_weight, log_size, size_weight


def location_targets(dogs, shape):
    """(locations, visible, faces) of at most MAX_FACES faces, in cells.

    Locations are [face][point][x, y], visible [face][point] is 1 if a labeled point is inside the frame, and faces
    are [face][x, y, size]; missing faces have size 0.
    """
    locations = np.zeros((MAX_FACES, len(POINTS), 2), np.float32)
    visible = np.zeros((MAX_FACES, len(POINTS)), np.float32)
    faces = np.zeros((MAX_FACES, 3), np.float32)
    with_faces = [(dog, face(dog['points'])) for dog in dogs]
    largest = sorted((pair for pair in with_faces if pair[1]), key=lambda pair: -pair[1][1])
    for i, (dog, (center, size)) in enumerate(largest[:MAX_FACES]):
        faces[i] = center[0] / STRIDE, center[1] / STRIDE, size / STRIDE
        for j, point in enumerate(dog['points']):
            if point is not None:
                x, y = locations[i, j] = point[0] / STRIDE, point[1] / STRIDE
                visible[i, j] = 0 <= x <= shape[1] - 1 and 0 <= y <= shape[0] - 1
    return locations, visible, faces
