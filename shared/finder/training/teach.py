"""Writes soft masks for unmasked dog photos, predicted by the base network.

python3 teach.py --base FILE.tflite --data FOLDER --out FOLDER
"""
import argparse
import os

import numpy as np
import torch
from PIL import Image

import graph
import photos
import resample
from model import Network, resize

# VOC's animals. On a photo known to show a dog, a predicted "sheep" or "cat" is usually that dog.
ANIMALS = (3, 8, 10, 12, 13, 17)
# Long sides of the network's input and of the stored masks, px.
INPUT_SIDE, STORED_SIDE = 513, 129


def animal_probability(network, image):
    """Probability of an animal, at about STORED_SIDE px, averaged over the photo and its mirror image."""
    pixels = resample.whole(resample.normalize(image), INPUT_SIDE)
    x = torch.from_numpy(pixels).permute(2, 0, 1)[None]
    logits = network(torch.cat([x, x.flip(3)]))['classes']
    logits = (logits[:1] + logits[1:].flip(3)) / 2
    width, height = resample.grid_size(image.size, STORED_SIDE)
    probabilities = torch.softmax(resize(logits, (height, width))[0], 0)
    return probabilities[list(ANIMALS)].sum(0).numpy()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--base', required=True)
    parser.add_argument('--data', required=True)
    parser.add_argument('--out', required=True)
    args = parser.parse_args()
    network = Network(*graph.build_classifier(args.base)).eval()
    labels = photos.read_labels(f'{args.data}/labels.json')
    unmasked = photos.load_labeled(args.data, 'points', labels) + photos.load_plain(args.data, 'unmasked')
    with torch.no_grad():
        for photo in unmasked:
            folder = f'{args.out}/{photo.kind}'
            os.makedirs(folder, exist_ok=True)
            probability = animal_probability(network, photo.image)
            Image.fromarray(np.uint8(np.round(probability * 255))).save(f'{folder}/{photos.stem(photo.name)}.png')
    print(len(unmasked), 'soft masks')


if __name__ == '__main__':
    main()
