"""Draws a picture by a formula and samples the network's outputs for it, to test other runtimes against PyTorch."""
import numpy as np
import torch

from finder import run
from resample import normalize

# Later ellipses cover earlier ones: center, radii (px of a 128 x 96 picture) and color.
ELLIPSES = [
    {'cx': 64, 'cy': 82, 'rx': 34, 'ry': 30, 'color': [150, 105, 60]},
    {'cx': 64, 'cy': 42, 'rx': 26, 'ry': 30, 'color': [170, 120, 70]},
    {'cx': 38, 'cy': 38, 'rx': 8, 'ry': 22, 'color': [90, 60, 35]},
    {'cx': 90, 'cy': 38, 'rx': 8, 'ry': 22, 'color': [90, 60, 35]},
    {'cx': 64, 'cy': 56, 'rx': 12, 'ry': 12, 'color': [225, 205, 180]},
    {'cx': 53, 'cy': 36, 'rx': 4, 'ry': 4, 'color': [20, 15, 15]},
    {'cx': 75, 'cy': 36, 'rx': 4, 'ry': 4, 'color': [20, 15, 15]},
    {'cx': 64, 'cy': 51, 'rx': 6, 'ry': 4, 'color': [15, 12, 12]},
]
# Odd and even sides, because SAME padding treats them differently.
SIZES = ((129, 97), (100, 75))
SAMPLES = 30


def draw(width, height):
    """[h][w][3] bytes, computed in integers: a striped background, then every ellipse."""
    y, x = np.mgrid[:height, :width]
    picture = np.stack([90 + (3 * x + 5 * y + 31 * c) % 64 for c in range(3)], 2)
    for e in ELLIPSES:
        inside = ((x - e['cx']) * e['ry']) ** 2 + ((y - e['cy']) * e['rx']) ** 2 <= (e['rx'] * e['ry']) ** 2
        picture[inside] = e['color']
    return picture.astype(np.uint8)


def sample(output):
    """[[row, column, [a value per channel]]] at positions that do not depend on the values."""
    _, height, width = output.shape
    cells = [(7 * i % height, 13 * i % width) for i in range(SAMPLES)]
    return [[row, column, [round(float(v), 4) for v in output[:, row, column]]] for row, column in cells]


def fixture(network):
    """Sizes, ellipses, samples of every output and the mean of every tensor, to find where runtimes diverge."""
    pictures = []
    for width, height in SIZES:
        pixels = normalize(draw(width, height))
        means = {}
        with torch.no_grad():
            x = torch.from_numpy(pixels).permute(2, 0, 1)[None]
            network(x, lambda out, tensor: means.update({out: round(float(tensor.mean()), 5)}))
        samples = {name: sample(output) for name, output in run(network, pixels).items()}
        pictures.append({'width': width, 'height': height, 'samples': samples, 'means': means})
    return {'ground': '90 + (3 x + 5 y + 31 channel) mod 64', 'ellipses': ELLIPSES, 'pictures': pictures}
