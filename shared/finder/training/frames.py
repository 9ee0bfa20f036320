"""Random frames: crops of photos for the network, with their boxes and points.

A frame has a width, a height and a 2x3 matrix that maps its pixels to photo pixels.
"""
import math
from dataclasses import dataclass

import numpy as np
from PIL import Image

NEUTRAL = (127, 127, 127)
# Left and right points swap in a mirrored dog.
MIRRORED = (1, 0, 2, 4, 3)
# Minimum size of a face to zoom in on, and minimum side of a frame, both in photo px.
MIN_FACE_SIZE, MIN_WINDOW_SIDE = 8, 50


@dataclass
class Frame:
    matrix: np.ndarray
    width: int
    height: int
    mirrored: bool

    def to_frame(self, points):
        """Maps photo pixels to frame pixels; points is [n][2]."""
        inverse = np.linalg.inv(self.matrix[:, :2])
        return (np.asarray(points, float) - self.matrix[:, 2]) @ inverse.T


def face(points):
    """(center, size) of a face in px from its eyes and nose, or None if fewer than two are labeled.

    The size is the largest distance among eyes and nose, so that a profile has one too.
    """
    labeled = np.array([p for p in points[:3] if p is not None], float)
    if len(labeled) < 2:
        return None
    return labeled.mean(0), max(math.dist(a, b) for a in labeled for b in labeled)


def make_frame(random, center, scale, width, height, rotation):
    """A frame around a point of a photo, `scale` photo px per frame px; `rotation` is a standard deviation, degrees."""
    angle, mirrored = math.radians(random.normal(0, rotation)), random.random() < 0.5
    stretch = math.exp(random.normal(0, 0.05))
    across, down = scale * stretch * (-1 if mirrored else 1), scale / stretch
    linear = np.array(
        [
            [math.cos(angle) * across, -math.sin(angle) * down],
            [math.sin(angle) * across, math.cos(angle) * down],
        ]
    )
    middle = np.array([(width - 1) / 2, (height - 1) / 2])
    matrix = np.column_stack([linear, np.asarray(center, float) - linear @ middle])
    return Frame(matrix, width, height, mirrored)


def whole_frame(random, photo, width, height):
    """A frame of about the whole photo, scaled between fitting and filling the frame."""
    across, down = photo.image.width / width, photo.image.height / height
    scale = random.uniform(0.85 * min(across, down), 1.1 * max(across, down))
    center = np.array(photo.image.size) * (0.5 + random.uniform(-0.06, 0.06, 2))
    return make_frame(random, center, scale, width, height, 7)


def box_frame(random, box, width, height, margin=(1.0, 2.2)):
    """A frame of a dog with some margin; a margin below 1 crops it."""
    across, down = (box[2] - box[0]) / width, (box[3] - box[1]) / height
    if random.random() < 0.2:
        margin = (0.5, 1.0)
    scale = max(max(across, down) * random.uniform(*margin), MIN_WINDOW_SIDE / width)
    center = np.array([box[0] + box[2], box[1] + box[3]]) / 2
    center = center + random.uniform(-0.22, 0.22, 2) * scale * np.array([width, height])
    return make_frame(random, center, scale, width, height, 12)


def head_frame(random, center, size, width, height):
    """A frame in which a face takes a seventh to two fifths of a side.

    The product aims at a quarter, but may misjudge the size.
    """
    extent = max(size * math.exp(random.uniform(math.log(2.5), math.log(7))), MIN_WINDOW_SIDE)
    center = center + random.uniform(-0.28, 0.28, 2) * extent
    return make_frame(random, center, extent / min(width, height), width, height, 14)


def mask_box(photo):
    """Box around the part of the mask that is certainly dog, or around the whole photo if there is none."""
    box = photo.mask.point(lambda v: 255 if v > 200 else 0).getbbox() if photo.mask else None
    return box or (0, 0, photo.image.width, photo.image.height)


def choose_dog(random, photo, width, height):
    """A frame of a dog or of the whole photo; of a photo without a dog, the whole or a part."""
    if random.random() < 0.45:
        return whole_frame(random, photo, width, height)
    boxes = [dog['box'] for dog in photo.dogs] or [mask_box(photo)]
    margin = (1.0, 2.2) if photo.mask else (0.4, 1.1)
    return box_frame(random, boxes[random.integers(len(boxes))], width, height, margin)


def choose_head(random, photo, width, height):
    """A frame of a face or, if none is labeled, of part of a dog or of the photo."""
    faces = [f for f in (face(dog['points']) for dog in photo.dogs) if f and f[1] >= MIN_FACE_SIZE]
    if faces:
        center, size = faces[random.integers(len(faces))]
        return head_frame(random, center, size, width, height)
    boxes = [dog['box'] for dog in photo.dogs] or [mask_box(photo)]
    return box_frame(random, boxes[random.integers(len(boxes))], width, height, (0.3, 1.0))


# By the subject of a batch.
FRAME_CHOOSERS = {'dog': choose_dog, 'head': choose_head}


def render(image, frame, sampling=Image.BILINEAR, fill=NEUTRAL):
    """Resamples a picture to a frame, after halving it while the frame shrinks it."""
    matrix = frame.matrix
    while sampling == Image.BILINEAR and abs(np.linalg.det(matrix[:, :2])) > 2.5:
        image = image.reduce(2)
        matrix = np.column_stack([matrix[:, :2] / 2, (matrix[:, 2] - 0.5) / 2])
    # PIL measures from a pixel's corner, frames from its center.
    offset = matrix[:, 2] + 0.5 - matrix[:, :2] @ [0.5, 0.5]
    data = np.column_stack([matrix[:, :2], offset]).ravel()
    return image.transform((frame.width, frame.height), Image.AFFINE, tuple(data), sampling, fillcolor=fill)


def move_dogs(photo, frame):
    """The photo's dogs with boxes and points in frame pixels."""
    moved = []
    for dog in photo.dogs:
        x0, y0, x1, y1 = dog['box']
        corners = frame.to_frame([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
        points = [None if p is None else frame.to_frame([p])[0] for p in dog['points']]
        if frame.mirrored:
            points = [points[i] for i in MIRRORED]
        moved.append({'box': (*corners.min(0), *corners.max(0)), 'points': points})
    return moved
