"""Prints how good the network alone is, on photos held out from training or on the judge set.

python3 evaluate.py --data FOLDER --set validation|judge (--weights FILE.bin | --checkpoint FILE.pt --base FILE.tflite)
"""
import argparse
import math

import numpy as np
import torch

import finder
import graph
import photos
import weights
from graph import POINTS
from model import Network

RIGHT = 0.15


def load_network(args):
    """From a weights file, or from a checkpoint's averaged weights."""
    if args.weights:
        with open(args.weights, 'rb') as file:
            return Network(*weights.unpack(file.read())).eval()
    network = Network(*graph.build(args.base))
    network.load_state_dict(torch.load(args.checkpoint, map_location='cpu')['average'])
    return network.eval()


def load_photos(args):
    labels = photos.read_labels(f'{args.data}/labels.json')
    if args.set == 'judge':
        return photos.load_labelled(args.data, 'judge', labels)
    return photos.split_masked(photos.load_labelled(args.data, 'masked', labels))[1]


def overlap(found, mask):
    """Intersection over union, pixels of unknown kind left out."""
    known, dog = mask != 128, mask > 200
    return (found & dog & known).sum() / max(1, ((found | dog) & known).sum())


def eye_distance(points):
    """px between the eyes, or between eye and nose where one eye is marked; None without two points."""
    left, right, nose = points[:3]
    if left and right:
        return math.dist(left, right)
    eye = left or right
    return math.dist(eye, nose) if eye and nose else None


def point_errors(marked, dog):
    """Errors of eyes and nose in eye distances; a dog that was not found is infinitely wrong."""
    unit = eye_distance(marked)
    pairs = [(p, name) for p, name in zip(marked[:3], POINTS) if p]
    return [math.dist(p, dog['points'][name][:2]) / unit if dog else math.inf for p, name in pairs]


def face_errors(photo, dogs):
    """For each marked face the errors of the surest dog, or of the best one where several are marked."""
    faces = [dog['points'] for dog in photo.dogs if eye_distance(dog['points'])]
    candidates = (dogs if len(photo.dogs) > 1 else dogs[:1]) or [None]
    return [min((point_errors(marked, dog) for dog in candidates), key=max) for marked in faces]


def report(name, overlaps, faces):
    overlaps, errors = np.sort(overlaps), np.array([error for face in faces for error in face])
    tenth = overlaps[: max(1, len(overlaps) // 10)].mean()
    right, near = np.mean([max(face) <= RIGHT for face in faces]), np.mean(errors <= RIGHT)
    missing = np.mean([math.isinf(face[0]) for face in faces])
    print(f'{name}: {len(overlaps)} photos, {len(faces)} faces')
    print(f'  IoU worst tenth {tenth:.3f}, >= .85 {np.mean(overlaps >= 0.85):.3f}', end=', ')
    print(f'median {np.median(overlaps):.3f}')
    print(f'  faces not found {missing:.3f}, right {right:.3f}, points within {RIGHT} {near:.3f}', end=', ')
    print(f'median error {np.median(errors):.3f} eye distances')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', required=True)
    parser.add_argument('--set', choices=('validation', 'judge'), default='validation')
    parser.add_argument('--weights')
    parser.add_argument('--checkpoint')
    parser.add_argument('--base')
    parser.add_argument('--longest', type=int, default=finder.LONGEST, help='long side of the first pass in px')
    args = parser.parse_args()
    network = load_network(args)
    overlaps, faces = [], []
    for photo in load_photos(args):
        answer = finder.find(network, photo.image, args.longest)
        overlaps.append(overlap(answer['probability'] > 0.5, np.asarray(photo.mask)))
        faces += face_errors(photo, answer['dogs'])
    report(f'{args.set}, {args.longest} px', overlaps, faces)


if __name__ == '__main__':
    main()
