"""Runs a list of operations (see graph.py) in PyTorch; its weights can be trained."""
import torch
import torch.nn as nn
import torch.nn.functional as F

from depthwise import Depthwise

ACTIVATIONS = {'none': lambda x: x, 'relu': F.relu, 'relu6': F.relu6}


def same_padding(size, kernel, stride, dilation):
    """TensorFlow's SAME padding (low, high) along an axis of `size` px: the low end gets the smaller half."""
    total = max((-(-size // stride) - 1) * stride + (kernel - 1) * dilation + 1 - size, 0)
    return total // 2, total - total // 2


def convolve(x, operation, weights, bias):
    """A convolution with SAME padding and its activation; x is [n][channels][h][w]."""
    kernel, stride, dilation = weights.shape[2], operation['stride'], operation['dilation']
    top, bottom = same_padding(x.shape[2], kernel, stride, dilation)
    left, right = same_padding(x.shape[3], kernel, stride, dilation)
    padding = (top, left)
    if (top, left) != (bottom, right):
        x, padding = F.pad(x, (left, right, top, bottom)), 0
    if operation['op'] != 'depthwise':
        y = F.conv2d(x, weights, bias, stride, padding, dilation)
    elif stride == 1 and weights.requires_grad:
        y = Depthwise.apply(x, weights, bias, dilation)
    else:
        y = F.conv2d(x, weights, bias, stride, padding, dilation, groups=weights.shape[0])
    return ACTIVATIONS[operation['activation']](y)


def rounded(weights):
    """The weights as rounded to 8 bits per output channel; the gradient passes straight through.

    Training then adapts to the rounding (Jacob and others 2018, section 3).
    """
    step = weights.detach().abs().amax((1, 2, 3), keepdim=True).clamp(min=1e-12) / 127
    return weights + (torch.round(weights / step) * step - weights).detach()


def resize(x, size):
    return F.interpolate(x, tuple(size), mode='bilinear', align_corners=True)


class Network(nn.Module):
    """Maps [n][3][h][w] in -1..1 to {output name: logits [n][channels][h / 4][w / 4]}, with sizes rounded up."""

    def __init__(self, operations, heads):
        super().__init__()
        self.operations, self.heads, self.rounding = operations, heads, False
        self.weights, self.biases = nn.ParameterDict(), nn.ParameterDict()
        for operation in operations:
            if operation['op'] in ('conv', 'depthwise'):
                weights = torch.from_numpy(operation['weights'])
                weights = weights.permute(0, 3, 1, 2) if operation['op'] == 'conv' else weights[:, None]
                self.weights[str(operation['out'])] = nn.Parameter(weights.contiguous().clone())
                self.biases[str(operation['out'])] = nn.Parameter(torch.from_numpy(operation['bias']).clone())
        self.last_use = {i: operation['out'] for operation in operations for i in operation['in']}

    def run(self, operation, inputs):
        key = str(operation['out'])
        if operation['op'] in ('conv', 'depthwise'):
            weights = rounded(self.weights[key]) if self.rounding else self.weights[key]
            return convolve(inputs[0], operation, weights, self.biases[key])
        if operation['op'] == 'add':
            return inputs[0] + inputs[1]
        if operation['op'] == 'pool':
            return inputs[0].mean((2, 3), keepdim=True)
        if operation['op'] == 'resize':
            return resize(inputs[0], inputs[1].shape[2:])
        size = inputs[1].shape[2:]
        return torch.cat([x if x.shape[2:] == size else x.expand(-1, -1, *size) for x in inputs], 1)

    def forward(self, x, on_tensor=None):
        """Runs the operations and calls `on_tensor(id, tensor)` with the result of each."""
        tensors = {0: x}
        for operation in self.operations:
            out = operation['out']
            tensors[out] = self.run(operation, [tensors[i] for i in operation['in']])
            if on_tensor:
                on_tensor(out, tensors[out])
            self.free(tensors, operation)
        return {name: tensors[i] for name, i in self.heads.items()}

    def free(self, tensors, operation):
        """Drops the tensors that no later operation reads."""
        for i in operation['in']:
            if self.last_use[i] == operation['out'] and i not in self.heads.values():
                tensors.pop(i, None)
