"""The losses that training minimises."""
import torch
import torch.nn.functional as F

from model import resize
from targets import DOG, UNKNOWN

POSITIVE = 20.0


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


def size_loss(log_size, target, weight):
    return ((log_size - target).abs() * weight).sum() / weight.sum().clamp(min=1)


def total_loss(outputs, batch):
    """(sum, parts by name); the factors make the parts about equally large."""
    centre, log_size = outputs['head'][:, 0], outputs['head'][:, 1]
    parts = {
        'mask': mask_loss(outputs['mask'], batch['mask']),
        'points': 10 * heat_loss(outputs['points'], batch['heat'], batch['heat_weight']),
        'centre': 2 * heat_loss(centre, batch['centre'], batch['centre_weight']),
        'size': 0.1 * size_loss(log_size, batch['log_size'], batch['size_weight']),
    }
    return sum(parts.values()), parts
