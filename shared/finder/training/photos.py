"""Loads the photos with their masks and labels, and keeps them decoded in memory.

README.md describes the folder of photos. `teacher` holds the soft masks that teach.py writes. A folder of drawings
holds images, masks and labels.json.
"""
import json
import os
import random
from dataclasses import dataclass, field

import numpy as np
from PIL import Image

IMAGES = ('.jpg', '.jpeg', '.png')


@dataclass
class Photo:
    """`hard` masks are 255 dog, 0 not, 128 unknown; soft ones are probabilities. `dogs` have boxes and points."""

    name: str
    kind: str
    image: Image.Image
    mask: Image.Image = None
    hard: bool = True
    dogs: list = field(default_factory=list)


def names(folder):
    return sorted(n for n in os.listdir(folder) if n.lower().endswith(IMAGES)) if os.path.isdir(folder) else []


def stem(name):
    return os.path.splitext(name)[0]


def open_image(path, mode='RGB'):
    with Image.open(path) as image:
        return image.convert(mode)


def read_labels(path):
    with open(path) as file:
        return json.load(file)['images']


def load_labeled(data, part, labels):
    """Photos of `masked` or `judge` (hard masks), or of `points` (no masks)."""
    photos = []
    for name in names(f'{data}/{part}/images'):
        path = f'{data}/{part}/masks/{stem(name)}.png'
        mask = open_image(path, 'L') if os.path.exists(path) else None
        dogs = [{'box': dog['box'], 'points': dog['points'][:5]} for dog in labels[name]['dogs']]
        photos.append(Photo(name, part, open_image(f'{data}/{part}/images/{name}'), mask, True, dogs))
    return photos


def is_confident(mask):
    """Whether the teacher saw a dog and was uncertain about less than twice the dog's area."""
    counts = np.asarray(mask.histogram()) / (mask.width * mask.height)
    certain, uncertain = counts[218:].sum(), counts[38:218].sum()
    return certain > 0.01 and uncertain < 2 * certain


def add_soft_masks(photos, folder):
    """Adds the teacher's mask, of any size, to each photo; drops photos whose mask is too uncertain."""
    kept = []
    for photo in photos:
        path = f'{folder}/{photo.kind}/{stem(photo.name)}.png'
        mask = open_image(path, 'L') if os.path.exists(path) else None
        if mask and is_confident(mask):
            photo.mask, photo.hard = mask.resize(photo.image.size, Image.BILINEAR), False
            kept.append(photo)
    return kept


def load_plain(data, part):
    return [Photo(name, part, open_image(f'{data}/{part}/{name}')) for name in names(f'{data}/{part}')]


def load_drawn(folder):
    """All drawings, with exact masks and points."""
    labels = read_labels(f'{folder}/labels.json')
    photos = []
    for name in sorted(labels):
        mask = open_image(f'{folder}/masks/{stem(name)}.png', 'L')
        dogs = [{'box': dog['box'], 'points': dog['points'][:5]} for dog in labels[name]['dogs']]
        photos.append(Photo(name, 'drawn', open_image(f'{folder}/images/{name}'), mask, True, dogs))
    return photos


def split_masked(photos, count=100, seed=7):
    """(training, validation): holds out the same `count` photos every time."""
    held = set(random.Random(seed).sample(sorted(photo.name for photo in photos), count))
    return [p for p in photos if p.name not in held], [p for p in photos if p.name in held]
