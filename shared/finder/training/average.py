"""Writes a checkpoint with the mean of the weights of another checkpoint and a weights file.

Trainings with a common start often end in the same basin, whose middle generalises better (Wortsman and others 2022).

python3 average.py --checkpoint FILE.pt --weights FILE.bin --out FILE.pt
"""
import argparse

import torch

import weights
from model import Network


def mean(one, other):
    """The mean of two state dicts of the same network."""
    if one.keys() != other.keys():
        raise ValueError('these are weights of different networks')
    return {key: (one[key] + other[key]) / 2 for key in one}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ('checkpoint', 'weights', 'out'):
        parser.add_argument(f'--{name}', required=True)
    args = parser.parse_args()
    other = Network(*weights.load(args.weights)).state_dict()
    state = torch.load(args.checkpoint, map_location='cpu')
    state['average'] = mean(state['average'], other)
    torch.save(state, args.out)


if __name__ == '__main__':
    main()
