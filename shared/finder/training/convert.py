"""Writes a checkpoint's averaged weights as the product's weights file and compares its 8-bit outputs with float.

python3 convert.py --base FILE.tflite --checkpoint FILE.pt --data FOLDER --out dog-finder.bin [--parity FILE.json]
"""
import argparse
import json

import numpy as np
import torch

import finder
import graph
import parity
import photos
import weights
from calibrate import Calibration
from evaluate import overlap
from model import Network
from peaks import sigmoid
from resample import normalize, whole

MAX_BYTES = 800_000
# Number of training photos on which biases are corrected, and of held-out photos on which outputs are compared.
CALIBRATION_PHOTOS, COMPARISON_PHOTOS = 24, 20


def trained_operations(base, checkpoint):
    """The operations with the checkpoint's averaged weights, and the heads' tensor ids."""
    operations, heads = graph.build(base)
    state = torch.load(checkpoint, map_location='cpu')['average']
    for operation in operations:
        if operation['op'] in weights.CONVOLUTIONS:
            values = state[f'weights.{operation["out"]}']
            values = values.permute(0, 2, 3, 1) if operation['op'] == 'conv' else values[:, 0]
            operation['weights'] = values.contiguous().numpy()
            operation['bias'] = state[f'biases.{operation["out"]}'].numpy()
    return operations, heads


def pictures(data):
    """Network inputs: (training photos to calibrate on, held-out photos to compare on)."""
    labels = photos.read_labels(f'{data}/labels.json')
    training, validation = photos.split_masked(photos.load_labeled(data, 'masked', labels))
    typical = training[:: len(training) // CALIBRATION_PHOTOS][:CALIBRATION_PHOTOS]
    return tuple(
        [whole(normalize(photo.image), finder.INPUT_SIDE) for photo in chosen]
        for chosen in (typical, validation[:COMPARISON_PHOTOS])
    )


def correct_biases(operations, heads, inputs):
    """The operations, with biases that compensate for rounding their weights to 8 bits."""
    with torch.no_grad():
        views = [torch.from_numpy(x).permute(2, 0, 1)[None] for x in inputs]
        biases = Calibration(operations, heads).eval().corrected_biases(views)
    corrected = {out: {'bias': bias.numpy()} for out, bias in biases.items()}
    return [{**operation, **corrected.get(operation['out'], {})} for operation in operations]


def compare(exact, quantized, inputs):
    """Prints how much the outputs of 8-bit weights differ from those of float ones: masks and highest points."""
    overlaps, shifts, changes = [], [], []
    for pixels in inputs:
        a, b = finder.run(exact, pixels), finder.run(quantized, pixels)
        changes.append(np.abs(sigmoid(a['mask']) - sigmoid(b['mask'])).mean())
        if (a['mask'] > 0).any():
            overlaps.append(overlap(b['mask'][0] > 0, np.where(a['mask'][0] > 0, 255, 0)))
        for heat, other in zip(a['points'], b['points']):
            if heat.max() > 0:
                peaks = [np.array(np.unravel_index(h.argmax(), h.shape)) for h in (heat, other)]
                shifts.append(np.abs(peaks[0] - peaks[1]).max())
    near = np.mean(np.array(shifts) <= 1) if shifts else 1
    print(f'mean change of probability {np.mean(changes):.4f}')
    print(f'mask IoU of float and 8 bits: minimum {min(overlaps, default=1):.3f}')
    print(f'highest points: {len(shifts)}, in the same or a neighboring cell {near:.3f}')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ('base', 'checkpoint', 'out'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--parity', help='where to write the parity fixture')
    parser.add_argument('--data', required=True, help='folder of photos')
    args = parser.parse_args()
    operations, heads = trained_operations(args.base, args.checkpoint)
    typical, held_out = pictures(args.data)
    content = weights.pack(correct_biases(operations, heads, typical), heads)
    if len(content) > MAX_BYTES:
        raise SystemExit(f'the weights file has {len(content)} bytes, {MAX_BYTES} at most are allowed')
    with open(args.out, 'wb') as file:
        file.write(content)
    quantized = Network(*weights.unpack(content)).eval()
    print(f'{args.out}: {len(content)} bytes')
    compare(Network(operations, heads).eval(), quantized, held_out)
    if args.parity:
        with open(args.parity, 'w') as file:
            json.dump(parity.fixture(quantized), file, separators=(',', ':'))
            file.write('\n')


if __name__ == '__main__':
    main()
