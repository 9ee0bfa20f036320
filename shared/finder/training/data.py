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

# Each batch shows dogs or heads, in frames as large as the product's views of them. (Height, width) in px: sides of
# 16 n + 1 px, so that all strides sample the same corners.
SHAPES = {
    'dog': ((385, 385), (353, 417), (417, 353), (337, 449), (449, 337), (417, 417)),
    'head': ((225, 225), (209, 241), (241, 209)),
}
# Samples per batch; all batches take about the same time.
BATCH_SIZES = {'dog': 4, 'head': 12}
HEAD_BATCH_PROBABILITY = 0.35
# Relative frequencies of the kinds of photo.
KIND_WEIGHTS = {
    'dog': {'masked': 0.54, 'points': 0.06, 'unmasked': 0.19, 'negatives': 0.17, 'drawn': 0.08},
    'head': {'masked': 0.62, 'points': 0.20, 'unmasked': 0, 'negatives': 0.08, 'drawn': 0.10},
}
PASTE_PROBABILITY = 0.35
DRESS_PROBABILITY, OCCLUDE_PROBABILITY, CAMOUFLAGE_PROBABILITY = 0.15, 0.08, 0.12


# Names of a batch's tensors.
KEYS = ('pixels', 'mask', 'heat', 'heat_weight', 'center', 'center_weight', 'log_size', 'size_weight')
KEYS += ('locations', 'visible', 'faces')


def choose(random, pool):
    return pool[random.integers(len(pool))]


def render_sample(photo, frame):
    """(image, mask, dogs, known area) of a photo in a frame; the mask is bytes: 255 dog, 0 not, 128 unknown."""
    image = frames.render(photo.image, frame)
    mask = np.zeros((frame.height, frame.width), np.uint8)
    if photo.mask:
        sampling = Image.NEAREST if photo.hard else Image.BILINEAR
        mask = targets.to_mask_bytes(frames.render(photo.mask, frame, sampling, 0), photo.hard)
    dogs = frames.move_dogs(photo, frame)
    return image, mask, dogs, targets.known_area(photo.kind, mask, dogs)


def paste(random, background, photo):
    """Pastes the dog of a masked photo onto another sample, at a random position and size."""
    image, mask, dogs, known = background
    box = frames.mask_box(photo)
    frame = frames.box_frame(random, box, image.width, image.height, (0.9, 5.0))
    top, top_mask, top_dogs, top_known = render_sample(photo, frame)
    alpha = Image.fromarray(top_mask).filter(ImageFilter.GaussianBlur(random.uniform(0.6, 1.6)))
    image = Image.composite(top, image, alpha)
    mask = np.where(top_mask == targets.NOT_DOG, mask, top_mask)
    cells = top_mask[:: targets.STRIDE, :: targets.STRIDE] > 0
    return image, mask, disguise.hide_points(dogs, top_mask > 127) + top_dogs, np.where(cells, top_known, known)


class Samples(IterableDataset):
    """Batches of dogs or of heads, as dicts of tensors: see `collate`."""

    def __init__(self, photos, seed):
        self.seed = seed
        self.pools = {kind: [p for p in photos if p.kind == kind] for kind in KIND_WEIGHTS['dog']}
        self.kinds = [kind for kind in self.pools if self.pools[kind]]

    def choose_photo(self, random, subject):
        weights = np.array([KIND_WEIGHTS[subject][kind] for kind in self.kinds])
        return choose(random, self.pools[random.choice(self.kinds, p=weights / weights.sum())])

    def sample(self, random, subject, width, height):
        """The pixels, mask and targets of one sample, in the order of KEYS."""
        photo = self.choose_photo(random, subject)
        choose_frame = frames.FRAME_CHOOSERS[subject]
        sample = render_sample(photo, choose_frame(random, photo, width, height))
        if random.random() < PASTE_PROBABILITY:
            if random.random() < 0.5:
                background = choose(random, self.pools['negatives'])
                sample = render_sample(background, choose_frame(random, background, width, height))
            source = self.pools[random.choice(('masked', 'drawn') if self.pools['drawn'] else ('masked',))]
            sample = paste(random, sample, choose(random, source))
        image, mask, dogs, known = self.disguise(random, subject, sample)
        pixels = augment.relight(random, np.asarray(augment.soften(random, image)))
        step = targets.MASK_STRIDE
        return (
            pixels,
            mask[::step, ::step],
            *targets.point_targets(dogs, known),
            *targets.location_targets(dogs, known.shape),
        )

    def disguise(self, random, subject, sample):
        """Applies each disguise with its probability."""
        if random.random() < DRESS_PROBABILITY:
            sample = disguise.dress(random, sample)
        if random.random() < CAMOUFLAGE_PROBABILITY:
            sample = disguise.camouflage(random, sample)
        if random.random() < OCCLUDE_PROBABILITY:
            height, width = sample[1].shape
            occluder = choose(random, self.pools['negatives'])
            frame = frames.FRAME_CHOOSERS[subject](random, occluder, width, height)
            sample = disguise.occlude(random, sample, frames.render(occluder.image, frame))
        return sample

    def __iter__(self):
        torch.set_num_threads(1)
        # The training process handles Ctrl+C: it writes a checkpoint and requests no more batches.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        random = np.random.default_rng(self.seed)
        while True:
            subject = 'head' if random.random() < HEAD_BATCH_PROBABILITY else 'dog'
            height, width = choose(random, SHAPES[subject])
            yield collate([self.sample(random, subject, width, height) for _ in range(BATCH_SIZES[subject])])


def collate(samples):
    """Tensors by name: pixels [n][h][w][3] and mask in bytes; the targets of heads and points in float32."""
    return {key: torch.from_numpy(np.stack(values)) for key, values in zip(KEYS, zip(*samples))}


def batches(photos, seed):
    """An endless iterator over batches; a worker process prepares the next ones during training."""
    return iter(DataLoader(Samples(photos, seed), batch_size=None, num_workers=1, prefetch_factor=3))
