"""Disguises dogs, so that the network does not go by color alone: clothes, things in front, a ground in their colors.

A sample is (image, mask, dogs, known area), as `data.show` gives it; each function returns a new one, or the same
where its disguise does not fit.
"""
import math

import numpy as np
from PIL import Image, ImageFilter

import frames
from targets import DOG, NOT_DOG, STRIDE

# Smaller dogs, in px, stay as they are.
LEAST_DOG = 1500
# Clothes keep this many face sizes away from a face's center, and leave this share of the dog free.
FACE_FREE, LEAST_CLOTHABLE = 1.1, 0.15
# A thing in front of a dog hides at most this share of it.
MOST_HIDDEN = 0.45


def patch(random, center, side, shape):
    """[h][w] of bool: a turned superellipse, from an ellipse to nearly a rectangle, of about side x side px."""
    y, x = np.ogrid[: shape[0], : shape[1]]
    angle, stretch, power = random.uniform(0, math.pi), math.exp(random.normal(0, 0.35)), random.choice((2, 3, 6))
    across = (x - center[0]) * math.cos(angle) + (y - center[1]) * math.sin(angle)
    down = (y - center[1]) * math.cos(angle) - (x - center[0]) * math.sin(angle)
    return np.abs(2 * across / (side * stretch)) ** power + np.abs(2 * down * stretch / side) ** power < 1


def fabric(random, shape):
    """[h][w][3] of one color, or of two in stripes or squares."""
    y, x = np.ogrid[: shape[0], : shape[1]]
    colors = random.uniform(0, 255, (2, 3))
    angle, period = random.uniform(0, math.pi), random.uniform(6, 60)
    across = np.sin((x * math.cos(angle) + y * math.sin(angle)) * 2 * math.pi / period)
    down = np.sin((y * math.cos(angle) - x * math.sin(angle)) * 2 * math.pi / period)
    pattern = random.choice(('plain', 'stripes', 'squares'), p=(0.5, 0.3, 0.2))
    second = {'plain': 0 * across, 'stripes': across, 'squares': across * down}[pattern] > 0
    return np.where(second[..., None], colors[1], colors[0])


def blend(image, other, where, blur):
    """`image` with the pixels of `other` [h][w][3] in the bool area `where`, with a soft edge."""
    alpha = Image.fromarray(np.where(where, 255, 0).astype(np.uint8)).filter(ImageFilter.GaussianBlur(blur))
    return Image.composite(Image.fromarray(np.clip(other, 0, 255).astype(np.uint8)), image, alpha)


def uncovered(dogs, hidden):
    """The dogs without the points in the bool area `hidden`."""

    def visible(point):
        x, y = (int(round(v)) for v in point)
        return not (0 <= y < hidden.shape[0] and 0 <= x < hidden.shape[1] and hidden[y, x])

    return [{**dog, 'points': [p if p is not None and visible(p) else None for p in dog['points']]} for dog in dogs]


def some_pixel(random, area):
    """(x, y) of a random pixel of a bool area."""
    y, x = np.unravel_index(random.choice(np.flatnonzero(area)), area.shape)
    return x, y


def clothe(random, sample):
    """Dresses part of a dog in a fabric that keeps its light and shade; faces stay free, and it is still a dog."""
    image, mask, dogs, known = sample
    dog, faces = mask == DOG, [f for f in (frames.face(d['points']) for d in dogs) if f]
    y, x = np.ogrid[: mask.shape[0], : mask.shape[1]]
    free = dog.copy()
    for center, size in faces:
        free &= np.hypot(x - center[0], y - center[1]) > FACE_FREE * size
    if not faces or dog.sum() < LEAST_DOG or free.sum() < LEAST_CLOTHABLE * dog.sum():
        return sample
    side = math.sqrt(dog.sum()) * random.uniform(0.5, 1.4)
    covered = free & patch(random, some_pixel(random, free), side, mask.shape)
    light = np.asarray(image.convert('L').filter(ImageFilter.GaussianBlur(2)), float) + 20
    shade = np.clip(light / light[covered].mean(), 0.4, 1.7)
    dressed = blend(image, fabric(random, mask.shape) * shade[..., None], covered, 0.7)
    return dressed, mask, uncovered(dogs, covered), known


def cover(random, sample, thing):
    """Puts a piece of the picture `thing`, which shows no dog, in front of part of a dog."""
    image, mask, dogs, known = sample
    dog = mask == DOG
    if dog.sum() < LEAST_DOG:
        return sample
    side = math.sqrt(dog.sum()) * random.uniform(0.3, 0.9)
    covered = patch(random, some_pixel(random, dog), side, mask.shape)
    if (covered & dog).sum() > MOST_HIDDEN * dog.sum():
        return sample
    behind = blend(image, np.asarray(thing), covered, random.uniform(0.5, 1.2))
    cells = covered[::STRIDE, ::STRIDE]
    return behind, np.where(covered, NOT_DOG, mask).astype(np.uint8), uncovered(dogs, covered), np.where(cells, 1, known)


def camouflage(random, sample):
    """Gives the ground the dog's colors: the mean and deviation of each channel (Reinhard and others 2001, in RGB)."""
    image, mask, dogs, known = sample
    pixels, dog = np.asarray(image, np.float32), mask == DOG
    # Outside the photo a frame stays neutral.
    ground = (mask == NOT_DOG) & (pixels != frames.NEUTRAL).any(2)
    if dog.sum() < LEAST_DOG or ground.sum() < LEAST_DOG:
        return sample
    mean, deviation = pixels[dog].mean(0), pixels[dog].std(0) + 4
    alike = (pixels - pixels[ground].mean(0)) / (pixels[ground].std(0) + 4) * deviation + mean
    mixed = pixels + random.uniform(0.5, 1) * (alike - pixels)
    return blend(image, mixed, ground, 0.8), mask, dogs, known
