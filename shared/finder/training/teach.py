"""Writes soft masks of dog photos that nobody masked, as the base network sees them.

python3 teach.py --base FILE.tflite --data FOLDER --out FOLDER [--weights FILE.bin]

With weights of an earlier training a mask is the mean of what both networks see: they err in different places.
"""
import argparse
import os

import numpy as np
import torch
from PIL import Image

import graph
import photos
import resample
import weights
from model import Network, resize

# VOC's animals. On a photo known to show a dog, a "sheep" or "cat" on it is the dog as a rule.
ANIMALS = (3, 8, 10, 12, 13, 17)
LONGEST, STORED = 449, 257


def see(network, output, image):
    """Logits [channels][h][w] of an output at about STORED px."""
    pixels = resample.whole(resample.normalise(image), LONGEST)
    logits = network(torch.from_numpy(pixels).permute(2, 0, 1)[None])[output]
    width, height = resample.grid_size(image.size, STORED)
    return resize(logits, (height, width))[0]


def share_of_animals(network, image):
    return torch.softmax(see(network, 'classes', image), 0)[list(ANIMALS)].sum(0).numpy()


def share_of_dog(network, image):
    return torch.sigmoid(see(network, 'mask', image))[0].numpy()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--base', required=True)
    parser.add_argument('--data', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--weights', help='weights of an earlier training, as a second teacher')
    args = parser.parse_args()
    base = Network(*graph.build_classifier(args.base)).eval()
    trained = Network(*weights.load(args.weights)).eval() if args.weights else None
    labels = photos.read_labels(f'{args.data}/labels.json')
    todo = photos.load_labelled(args.data, 'points', labels) + photos.load_plain(args.data, 'unmasked')
    with torch.no_grad():
        for photo in todo:
            folder = f'{args.out}/{photo.kind}'
            os.makedirs(folder, exist_ok=True)
            answer = share_of_animals(base, photo.image)
            if trained:
                answer = (answer + share_of_dog(trained, photo.image)) / 2
            Image.fromarray(np.uint8(np.round(answer * 255))).save(f'{folder}/{photos.stem(photo.name)}.png')
    print(len(todo), 'soft masks')


if __name__ == '__main__':
    main()
