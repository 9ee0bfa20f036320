"""Endless random batches for training."""
import numpy as np
import torch
from PIL import Image, ImageFilter
from torch.utils.data import DataLoader, IterableDataset

import augment
import frames
import targets

# Frames of 16 n + 1 px: every stride then samples the same corners. About equal areas, so equal time.
SHAPES = ((257, 257), (225, 289), (289, 225), (257, 321), (321, 257), (289, 289))
# How often a sample begins from each kind of photo.
SHARES = {'masked': 0.54, 'points': 0.10, 'unmasked': 0.19, 'negatives': 0.17, 'drawn': 0.15}
PASTED = 0.16


def choose(random, pool):
    return pool[random.integers(len(pool))]


def show(photo, frame):
    """Image, mask (bytes 255, 0, 128), dogs and known area of a photo in a frame."""
    image = frames.render(photo.image, frame)
    mask = np.zeros((frame.height, frame.width), np.uint8)
    if photo.mask:
        sampling = Image.NEAREST if photo.hard else Image.BILINEAR
        mask = targets.settle(frames.render(photo.mask, frame, sampling, 0), photo.hard)
    dogs = frames.move_dogs(photo, frame)
    return image, mask, dogs, targets.known_area(photo.kind, mask, dogs)


def uncovered(dogs, cover):
    """The dogs, with points that something covers taken away."""

    def visible(point):
        x, y = (int(round(v)) for v in point)
        return not (0 <= y < cover.shape[0] and 0 <= x < cover.shape[1] and cover[y, x] > 127)

    return [{**dog, 'points': [p if p is not None and visible(p) else None for p in dog['points']]} for dog in dogs]


def paste(random, below, photo):
    """A masked dog, cut out and put before another picture, anywhere, large or small."""
    image, mask, dogs, known = below
    box = frames.mask_box(photo)
    frame = frames.box_frame(random, box, image.width, image.height, (0.9, 5.0))
    top, top_mask, top_dogs, top_known = show(photo, frame)
    alpha = Image.fromarray(top_mask).filter(ImageFilter.GaussianBlur(random.uniform(0.6, 1.6)))
    image = Image.composite(top, image, alpha)
    mask = np.where(top_mask == targets.NOT_DOG, mask, top_mask)
    cells = top_mask[:: targets.STRIDE, :: targets.STRIDE] > 0
    return image, mask, uncovered(dogs, top_mask) + top_dogs, np.where(cells, top_known, known)


class Samples(IterableDataset):
    """Batches of `size`: dict of tensors, see `collate`."""

    def __init__(self, photos, size, seed):
        self.size, self.seed = size, seed
        self.pools = {kind: [p for p in photos if p.kind == kind] for kind in SHARES}
        kinds = [kind for kind in SHARES if self.pools[kind]]
        shares = np.array([SHARES[kind] for kind in kinds])
        self.kinds, self.shares = kinds, shares / shares.sum()

    def sample(self, random, width, height):
        photo = choose(random, self.pools[random.choice(self.kinds, p=self.shares)])
        image, mask, dogs, known = show(photo, frames.choose_frame(random, photo, width, height))
        if random.random() < PASTED:
            if random.random() < 0.5:
                below = choose(random, self.pools['negatives'])
                shown = show(below, frames.choose_frame(random, below, width, height))
                image, mask, dogs, known = shown
            source = self.pools[random.choice(('masked', 'drawn') if self.pools['drawn'] else ('masked',))]
            image, mask, dogs, known = paste(random, (image, mask, dogs, known), choose(random, source))
        pixels = augment.relight(random, np.asarray(augment.soften(random, image)))
        step = targets.MASK_STRIDE
        return (pixels, mask[::step, ::step], *targets.point_targets(dogs, known))

    def __iter__(self):
        torch.set_num_threads(1)
        random = np.random.default_rng(self.seed)
        while True:
            height, width = choose(random, SHAPES)
            yield collate([self.sample(random, width, height) for _ in range(self.size)])


def collate(samples):
    """pixels [n][h][w][3] and mask bytes; heat, centre and size with their weights, float32."""
    keys = ('pixels', 'mask', 'heat', 'heat_weight', 'centre', 'centre_weight', 'log_size', 'size_weight')
    return {key: torch.from_numpy(np.stack(values)) for key, values in zip(keys, zip(*samples))}


def batches(photos, size, seed):
    """An endless iterator; one helper process prepares the next batches while the network learns."""
    return iter(DataLoader(Samples(photos, size, seed), batch_size=None, num_workers=1, prefetch_factor=3))
