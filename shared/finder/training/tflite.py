"""Reads the convolutions and weights of a TensorFlow Lite file (schema version 3) without TensorFlow.

A FlatBuffer table starts with a signed offset to its vtable, which lists the position of each field (0: absent).
"""
import struct

import numpy as np

ADD, AVERAGE_POOL, CONCATENATION, CONV, DEPTHWISE_CONV, RESIZE = 0, 1, 2, 3, 4, 23
KINDS = {
    ADD: 'add',
    AVERAGE_POOL: 'pool',
    CONCATENATION: 'concat',
    CONV: 'conv',
    DEPTHWISE_CONV: 'depthwise',
    RESIZE: 'resize',
}
ACTIVATIONS = {0: 'none', 1: 'relu', 3: 'relu6'}
DTYPES = {0: np.float32, 2: np.int32, 3: np.uint8}


class Table:
    """One FlatBuffer table at a byte position of a buffer."""

    def __init__(self, data, position):
        self.data, self.position = data, position

    def read(self, fmt, position):
        return struct.unpack_from('<' + fmt, self.data, position)[0]

    def field(self, index):
        """Position of a field's value, or None if the field is absent."""
        vtable = self.position - self.read('i', self.position)
        entry = 4 + 2 * index
        offset = self.read('H', vtable + entry) if entry < self.read('H', vtable) else 0
        return self.position + offset if offset else None

    def scalar(self, index, fmt, default=0):
        at = self.field(index)
        return default if at is None else self.read(fmt, at)

    def target(self, at):
        return at + self.read('I', at)

    def table(self, index):
        return Table(self.data, self.target(self.field(index)))

    def vector(self, index, fmt):
        """The numbers of a vector field as a list, empty if it is absent."""
        at = self.field(index)
        if at is None:
            return []
        start = self.target(at)
        return list(struct.unpack_from(f'<{self.read("I", start)}{fmt}', self.data, start + 4))

    def tables(self, index):
        start = self.target(self.field(index))
        entries = range(start + 4, start + 4 + 4 * self.read('I', start), 4)
        return [Table(self.data, self.target(entry)) for entry in entries]


def read_tensor(table, buffers):
    """A tensor's values in float32 (None if computed at run time) and its zero points."""
    shape = table.vector(0, 'i')
    dtype = DTYPES.get(table.scalar(1, 'b'))
    content = bytes(buffers[table.scalar(2, 'I')].vector(0, 'B'))
    scale, zero = ([], []) if table.field(4) is None else (table.table(4).vector(2, 'f'), table.table(4).vector(3, 'q'))
    values = None
    if content and dtype and scale:
        values = (np.frombuffer(content, dtype).astype(np.float32) - zero[0]) * np.float32(scale[0])
        values = values.reshape(shape)
    return {'values': values, 'zero': zero}


def operator_code(table):
    """Code of an operator: old files store it in a signed byte, new ones in field 3."""
    return max(table.scalar(0, 'b'), table.scalar(3, 'i'))


def read_convolution(kind, options, weights, bias, output):
    """A convolution's stride, dilation, activation and weights ([out][kh][kw][in], or [out][kh][kw] if depthwise)."""
    at = {'conv': (1, 3, 4), 'depthwise': (1, 4, 5)}[kind]
    activation = ACTIVATIONS[options.scalar(at[1], 'b')]
    # An 8-bit output whose zero point is the lowest code cannot be negative: the ReLU is folded into it.
    if activation == 'none' and output['zero'] == [0]:
        activation = 'relu'
    values = weights['values'] if kind == 'conv' else weights['values'][0].transpose(2, 0, 1)
    return {
        'stride': options.scalar(at[0], 'i', 1),
        'dilation': options.scalar(at[2], 'i', 1),
        'activation': activation,
        'weights': values,
        'bias': bias['values'],
    }


def load(path):
    """The file's operations in order: {op, in: [ids], out: id}, convolutions with their weights in float32."""
    with open(path, 'rb') as file:
        data = file.read()
    root = Table(data, struct.unpack_from('<I', data, 0)[0])
    codes = [operator_code(code) for code in root.tables(1)]
    buffers = root.tables(4)
    graph = root.tables(2)[0]
    tensors = [read_tensor(table, buffers) for table in graph.tables(0)]
    operations = []
    for table in graph.tables(3):
        kind = KINDS.get(codes[table.scalar(0, 'I')], 'other')
        ids, out = table.vector(1, 'i'), table.vector(2, 'i')[0]
        operation = {'op': kind, 'in': [i for i in ids if tensors[i]['values'] is None], 'out': out}
        if kind in ('conv', 'depthwise'):
            operation.update(read_convolution(kind, table.table(4), tensors[ids[1]], tensors[ids[2]], tensors[out]))
        operations.append(operation)
    return operations
