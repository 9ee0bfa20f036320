"""Writes and reads the weights file `dog-finder.bin` (little endian).

0 magic "SPNN", 4 format version, 8 header bytes H, 12 file bytes, 16 CRC-32 of all bytes from 20 on,
20 header (JSON, padded with spaces until 20 + H is a multiple of 16), then data: int8 weights, float32 scales and
biases.
"""
import json
import struct
import zlib

import numpy as np

from graph import OUTPUTS

MAGIC, FORMAT, VERSION = b'SPNN', 1, '1.5.0'
CONVOLUTIONS = ('conv', 'depthwise')


def quantize(weights):
    """Symmetric 8-bit quantization per output channel: (int8 values, float32 scales), weights = scale * value."""
    largest = np.abs(weights).reshape(len(weights), -1).max(1)
    scales = (np.maximum(largest, 1e-12) / 127).astype(np.float32)
    values = np.round(weights / scales.reshape(-1, *[1] * (weights.ndim - 1)))
    return np.clip(values, -127, 127).astype(np.int8), scales


def dequantize(values, scales):
    return values.astype(np.float32) * scales.reshape(-1, *[1] * (values.ndim - 1))


class Data:
    """The data section under construction; float arrays begin at multiples of 4 bytes."""

    def __init__(self):
        self.parts, self.size = [], 0

    def put(self, array, align):
        padding = -self.size % align
        self.parts += [bytes(padding), array.tobytes()]
        at = self.size + padding
        self.size = at + array.nbytes
        return at


def describe(operation, data):
    """An operation's entry in the header; its parameters are appended to `data`."""
    entry = {key: operation[key] for key in ('op', 'in', 'out')}
    if operation['op'] in CONVOLUTIONS:
        shape = operation['weights'].shape
        values, scales = quantize(operation['weights'])
        entry.update(kernel=shape[1], stride=operation['stride'], dilation=operation['dilation'])
        if operation['op'] == 'conv':
            entry['inChannels'] = shape[3]
        entry.update(outChannels=shape[0], activation=operation['activation'])
        entry['weights'] = data.put(values, 1)
        entry['scales'] = data.put(scales.astype('<f4'), 4)
        entry['bias'] = data.put(operation['bias'].astype('<f4'), 4)
    return entry


def pack(operations, heads):
    """The file's bytes."""
    data = Data()
    header = {
        'name': 'dog-finder',
        'version': VERSION,
        'input': {'channels': 3, 'mean': 127.5, 'scale': 127.5},
        'outputs': {name: {'tensor': heads[name], 'channels': names} for name, names in OUTPUTS.items()},
        'ops': [describe(operation, data) for operation in operations],
    }
    text = json.dumps(header, separators=(',', ':')).encode()
    text += b' ' * (-(20 + len(text)) % 16)
    body = text + b''.join(data.parts)
    return MAGIC + struct.pack('<4I', FORMAT, len(text), 20 + len(body), zlib.crc32(body)) + body


def load(path):
    """Reads a file with `unpack`."""
    with open(path, 'rb') as file:
        return unpack(file.read())


def unpack(content):
    """(operations with float32 weights, tensor ids of the outputs); raises ValueError if the file is damaged."""
    version, length, total, check = struct.unpack_from('<4I', content, 4)
    if content[:4] != MAGIC or version != FORMAT or total != len(content) or zlib.crc32(content[20:]) != check:
        raise ValueError('not a valid weights file')
    header, data = json.loads(content[20 : 20 + length]), content[20 + length :]
    for operation in header['ops']:
        if operation['op'] in CONVOLUTIONS:
            count, kernel = operation['outChannels'], operation['kernel']
            shape = (count, kernel, kernel) + ((operation['inChannels'],) if operation['op'] == 'conv' else ())
            values = np.frombuffer(data, np.int8, int(np.prod(shape)), operation['weights']).reshape(shape)
            scales = np.frombuffer(data, '<f4', count, operation['scales'])
            operation['weights'] = dequantize(values, scales)
            operation['bias'] = np.frombuffer(data, '<f4', count, operation['bias']).copy()
    return header['ops'], {name: output['tensor'] for name, output in header['outputs'].items()}
