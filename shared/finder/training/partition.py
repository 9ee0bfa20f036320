"""Divides connected cells among several heads: a random walker with priors (Grady 2005)."""
import math

import numpy as np

# Length of the line below a face along which its body is expected, and reach within which cells certainly belong to
# it; in face sizes.
BODY_LENGTH, SEED_REACH = 3, 0.5
COLOR_SIGMA, COLOR_WEIGHT, COLOR_ROUNDS, MIN_DENSITY, MAX_SAMPLES = 18, 3, 3, 1e-3, 100
MIN_LINK, PRIOR_WEIGHT, WALK_STEPS, OVERRELAXATION = 1e-3, 0.01, 40, 1.8


def similarity(a, b):
    """1 for equal colors, near 0 for colors much farther apart than COLOR_SIGMA."""
    return np.exp(-((a - b) ** 2).sum(-1) / (2 * COLOR_SIGMA**2))


def distance_to_body(head, x, y):
    """Distance from the line that runs down from a head, in sizes of the head."""
    below = y - head['y']
    beyond = below - np.clip(below, 0, BODY_LENGTH * head['size'])
    return np.hypot(x - head['x'], beyond) / head['size']


def surprisal(colors, own):
    """Negative log density of each color among the head's own colors."""
    samples = colors[own][:: max(1, math.ceil(own.sum() / MAX_SAMPLES))]
    density = similarity(colors[:, None], samples[None]).sum(1) / max(1, len(samples))
    return -np.log(density + MIN_DENSITY)


def links_of(part, colors, shape):
    """[(step, axis, weights)] of the links in four directions, over the whole grid: 0 beyond the part."""
    is_in, color_at = np.zeros(shape, bool), np.zeros((*shape, 3))
    is_in.flat[part], color_at.reshape(-1, 3)[part] = True, colors
    links = []
    for step, axis in ((1, 1), (-1, 1), (1, 0), (-1, 0)):
        neighbor_color, neighbor_in = np.roll(color_at, step, axis), np.roll(is_in, step, axis)
        # `roll` wraps around, so the first or last line has no neighbor.
        has_neighbor = np.ones(shape, bool)
        has_neighbor[(slice(None),) * axis + (0 if step > 0 else -1,)] = False
        linked = is_in & neighbor_in & has_neighbor
        links.append((step, axis, (similarity(color_at, neighbor_color) + MIN_LINK) * linked))
    return links


def relax(part, shape, links, prior, seeds, label):
    """Probability that each cell has one label, by successive overrelaxation in red-black order."""
    own, value, free = np.zeros(shape), np.zeros(shape), np.zeros(shape, bool)
    own.flat[part], free.flat[part] = prior, seeds < 0
    value.flat[part] = np.where(seeds < 0, prior, seeds == label)
    total = PRIOR_WEIGHT + sum(weights for _, _, weights in links)
    is_red = np.indices(shape).sum(0) % 2 == 0
    for _ in range(WALK_STEPS):
        for updated in (free & is_red, free & ~is_red):
            mean = (PRIOR_WEIGHT * own + sum(w * np.roll(value, step, axis) for step, axis, w in links)) / total
            value = np.where(updated, value + OVERRELAXATION * (mean - value), value)
    return value.flat[part]


def random_walk(part, shape, links, costs, seeds):
    """The likeliest label of each cell; `costs` is [label][cell]."""
    prior = np.exp(costs.min(0) - costs)
    prior /= prior.sum(0)
    return np.argmax([relax(part, shape, links, p, seeds, label) for label, p in enumerate(prior)], 0)


def partition(part, heads, grid, colors):
    """The index of each cell's head; `colors` is [rows][columns][3], 0 to 255."""
    shape, (x, y) = grid.logits.shape, grid.positions(part)
    part_colors = colors.reshape(-1, 3)[part].astype(float)
    from_heads = np.array([np.hypot(x - head['x'], y - head['y']) / head['size'] for head in heads])
    seeds = np.where(from_heads.min(0) < SEED_REACH, from_heads.argmin(0), -1)
    distances = np.array([distance_to_body(head, x, y) for head in heads])
    links = links_of(part, part_colors, shape)
    owners = random_walk(part, shape, links, distances, seeds)
    for _ in range(COLOR_ROUNDS):
        surprisals = np.array([surprisal(part_colors, owners == head) for head in range(len(heads))])
        owners = random_walk(part, shape, links, distances + COLOR_WEIGHT * surprisals, seeds)
    return owners
