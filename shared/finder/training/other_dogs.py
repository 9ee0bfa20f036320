"""Tells faces of other dogs from things that look like a face next to the best one."""
import math

import numpy as np

from graph import POINTS
from peaks import sigmoid

MIN_OTHER_HEAD_SCORE, MIN_OTHER_DOG_PROBABILITY = 0.6, 0.5
# Weights of a logistic regression; README.md ("Other dogs") describes how they were fitted.
INTERCEPT, SCORE, BEST_SCORE, OFF_CENTER, SIZE_DIFFERENCE = -0.13, 3.7, -1.08, -4.43, -1.66
# Scores are capped here, because the log odds of 1 are infinite.
MAX_PROBABILITY = 0.999


def log_odds(score):
    score = min(score, MAX_PROBABILITY)
    return math.log(score / (1 - score))


def off_center(face):
    """Distance from a head's center to the mean of its eyes and nose, weighted by confidence, in sizes of the head."""
    head, points = face['head'], np.array([face['points'][name] for name in POINTS[:3]])
    x, y = np.average(points[:, :2], 0, points[:, 2])
    return math.hypot(x - head['x'], y - head['y']) / head['size']


def other_dog_probability(face, best):
    """Probability that a face and the best face belong to different dogs."""
    size_difference = abs(math.log(face['head']['size'] / best['head']['size']))
    logit = INTERCEPT + SCORE * log_odds(face['score']) + BEST_SCORE * log_odds(best['score'])
    return sigmoid(logit + OFF_CENTER * off_center(face) + SIZE_DIFFERENCE * size_difference)


def distinct_dogs(candidates, is_other_dog):
    candidates = sorted(candidates, key=lambda candidate: -candidate['score'])
    return candidates[:1] + [other for other in candidates[1:] if is_other_dog(other, candidates[0])]


def likely_heads(heads):
    """The best head, and any others that score high enough to belong to another dog."""
    return distinct_dogs(heads, lambda head, best: head['score'] >= MIN_OTHER_HEAD_SCORE)


def likely_faces(faces):
    """The best face, and any others that probably belong to another dog."""
    return distinct_dogs(faces, lambda face, best: other_dog_probability(face, best) >= MIN_OTHER_DOG_PROBABILITY)
