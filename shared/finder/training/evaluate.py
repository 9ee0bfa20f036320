"""Measures the finder without a graph cut, on photos held out from training or on the judge set.

python3 evaluate.py --data FOLDER --set validation|judge [--count N]
                    (--weights FILE.bin | --checkpoint FILE.pt --base FILE.tflite)
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

# Maximum error of a correct point, in eye distances.
MAX_ERROR = 0.15


def load_network(args):
    """The network with the weights of a weights file, or with a checkpoint's averaged weights."""
    if args.weights:
        return Network(*weights.load(args.weights)).eval()
    network = Network(*graph.build(args.base))
    network.load_state_dict(torch.load(args.checkpoint, map_location='cpu')['average'])
    return network.eval()


def load_photos(args):
    labels = photos.read_labels(f'{args.data}/labels.json')
    if args.set == 'judge':
        return photos.load_labeled(args.data, 'judge', labels)
    return photos.split_masked(photos.load_labeled(args.data, 'masked', labels))[1]


def overlap(found, mask):
    """Intersection over union, without unknown pixels."""
    known, dog = mask != 128, mask > 200
    return (found & dog & known).sum() / max(1, ((found | dog) & known).sum())


def eye_distance(points):
    """px between the eyes, or between eye and nose if only one eye is labeled; None without two points."""
    left, right, nose = points[:3]
    if left and right:
        return math.dist(left, right)
    eye = left or right
    return math.dist(eye, nose) if eye and nose else None


def point_errors(labeled, face):
    """Errors of eyes and nose in eye distances; infinite for a face that was not found."""
    distance = eye_distance(labeled)
    pairs = [(p, name) for p, name in zip(labeled[:3], POINTS) if p]
    return [math.dist(p, face['points'][name][:2]) / distance if face else math.inf for p, name in pairs]


def face_errors(photo, dogs):
    """Errors for each labeled face: of the best dog's face, or if several dogs are labeled, of the closest face."""
    labels = [dog['points'] for dog in photo.dogs if eye_distance(dog['points'])]
    faces = [dog['face'] for dog in (dogs if len(photo.dogs) > 1 else dogs[:1]) if dog['face']] or [None]
    return [min((point_errors(labeled, face) for face in faces), key=max) for labeled in labels]


def report(name, overlaps, faces):
    overlaps, errors = np.array(overlaps), np.array([error for face in faces for error in face])
    worst_tenth = np.quantile(overlaps, 0.1)
    right, near = np.mean([max(face) <= MAX_ERROR for face in faces]), np.mean(errors <= MAX_ERROR)
    missing = np.mean([math.isinf(face[0]) for face in faces])
    print(f'{name}: {len(overlaps)} photos, {len(faces)} faces')
    print(f'  IoU worst tenth {worst_tenth:.3f}, >= .85 {np.mean(overlaps >= 0.85):.3f}', end=', ')
    print(f'median {np.median(overlaps):.3f}')
    print(f'  faces not found {missing:.3f}, right {right:.3f}, points within {MAX_ERROR} {near:.3f}', end=', ')
    print(f'median error {np.median(errors):.3f} eye distances')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', required=True)
    parser.add_argument('--set', choices=('validation', 'judge'), default='validation')
    parser.add_argument('--weights')
    parser.add_argument('--checkpoint')
    parser.add_argument('--base')
    parser.add_argument('--count', type=int, help='evaluate only this many photos, for quick runs')
    args = parser.parse_args()
    network = load_network(args)
    overlaps, faces = [], []
    for photo in load_photos(args)[: args.count]:
        found = finder.find(network, photo.image)
        is_dog = finder.merged_log_odds(found, *photo.image.size) > 0
        overlaps.append(overlap(is_dog, np.asarray(photo.mask)))
        faces += face_errors(photo, found['dogs'])
    report(args.set, overlaps, faces)


if __name__ == '__main__':
    main()
