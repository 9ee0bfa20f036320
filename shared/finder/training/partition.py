"""Divides connected cells among several heads: a random walker with priors (Grady 2005)."""
import math

import numpy as np

# In face sizes: length of the line below a face where its body is expected; reach of cells certainly its own.
BODY_LENGTH, SEED_REACH = 3, 0.5
COLOR_SIGMA, COLOR_WEIGHT, COLOR_ROUNDS, LEAST_DENSITY, MOST_SAMPLES = 18, 3, 3, 1e-3, 100
LEAST_LINK, PRIOR_WEIGHT, WALK_STEPS, OVERRELAXATION = 1e-3, 0.01, 40, 1.8


def likeness(a, b):
    return np.exp(-((a - b) ** 2).sum(-1) / (2 * COLOR_SIGMA**2))


def distance_to_body(head, x, y):
    """Distance from the line that runs down from a head, in sizes of the head."""
    below = y - head['y']
    beyond = below - np.clip(below, 0, BODY_LENGTH * head['size'])
    return np.hypot(x - head['x'], beyond) / head['size']


def surprise(colors, own):
    """Negative log density of each color among the head's own colors."""
    samples = colors[own][:: max(1, math.ceil(own.sum() / MOST_SAMPLES))]
    sums = likeness(colors[:, None], samples[None]).sum(1)
    return -np.log(sums / max(1, len(samples)) + LEAST_DENSITY)


def links(part, colors, shape):
    """[(step, axis, weights)] of the links in four directions, over the whole grid: 0 beyond the part."""
    is_in, seen = np.zeros(shape, bool), np.zeros((*shape, 3))
    is_in.flat[part], seen.reshape(-1, 3)[part] = True, colors
    found = []
    for step, axis in ((1, 1), (-1, 1), (1, 0), (-1, 0)):
        other, near = np.roll(seen, step, axis), np.roll(is_in, step, axis)
        edge = np.ones(shape, bool)
        edge[(slice(None),) * axis + (0 if step > 0 else -1,)] = False
        found.append((step, axis, (likeness(seen, other) + LEAST_LINK) * (is_in & near & edge)))
    return found


def relax(part, shape, around, prior, seeds, label):
    """Probability that each cell has one label, by successive overrelaxation in red-black order."""
    own, value, free = np.zeros(shape), np.zeros(shape), np.zeros(shape, bool)
    own.flat[part], free.flat[part] = prior, seeds < 0
    value.flat[part] = np.where(seeds < 0, prior, seeds == label)
    total = PRIOR_WEIGHT + sum(weight for _, _, weight in around)
    dark = np.indices(shape).sum(0) % 2 == 1
    for _ in range(WALK_STEPS):
        for chosen in (free & ~dark, free & dark):
            mean = (PRIOR_WEIGHT * own + sum(w * np.roll(value, step, axis) for step, axis, w in around)) / total
            value = np.where(chosen, value + OVERRELAXATION * (mean - value), value)
    return value.flat[part]


def walk(part, shape, around, costs, seeds):
    """The likeliest label of each cell; `costs` is [label][cell]."""
    prior = np.exp(costs.min(0) - costs)
    prior /= prior.sum(0)
    return np.argmax([relax(part, shape, around, p, seeds, label) for label, p in enumerate(prior)], 0)


def partition(part, heads, grid, colors):
    """The index of each cell's head; `colors` is [rows][columns][3], 0 to 255."""
    shape, (x, y) = grid.logits.shape, grid.places(part)
    seen = colors.reshape(-1, 3)[part].astype(float)
    away = np.array([np.hypot(x - head['x'], y - head['y']) / head['size'] for head in heads])
    seeds = np.where(away.min(0) < SEED_REACH, away.argmin(0), -1)
    distances = np.array([distance_to_body(head, x, y) for head in heads])
    around = links(part, seen, shape)
    owners = walk(part, shape, around, distances, seeds)
    for _ in range(COLOR_ROUNDS):
        learnt = np.array([surprise(seen, owners == head) for head in range(len(heads))])
        owners = walk(part, shape, around, distances + COLOR_WEIGHT * learnt, seeds)
    return owners
