"""The network as a list of operations, named as in the weights file, with float32 weights.

Backbone: DeepLab v3 on MobileNet v2 of half width (Chen and others 2017; Sandler and others 2018).
Decoder: features of strides 16, 8 and 4 are added from coarse to fine (as in U-Net and FPN).
Heads at stride 4: mask logit; heatmaps of the face's points; face center and log size as in
CenterNet (Zhou and others 2019, "Objects as Points").
"""
import numpy as np

import tflite

POINTS = ('left_eye', 'right_eye', 'nose', 'left_ear_base', 'right_ear_base')
OUTPUTS = {'mask': ('dog',), 'points': POINTS, 'head': ('centre', 'log_size')}
DOG = 12
# Operations of the base: expanded features at stride 4 and 8, the last features, the context block.
STRIDE_4, STRIDE_8, LAST, CONTEXT = 10, 21, 60, (62, 64, 66, 67)


class Graph:
    """A growing list of operations; each method returns the id of the tensor that it produces."""

    def __init__(self, seed=1):
        self.operations = []
        self.channels = {0: 3}
        self.random = np.random.default_rng(seed)

    def append(self, operation, inputs, channels, **fields):
        out = len(self.operations) + 1
        self.operations.append({'op': operation, 'in': list(inputs), 'out': out, **fields})
        self.channels[out] = channels
        return out

    def convolve(self, kind, source, weights, bias, stride=1, dilation=1, activation='relu', group='decoder'):
        return self.append(
            kind,
            [source],
            len(bias),
            stride=stride,
            dilation=dilation,
            activation=activation,
            weights=np.ascontiguousarray(weights, np.float32),
            bias=np.ascontiguousarray(bias, np.float32),
            group=group,
        )

    def pointwise(self, source, channels, activation='relu', bias=0.0):
        """A new 1x1 convolution, initialized as in He and others 2015."""
        count = self.channels[source]
        weights = self.random.normal(0, (2 / count) ** 0.5, (channels, 1, 1, count))
        return self.convolve('conv', source, weights, np.full(channels, bias), activation=activation)

    def depthwise(self, source, kernel=5, dilation=1):
        """A new depthwise convolution, initialized near the identity."""
        channels = self.channels[source]
        weights = self.random.normal(0, 0.5 / kernel, (channels, kernel, kernel))
        weights[:, kernel // 2, kernel // 2] += 1
        return self.convolve('depthwise', source, weights, np.zeros(channels), dilation=dilation)

    def add(self, first, second):
        return self.append('add', [first, second], self.channels[first])

    def resize(self, source, like):
        return self.append('resize', [source, like], self.channels[source])

    def residual(self, source, dilation=1):
        return self.add(source, self.pointwise(self.depthwise(source, dilation=dilation), self.channels[source]))


def copy_backbone(graph, base):
    """Copies the base's operations up to the last features; returns the tensors at strides 4, 8 and 16."""
    ids = {base[0]['in'][0]: 0}
    made = []
    for index, operation in enumerate(base[: LAST + 1]):
        sources = [ids[i] for i in operation['in']]
        if operation['op'] == 'add':
            out = graph.add(*sources)
        else:
            keys = ('weights', 'bias', 'stride', 'dilation', 'activation')
            fields = {key: operation[key] for key in keys}
            group = 'stem' if index <= STRIDE_4 else 'shallow' if index <= STRIDE_8 else 'backbone'
            out = graph.convolve(operation['op'], sources[0], **fields, group=group)
        ids[operation['out']] = out
        made.append(out)
    return made[STRIDE_4], made[STRIDE_8], made[LAST]


def top_channels(scores, count):
    """Indices of the channels with the highest scores, in ascending order."""
    return np.sort(np.argsort(-scores)[:count])


def copy_context(graph, base, last, pooled_width, pointwise_width, width):
    """Copies the base's context block with the channels that matter most for telling dogs from everything else.

    The block has two branches, a mean over the whole map and a 1x1 convolution, and a convolution that fuses them.
    """
    pooled, pointwise, fused, classes = (base[i] for i in CONTEXT)
    class_weights = classes['weights'][:, 0, 0, :]
    relevance = np.abs(class_weights[DOG] - class_weights.mean(0)) * np.abs(fused['weights']).sum((1, 2, 3))
    keep = top_channels(relevance, width)
    influence = np.abs(fused['weights'][keep]).sum((0, 1, 2))
    split = len(pooled['bias'])
    from_pool = top_channels(influence[:split] * np.abs(pooled['weights']).sum((1, 2, 3)), pooled_width)
    from_pointwise = top_channels(influence[split:] * np.abs(pointwise['weights']).sum((1, 2, 3)), pointwise_width)
    mean = graph.append('pool', [last], graph.channels[last])
    whole = graph.convolve('conv', mean, pooled['weights'][from_pool], pooled['bias'][from_pool], group='context')
    weights, bias = pointwise['weights'][from_pointwise], pointwise['bias'][from_pointwise]
    local = graph.convolve('conv', last, weights, bias, group='context')
    both = graph.append('concat', [whole, local], pooled_width + pointwise_width)
    columns = np.concatenate([from_pool, split + from_pointwise])
    weights = fused['weights'][keep][..., columns]
    return graph.convolve('conv', both, weights, fused['bias'][keep], group='context')


def build_classifier(base_path):
    """The unchanged base, with its 21 class logits at stride 16: the teacher."""
    base = tflite.load(base_path)
    graph = Graph()
    *_, last = copy_backbone(graph, base)
    context = copy_context(graph, base, last, *(len(base[i]['bias']) for i in CONTEXT[:3]))
    classes = base[CONTEXT[3]]
    out = graph.convolve('conv', context, classes['weights'], classes['bias'], activation='none')
    return graph.operations, {'classes': out}


def merge(graph, coarse, fine, width):
    """Adds coarse features to finer ones. Projecting before resizing is cheaper and gives the same result."""
    up = graph.resize(graph.pointwise(coarse, width, 'none'), fine)
    total = graph.add(up, graph.pointwise(fine, width, 'none'))
    return graph.pointwise(graph.depthwise(total), width)


def build(base_path):
    """The operations of the whole network, initialized from the base's weights, and the heads' tensor ids."""
    base = tflite.load(base_path)
    graph = Graph()
    stride_4, stride_8, last = copy_backbone(graph, base)
    context = copy_context(graph, base, last, pooled_width=96, pointwise_width=192, width=160)
    context = graph.residual(context)
    middle = graph.residual(merge(graph, context, stride_8, 96))
    fine = merge(graph, middle, stride_4, 48)
    mask = graph.pointwise(graph.depthwise(fine), 32)
    face = graph.pointwise(graph.depthwise(graph.residual(fine)), 64)
    heads = {
        'mask': graph.pointwise(mask, 1, 'none'),
        'points': graph.pointwise(face, len(POINTS), 'none', bias=-4.0),
        'head': graph.pointwise(face, 2, 'none', bias=-3.0),
    }
    return graph.operations, heads
