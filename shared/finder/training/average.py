"""Writes a checkpoint whose weights are the mean of another checkpoint and a weights file.

Training runs from a common start often end in the same basin of the loss, and the middle of that basin generalizes
better (Wortsman and others 2022).

python3 average.py --checkpoint FILE.pt --weights FILE.bin --out FILE.pt [--share .5]
"""
import argparse

import torch

import weights
from model import Network


def mean(first, second, share=0.5):
    """The weighted mean of two state dicts of the same network; `share` is the weight of the first."""
    if first.keys() != second.keys():
        raise ValueError('these are weights of different networks')
    return {key: share * first[key] + (1 - share) * second[key] for key in first}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ('checkpoint', 'weights', 'out'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--share', type=float, default=0.5, help='share of the checkpoint, 0 to 1')
    args = parser.parse_args()
    other = Network(*weights.load(args.weights)).state_dict()
    state = torch.load(args.checkpoint, map_location='cpu')
    state['average'] = mean(state['average'], other, args.share)
    torch.save(state, args.out)


if __name__ == '__main__':
    main()
