"""The losses that training minimizes."""
import torch
import torch.nn.functional as F

from model import resize
from peaks import REACH
from targets import DOG, UNKNOWN

POSITIVE = 20.0
# A place is a Gaussian of this share of the face's size, but at least of this many cells.
PLACE_SIGMA, LEAST_SIGMA = 0.06, 0.6


def mask_loss(logits, mask):
    """Cross entropy plus soft IoU (Rahman and Wang 2016), at the mask's resolution, without unknown pixels."""
    logits = resize(logits, mask.shape[1:])[:, 0]
    target, weight = (mask == DOG).float(), (mask != UNKNOWN).float()
    entropy = F.binary_cross_entropy_with_logits(logits, target, weight, reduction='sum') / weight.sum().clamp(min=1)
    share = torch.sigmoid(logits) * weight
    common = (share * target).sum((1, 2))
    union = (share + target - share * target).sum((1, 2))
    shown = (target.sum((1, 2)) > 50).float()
    overlap = 1 - common / union.clamp(min=1)
    return entropy + 0.5 * (overlap * shown).sum() / shown.sum().clamp(min=1)


def heat_loss(logits, heat, weight):
    """Cross entropy against soft peaks; peaks are rare, so they have more weight."""
    loss = F.binary_cross_entropy_with_logits(logits, heat, reduction='none')
    return (loss * weight * (1 + POSITIVE * heat)).mean()


def place_loss(logits, places, visible, faces):
    """Cross entropy of each point's place among the cells within its reach of the face's center.

    These are the cells of which the product takes the highest, so the loss rewards the right one for being higher
    than the others. Divergence from a Gaussian; the mean over visible points.
    """
    height, width = logits.shape[2:]
    x = torch.arange(width, dtype=torch.float32)
    y = torch.arange(height, dtype=torch.float32)[:, None]
    kept = (visible > 0) & (faces[:, :, 2:] > 0)
    if not kept.any():
        return logits.sum() * 0
    sample, owner, point = kept.nonzero(as_tuple=True)
    own = faces[sample, owner][:, :, None, None]
    at = places[sample, owner, point][:, :, None, None]
    reach = torch.tensor(list(REACH.values()))[point][:, None, None]
    within = (x - own[:, 0]) ** 2 + (y - own[:, 1]) ** 2 < (reach * own[:, 2]) ** 2
    sigma = (PLACE_SIGMA * own[:, 2]).clamp(min=LEAST_SIGMA)
    nearness = -((x - at[:, 0]) ** 2 + (y - at[:, 1]) ** 2) / (2 * sigma**2)
    target = torch.softmax(nearness.masked_fill(~within, -1e4).flatten(1), 1)
    likely = torch.log_softmax(logits[sample, point].masked_fill(~within, -1e4).flatten(1), 1)
    return F.kl_div(likely, target, reduction='none').sum(1).mean()


def size_loss(log_size, target, weight):
    return ((log_size - target).abs() * weight).sum() / weight.sum().clamp(min=1)


def total_loss(outputs, batch):
    """(sum, parts by name); the factors make the parts about equally large."""
    center, log_size = outputs['head'][:, 0], outputs['head'][:, 1]
    parts = {
        'mask': mask_loss(outputs['mask'], batch['mask']),
        'points': 10 * heat_loss(outputs['points'], batch['heat'], batch['heat_weight']),
        'places': 0.25 * place_loss(outputs['points'], batch['places'], batch['visible'], batch['faces']),
        'centre': 2 * heat_loss(center, batch['centre'], batch['center_weight']),
        'size': 0.1 * size_loss(log_size, batch['log_size'], batch['size_weight']),
    }
    return sum(parts.values()), parts
