"""The losses that training minimizes."""
import torch
import torch.nn.functional as F

from model import resize
from peaks import REACH
from targets import DOG, UNKNOWN

# Weight of a peak relative to the cells around it.
PEAK_WEIGHT = 20.0
# Sigma of the Gaussian around a point's location: a share of the face's size, and its minimum in cells.
LOCATION_SIGMA, MIN_SIGMA = 0.06, 0.6


def mask_loss(logits, mask):
    """Cross entropy plus soft IoU (Rahman and Wang 2016), at the mask's resolution, without unknown pixels."""
    logits = resize(logits, mask.shape[1:])[:, 0]
    target, weight = (mask == DOG).float(), (mask != UNKNOWN).float()
    entropy = F.binary_cross_entropy_with_logits(logits, target, weight, reduction='sum') / weight.sum().clamp(min=1)
    probability = torch.sigmoid(logits) * weight
    intersection = (probability * target).sum((1, 2))
    union = (probability + target - probability * target).sum((1, 2))
    has_dog = (target.sum((1, 2)) > 50).float()
    iou_loss = 1 - intersection / union.clamp(min=1)
    return entropy + 0.5 * (iou_loss * has_dog).sum() / has_dog.sum().clamp(min=1)


def heat_loss(logits, heat, weight):
    """Cross entropy against soft peaks; peaks are rare, so they have more weight."""
    loss = F.binary_cross_entropy_with_logits(logits, heat, reduction='none')
    return (loss * weight * (1 + PEAK_WEIGHT * heat)).mean()


def location_loss(logits, locations, visible, faces):
    """Divergence of a softmax over the cells within a point's reach from a Gaussian around its location.

    The product takes the highest of these cells, so the right one has to exceed the others (Nibali and others 2018).
    Returns the mean over the visible points.
    """
    height, width = logits.shape[2:]
    x = torch.arange(width, dtype=torch.float32)
    y = torch.arange(height, dtype=torch.float32)[:, None]
    is_visible = (visible > 0) & (faces[:, :, 2:] > 0)
    if not is_visible.any():
        return logits.sum() * 0
    sample, index, point = is_visible.nonzero(as_tuple=True)
    face = faces[sample, index][:, :, None, None]
    at = locations[sample, index, point][:, :, None, None]
    reach = torch.tensor(list(REACH.values()))[point][:, None, None]
    is_near = (x - face[:, 0]) ** 2 + (y - face[:, 1]) ** 2 < (reach * face[:, 2]) ** 2
    sigma = (LOCATION_SIGMA * face[:, 2]).clamp(min=MIN_SIGMA)
    log_density = -((x - at[:, 0]) ** 2 + (y - at[:, 1]) ** 2) / (2 * sigma**2)
    target = torch.softmax(log_density.masked_fill(~is_near, -1e4).flatten(1), 1)
    log_probability = torch.log_softmax(logits[sample, point].masked_fill(~is_near, -1e4).flatten(1), 1)
    return F.kl_div(log_probability, target, reduction='none').sum(1).mean()


def size_loss(log_size, target, weight):
    return ((log_size - target).abs() * weight).sum() / weight.sum().clamp(min=1)


def total_loss(outputs, batch):
    """(sum, parts by name); the factors make the parts about equally large."""
    center, log_size = outputs['head'][:, 0], outputs['head'][:, 1]
    parts = {
        'mask': mask_loss(outputs['mask'], batch['mask']),
        'points': 10 * heat_loss(outputs['points'], batch['heat'], batch['heat_weight']),
        'locations': 0.25 * location_loss(outputs['points'], batch['locations'], batch['visible'], batch['faces']),
        'center': 2 * heat_loss(center, batch['center'], batch['center_weight']),
        'size': 0.1 * size_loss(log_size, batch['log_size'], batch['size_weight']),
    }
    return sum(parts.values()), parts
