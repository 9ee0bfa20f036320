"""Endless random batches for training."""
import signal

import numpy as np
import torch
from PIL import Image, ImageFilter
from torch.utils.data import DataLoader, IterableDataset

import augment
import disguise
import frames
import targets

# Frames of 16 n + 1 px, as large as the product's views of dogs and of heads: every stride then samples the same
# corners. Each batch has one kind of frame, and as many of them as make all batches take about the same time.
SHAPES = {
    'dog': ((385, 385), (353, 417), (417, 353), (337, 449), (449, 337), (417, 417)),
    'head': ((225, 225), (209, 241), (241, 209)),
}
FRAMES = {'dog': 4, 'head': 12}
HEADS = 0.35
# Relative weights of the kinds of photo that a sample starts from.
SHARES = {
    'dog': {'masked': 0.54, 'points': 0.06, 'unmasked': 0.19, 'negatives': 0.17, 'drawn': 0.08},
    'head': {'masked': 0.62, 'points': 0.20, 'unmasked': 0, 'negatives': 0.08, 'drawn': 0.10},
}
PASTED = 0.35
# How often each disguise is tried.
CLOTHED, COVERED, CAMOUFLAGED = 0.15, 0.08, 0.12


def choose(random, pool):
    return pool[random.integers(len(pool))]


def show(photo, frame):
    """(image, mask, dogs, known area) of a photo in a frame; the mask is bytes: 255 dog, 0 not, 128 unknown."""
    image = frames.render(photo.image, frame)
    mask = np.zeros((frame.height, frame.width), np.uint8)
    if photo.mask:
        sampling = Image.NEAREST if photo.hard else Image.BILINEAR
        mask = targets.settle(frames.render(photo.mask, frame, sampling, 0), photo.hard)
    dogs = frames.move_dogs(photo, frame)
    return image, mask, dogs, targets.known_area(photo.kind, mask, dogs)


def paste(random, below, photo):
    """Pastes a masked dog over another picture, at a random place and size."""
    image, mask, dogs, known = below
    box = frames.mask_box(photo)
    frame = frames.box_frame(random, box, image.width, image.height, (0.9, 5.0))
    top, top_mask, top_dogs, top_known = show(photo, frame)
    alpha = Image.fromarray(top_mask).filter(ImageFilter.GaussianBlur(random.uniform(0.6, 1.6)))
    image = Image.composite(top, image, alpha)
    mask = np.where(top_mask == targets.NOT_DOG, mask, top_mask)
    cells = top_mask[:: targets.STRIDE, :: targets.STRIDE] > 0
    return image, mask, disguise.uncovered(dogs, top_mask > 127) + top_dogs, np.where(cells, top_known, known)


class Samples(IterableDataset):
    """Batches of dogs or of heads, as dicts of tensors: see `collate`."""

    def __init__(self, photos, seed):
        self.seed = seed
        self.pools = {kind: [p for p in photos if p.kind == kind] for kind in SHARES['dog']}
        self.kinds = [kind for kind in self.pools if self.pools[kind]]

    def choose_photo(self, random, shown):
        shares = np.array([SHARES[shown][kind] for kind in self.kinds])
        return choose(random, self.pools[random.choice(self.kinds, p=shares / shares.sum())])

    def sample(self, random, shown, width, height):
        photo = self.choose_photo(random, shown)
        choose_frame = frames.FRAMES[shown]
        image, mask, dogs, known = show(photo, choose_frame(random, photo, width, height))
        if random.random() < PASTED:
            if random.random() < 0.5:
                below = choose(random, self.pools['negatives'])
                image, mask, dogs, known = show(below, choose_frame(random, below, width, height))
            source = self.pools[random.choice(('masked', 'drawn') if self.pools['drawn'] else ('masked',))]
            image, mask, dogs, known = paste(random, (image, mask, dogs, known), choose(random, source))
        image, mask, dogs, known = self.hide(random, shown, (image, mask, dogs, known))
        pixels = augment.relight(random, np.asarray(augment.soften(random, image)))
        step = targets.MASK_STRIDE
        return (
            pixels,
            mask[::step, ::step],
            *targets.point_targets(dogs, known),
            *targets.place_targets(dogs, known.shape),
        )

    def hide(self, random, shown, sample):
        """A sample whose dogs are disguised, now and then."""
        if random.random() < CLOTHED:
            sample = disguise.clothe(random, sample)
        if random.random() < CAMOUFLAGED:
            sample = disguise.camouflage(random, sample)
        if random.random() < COVERED:
            height, width = sample[1].shape
            thing = choose(random, self.pools['negatives'])
            frame = frames.FRAMES[shown](random, thing, width, height)
            sample = disguise.cover(random, sample, frames.render(thing.image, frame))
        return sample

    def __iter__(self):
        torch.set_num_threads(1)
        # Ctrl+C is for the training process, which writes a checkpoint and asks for no more batches.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        random = np.random.default_rng(self.seed)
        while True:
            shown = 'head' if random.random() < HEADS else 'dog'
            height, width = choose(random, SHAPES[shown])
            yield collate([self.sample(random, shown, width, height) for _ in range(FRAMES[shown])])


def collate(samples):
    """Tensors by name: pixels [n][h][w][3] and mask in bytes; the targets of heads and points in float32."""
    keys = ('pixels', 'mask', 'heat', 'heat_weight', 'centre', 'center_weight', 'log_size', 'size_weight')
    keys += ('places', 'visible', 'faces')
    return {key: torch.from_numpy(np.stack(values)) for key, values in zip(keys, zip(*samples))}


def batches(photos, seed):
    """An endless iterator over batches; a helper process prepares the next ones during training."""
    return iter(DataLoader(Samples(photos, seed), batch_size=None, num_workers=1, prefetch_factor=3))
