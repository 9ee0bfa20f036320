"""Trains the network. It can be stopped at any time; --resume continues.

python3 train.py --base FILE.tflite --data FOLDER --teacher FOLDER --out FOLDER --minutes 90 [--drawn FOLDER]
  [--weights FILE.bin | --resume]
"""
import argparse
import math
import os
import signal
import time

import torch

import graph
import photos
import weights
from data import batches
from losses import total_loss
from model import Network

# Learning rate of each group of operations: well-trained layers change slowly, the stem not at all.
RATES = {'shallow': 1e-4, 'backbone': 2e-4, 'context': 5e-4, 'decoder': 2e-3}
# Steps of warm-up, minutes between checkpoints, decay of the moving average, and the longest time that counts as one
# step, in seconds: if a step took longer, the process was paused.
WARM_UP, SAVE_MINUTES, AVERAGE_DECAY, MAX_STEP_SECONDS = 150, 5, 0.999, 10
# From this share of the schedule on, weights are rounded to 8 bits in the forward pass.
ROUNDED_FROM = 0.7


def load_training(args):
    """All training photos, without those of validation and the judge set."""
    labels = photos.read_labels(f'{args.data}/labels.json')
    masked, _ = photos.split_masked(photos.load_labeled(args.data, 'masked', labels))
    unmasked = photos.load_labeled(args.data, 'points', labels) + photos.load_plain(args.data, 'unmasked')
    real = masked + photos.add_soft_masks(unmasked, args.teacher) + photos.load_plain(args.data, 'negatives')
    return real + (photos.load_drawn(args.drawn) if args.drawn else [])


def parameter_groups(network):
    """Parameters by learning rate; the stem is frozen, which also saves its backward pass."""
    groups = {name: [] for name in RATES}
    for operation in network.operations:
        if 'group' not in operation:
            continue
        for store in (network.weights, network.biases):
            parameter = store[str(operation['out'])]
            if operation['group'] in groups:
                groups[operation['group']].append(parameter)
            else:
                parameter.requires_grad = False
    return [{'params': params, 'lr': RATES[name], 'peak': RATES[name]} for name, params in groups.items()]


class Average:
    """Exponential moving average of the weights, which generalizes better than those of any single step (Polyak)."""

    def __init__(self, network):
        self.values = {key: value.clone() for key, value in network.state_dict().items()}

    def update(self, network, step):
        decay = min(AVERAGE_DECAY, (1 + step) / (10 + step))
        values = list(self.values.values())
        torch._foreach_mul_(values, decay)
        torch._foreach_add_(values, list(network.state_dict().values()), alpha=1 - decay)


def save(path, network, average, optimizer, step, seconds):
    state = {
        'network': network.state_dict(),
        'average': average.values,
        'optimizer': optimizer.state_dict(),
        'step': step,
        'seconds': seconds,
    }
    torch.save(state, path + '.new')
    os.replace(path + '.new', path)


def learning_factor(step, progress):
    """Warm-up by steps, then a cosine over the share of the time that has passed (Loshchilov and Hutter 2017)."""
    return min(1, (step + 1) / WARM_UP) * (0.01 + 0.99 * (0.5 + 0.5 * math.cos(math.pi * min(progress, 1))))


def catch_stop_signals():
    """Returns a function that tells whether a stop signal has arrived; training then saves a checkpoint and ends."""
    received = []
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: received.append(True))
    return lambda: bool(received)


def train(args):
    torch.manual_seed(1)
    network = Network(*graph.build(args.base))
    if args.weights:
        network.load_state_dict(Network(*weights.load(args.weights)).state_dict())
    network = network.to(memory_format=torch.channels_last)
    optimizer = torch.optim.AdamW(parameter_groups(network), weight_decay=1e-4, foreach=True)
    average, step, seconds = Average(network), 0, 0.0
    path = f'{args.out}/checkpoint.pt'
    if args.resume:
        state = torch.load(path, map_location='cpu')
        network.load_state_dict(state['network'])
        optimizer.load_state_dict(state['optimizer'])
        average.values, step, seconds = state['average'], state['step'], state['seconds']
    if args.restart_schedule:
        seconds = 0.0
    source = batches(load_training(args), seed=1000 + step)
    totals, printed, saved = {}, step, seconds
    before, is_stopped = time.monotonic(), catch_stop_signals()
    while seconds < args.minutes * 60 and not is_stopped():
        batch = next(source)
        progress = seconds / (args.minutes * 60)
        factor, network.rounding = args.rate * learning_factor(step, progress), progress > ROUNDED_FROM
        for group in optimizer.param_groups:
            group['lr'] = group['peak'] * factor
        x = batch['pixels'].permute(0, 3, 1, 2).float().div(127.5).sub(1)
        loss, parts = total_loss(network(x.contiguous(memory_format=torch.channels_last)), batch)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5)
        optimizer.step()
        average.update(network, step)
        step += 1
        # Time in which the process is paused does not count.
        now = time.monotonic()
        seconds, before = seconds + min(now - before, MAX_STEP_SECONDS), now
        for name, value in parts.items():
            totals[name] = totals.get(name, 0) + value.item()
        if step - printed == 100:
            means = ' '.join(f'{name} {value / 100:.4f}' for name, value in totals.items())
            print(f'step {step} minute {seconds / 60:.1f} {means}', flush=True)
            totals, printed = {}, step
        if seconds - saved > SAVE_MINUTES * 60:
            save(path, network, average, optimizer, step, seconds)
            saved = seconds
    save(path, network, average, optimizer, step, seconds)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ('base', 'data', 'teacher', 'out'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--drawn', help='folder of drawings with masks and points')
    parser.add_argument('--weights', help='weights file to start from if the checkpoint is lost')
    parser.add_argument('--minutes', type=float, default=90, help='training time of the whole schedule')
    parser.add_argument('--rate', type=float, default=1.0, help='factor for every learning rate')
    parser.add_argument('--resume', action='store_true')
    restart = 'with --resume: count the minutes from zero again'
    parser.add_argument('--restart-schedule', action='store_true', help=restart)
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    train(args)


if __name__ == '__main__':
    main()
