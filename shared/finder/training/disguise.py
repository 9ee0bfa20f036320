"""Disguises dogs, so that the network does not rely on color alone: clothes, occlusion, a background in their colors.

A sample is (image, mask, dogs, known area), as `data.render_sample` returns it. Each function returns a new sample, or
the same one if the disguise does not fit.
"""
import math

import numpy as np
from PIL import Image, ImageFilter

import frames
from targets import DOG, NOT_DOG, STRIDE

# Minimum area of a dog to disguise, square px.
MIN_DOG_AREA = 1500
# Clothes keep this distance from a face's center, in face sizes. A dog is dressed only if at least this share of it is
# farther away from its face.
FACE_MARGIN, MIN_BODY_SHARE = 1.1, 0.15
# An occluder hides at most this share of a dog.
MAX_HIDDEN_SHARE = 0.45


def patch(random, center, side, shape):
    """[h][w] of bool: a rotated superellipse, from an ellipse to nearly a rectangle, of about side x side px."""
    y, x = np.ogrid[: shape[0], : shape[1]]
    angle, stretch, power = random.uniform(0, math.pi), math.exp(random.normal(0, 0.35)), random.choice((2, 3, 6))
    across = (x - center[0]) * math.cos(angle) + (y - center[1]) * math.sin(angle)
    down = (y - center[1]) * math.cos(angle) - (x - center[0]) * math.sin(angle)
    return np.abs(2 * across / (side * stretch)) ** power + np.abs(2 * down * stretch / side) ** power < 1


def fabric(random, shape):
    """[h][w][3]: one color, or two in stripes or squares."""
    y, x = np.ogrid[: shape[0], : shape[1]]
    colors = random.uniform(0, 255, (2, 3))
    angle, period = random.uniform(0, math.pi), random.uniform(6, 60)
    across = np.sin((x * math.cos(angle) + y * math.sin(angle)) * 2 * math.pi / period)
    down = np.sin((y * math.cos(angle) - x * math.sin(angle)) * 2 * math.pi / period)
    pattern = random.choice(('plain', 'stripes', 'squares'), p=(0.5, 0.3, 0.2))
    is_second = {'plain': 0 * across, 'stripes': across, 'squares': across * down}[pattern] > 0
    return np.where(is_second[..., None], colors[1], colors[0])


def blend(image, other, where, blur):
    """`image` with the pixels of `other` [h][w][3] in the bool area `where`, with a soft edge."""
    alpha = Image.fromarray(np.where(where, 255, 0).astype(np.uint8)).filter(ImageFilter.GaussianBlur(blur))
    return Image.composite(Image.fromarray(np.clip(other, 0, 255).astype(np.uint8)), image, alpha)


def hide_points(dogs, hidden):
    """The dogs without the points in the bool area `hidden`."""

    def visible(point):
        x, y = (int(round(v)) for v in point)
        return not (0 <= y < hidden.shape[0] and 0 <= x < hidden.shape[1] and hidden[y, x])

    return [{**dog, 'points': [p if p is not None and visible(p) else None for p in dog['points']]} for dog in dogs]


def random_pixel(random, area):
    """(x, y) of a random pixel of a bool area."""
    y, x = np.unravel_index(random.choice(np.flatnonzero(area)), area.shape)
    return x, y


def dress(random, sample):
    """Dresses part of a dog in a fabric with the dog's light and shade. Faces stay free; clothes count as dog."""
    image, mask, dogs, known = sample
    dog, faces = mask == DOG, [f for f in (frames.face(d['points']) for d in dogs) if f]
    y, x = np.ogrid[: mask.shape[0], : mask.shape[1]]
    body = dog.copy()
    for center, size in faces:
        body &= np.hypot(x - center[0], y - center[1]) > FACE_MARGIN * size
    if not faces or dog.sum() < MIN_DOG_AREA or body.sum() < MIN_BODY_SHARE * dog.sum():
        return sample
    side = math.sqrt(dog.sum()) * random.uniform(0.5, 1.4)
    dressed = body & patch(random, random_pixel(random, body), side, mask.shape)
    light = np.asarray(image.convert('L').filter(ImageFilter.GaussianBlur(2)), float) + 20
    shade = np.clip(light / light[dressed].mean(), 0.4, 1.7)
    result = blend(image, fabric(random, mask.shape) * shade[..., None], dressed, 0.7)
    return result, mask, hide_points(dogs, dressed), known


def occlude(random, sample, occluder):
    """Hides part of a dog behind a piece of `occluder`, a picture without a dog."""
    image, mask, dogs, known = sample
    dog = mask == DOG
    if dog.sum() < MIN_DOG_AREA:
        return sample
    side = math.sqrt(dog.sum()) * random.uniform(0.3, 0.9)
    hidden = patch(random, random_pixel(random, dog), side, mask.shape)
    if (hidden & dog).sum() > MAX_HIDDEN_SHARE * dog.sum():
        return sample
    result = blend(image, np.asarray(occluder), hidden, random.uniform(0.5, 1.2))
    mask = np.where(hidden, NOT_DOG, mask).astype(np.uint8)
    return result, mask, hide_points(dogs, hidden), np.where(hidden[::STRIDE, ::STRIDE], 1, known)


def camouflage(random, sample):
    """Gives the background the dog's mean and deviation of each channel (Reinhard and others 2001, but in RGB)."""
    image, mask, dogs, known = sample
    pixels, dog = np.asarray(image, np.float32), mask == DOG
    # The part of the frame outside the photo stays neutral.
    background = (mask == NOT_DOG) & (pixels != frames.NEUTRAL).any(2)
    if dog.sum() < MIN_DOG_AREA or background.sum() < MIN_DOG_AREA:
        return sample
    mean, deviation = pixels[dog].mean(0), pixels[dog].std(0) + 4
    recolored = (pixels - pixels[background].mean(0)) / (pixels[background].std(0) + 4) * deviation + mean
    mixed = pixels + random.uniform(0.5, 1) * (recolored - pixels)
    return blend(image, mixed, background, 0.8), mask, dogs, known
