"""Decides which faces other than the surest belong to another dog."""
import math

import numpy as np

from graph import POINTS
from peaks import sigmoid

FURTHER_HEAD_SCORE, FURTHER_FACE_PROBABILITY = 0.6, 0.5
# Of a logistic regression that README.md ("Further faces") describes.
CONSTANT, SCORE, SUREST, OFF_CENTER, OTHER_SIZE = -0.13, 3.7, -1.08, -4.43, -1.66
# A score that rounds to 1 would have infinite log odds.
MOST_SURE = 0.999


def log_odds(score):
    score = min(score, MOST_SURE)
    return math.log(score / (1 - score))


def off_center(face):
    """Distance from a head's center to the mean of its eyes and nose, weighted by confidence, in sizes of the head."""
    head, points = face['head'], np.array([face['points'][name] for name in POINTS[:3]])
    x, y = np.average(points[:, :2], 0, points[:, 2])
    return math.hypot(x - head['x'], y - head['y']) / head['size']


def probability_of_further(face, surest):
    """Probability that a face belongs to another dog than the surest face."""
    size = abs(math.log(face['head']['size'] / surest['head']['size']))
    odds = CONSTANT + SCORE * log_odds(face['score']) + SUREST * log_odds(surest['score'])
    return sigmoid(odds + OFF_CENTER * off_center(face) + OTHER_SIZE * size)


def keep_further(found, is_further):
    found = sorted(found, key=lambda one: -one['score'])
    return found[:1] + [one for one in found[1:] if is_further(one, found[0])]


def likely_heads(heads):
    """The surest head of the first pass and any others that are sure enough."""
    return keep_further(heads, lambda head, surest: head['score'] >= FURTHER_HEAD_SCORE)


def likely_faces(faces):
    """The surest face and any others that probably belong to another dog."""
    return keep_further(faces, lambda face, surest: probability_of_further(face, surest) >= FURTHER_FACE_PROBABILITY)
