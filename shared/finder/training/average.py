"""Writes a checkpoint with weights between those of another checkpoint and a weights file.

Trainings with a common start often end in the same basin, whose middle generalises better (Wortsman and others 2022).

python3 average.py --checkpoint FILE.pt --weights FILE.bin --out FILE.pt [--share .5]
"""
import argparse

import torch

import weights
from model import Network


def mean(one, other, share=0.5):
    """The weighted mean of two state dicts of the same network; `share` is the weight of the first."""
    if one.keys() != other.keys():
        raise ValueError('these are weights of different networks')
    return {key: share * one[key] + (1 - share) * other[key] for key in one}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ('checkpoint', 'weights', 'out'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--share', type=float, default=0.5, help='weight of the checkpoint')
    args = parser.parse_args()
    other = Network(*weights.load(args.weights)).state_dict()
    state = torch.load(args.checkpoint, map_location='cpu')
    state['average'] = mean(state['average'], other, args.share)
    torch.save(state, args.out)


if __name__ == '__main__':
    main()
