import fc from 'fast-check';
import { WeightsBuilder } from '../testing/build';
import { randomConv, randomDepthwise } from '../testing/layers';
import { seededRandom } from '@scribblepup/imaging/random';
import { crc32 } from './crc32';
import { parseWeights } from './parse';
import type { WeightsFailure } from './types';

function sample(): WeightsBuilder {
  const random = seededRandom(1),
    build = new WeightsBuilder();
  const stem = randomConv(build, 0, 8, random, { kernel: 3, stride: 2 });
  const deep = randomDepthwise(build, stem, random, { kernel: 3 });
  return build.output('mask', build.resize(build.add(stem, deep), 0));
}

const failureOf = (bytes: Uint8Array): WeightsFailure | null => {
  const parsed = parseWeights(bytes);
  return parsed.ok ? null : parsed.failure;
};

const withNumber = (bytes: Uint8Array, offset: number, value: number): Uint8Array => {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(offset, value, true);
  return copy;
};

test('the checksum is the CRC-32 of IEEE 802.3', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

describe('a weights file', () => {
  const file = sample().file();

  /** The file with some bits of one byte flipped. */
  const changed = (offset: number, change: number): Uint8Array => {
    const copy = file.slice();
    copy[offset] ^= change;
    return copy;
  };

  test('yields ops, outputs, input and data', () => {
    const parsed = parseWeights(file);
    expect(parsed).toMatchObject({
      ok: true,
      weights: {
        name: 'dog-finder',
        version: '1.0.0',
        input: { channels: 3, mean: 127.5, scale: 127.5 },
      },
    });
    if (!parsed.ok) return;
    expect(parsed.weights.ops.map(({ op }) => op)).toEqual(['conv', 'depthwise', 'add', 'resize']);
    expect(parsed.weights.outputs.get('mask')?.channels).toHaveLength(8);
  });

  test('may lie anywhere in a buffer', () => {
    const larger = new Uint8Array(file.length + 7);
    larger.set(file, 3);
    expect(parseWeights(larger.subarray(3, 3 + file.length)).ok).toBe(true);
  });

  test('that ends early is truncated, wherever it ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: file.length - 1 }), (length) => {
        expect(failureOf(file.subarray(0, length))).toMatchObject({
          kind: 'truncated',
          received: length,
        });
      }),
    );
  });

  test('with any byte changed is rejected', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: file.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (offset, change) => {
          expect(failureOf(changed(offset, change))).not.toBeNull();
        },
      ),
      { numRuns: 500 },
    );
  });

  test('with any change to any byte before the header is rejected', () => {
    for (let offset = 0; offset < 20; offset++) {
      for (let change = 1; change <= 255; change++) {
        expect([offset, change, failureOf(changed(offset, change))]).not.toEqual([
          offset,
          change,
          null,
        ]);
      }
    }
  });

  test('with a byte of its body changed is altered', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: file.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (offset, change) => {
          expect(failureOf(changed(offset, change))).toEqual({ kind: 'altered' });
        },
      ),
    );
  });

  test.each<[what: string, bytes: Uint8Array, failure: WeightsFailure]>([
    ['an empty file', new Uint8Array(0), { kind: 'truncated', expected: 20, received: 0 }],
    [
      'an error page',
      new TextEncoder().encode('<!doctype html><title>404</title>'),
      { kind: 'foreign' },
    ],
    ['another version', withNumber(file, 4, 2), { kind: 'version', found: 2 }],
    ['bytes after the end', Uint8Array.from([...file, 0]), { kind: 'altered' }],
    ['a header longer than the file', withNumber(file, 8, 0xfffffff0), { kind: 'altered' }],
    [
      'a length above the limit',
      withNumber(file, 12, 0xffffffff),
      { kind: 'malformed', path: 'file', problem: 'more than 4194304 bytes' },
    ],
  ])('%s is a failure', (_what, bytes, failure) => {
    expect(failureOf(bytes)).toEqual(failure);
  });

  test('arbitrary bytes are a failure and never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(failureOf(bytes)).not.toBeNull();
        expect(failureOf(Uint8Array.from([...file.subarray(0, 8), ...bytes]))).not.toBeNull();
      }),
    );
  });
});

describe('a header is malformed, and the failure names the path, if it has', () => {
  type Changed = Record<string, unknown> & {
    ops: Record<string, unknown>[];
    outputs: Record<string, unknown>;
    input: Record<string, unknown>;
  };
  const changed = (change: (header: Changed) => void): WeightsFailure | null => {
    const build = sample();
    const header = structuredClone(build.header()) as Changed;
    change(header);
    return failureOf(build.file(header));
  };

  test.each<[what: string, path: string, change: (header: Changed) => void]>([
    ['a number instead of ops', 'header.ops', (h) => (h.ops = 7 as never)],
    [
      'more ops than allowed',
      'header.ops',
      (h) => (h.ops = Array.from({ length: 513 }, () => h.ops[0])),
    ],
    ['an op that is not an object', 'ops[1]', (h) => (h.ops[1] = null as never)],
    ['an unknown op', 'ops[0].op', (h) => (h.ops[0].op = 'softmax')],
    ['a tensor used before it is produced', 'ops[1].in', (h) => (h.ops[1].in = [3])],
    ['a tensor produced twice', 'ops[1]', (h) => (h.ops[1].out = 1)],
    ['the input produced again', 'ops[0].out', (h) => (h.ops[0].out = 0)],
    ['too few inputs', 'ops[2].in', (h) => (h.ops[2].in = [1])],
    ['too many inputs', 'ops[0].in', (h) => (h.ops[0].in = [0, 0])],
    ['a sum of different shapes', 'ops[2]', (h) => (h.ops[2].in = [0, 2])],
    ['more channels than the tensor has', 'ops[1]', (h) => (h.ops[1].outChannels = 9)],
    ['a kernel of zero cells', 'ops[0].kernel', (h) => (h.ops[0].kernel = 0)],
    ['a huge kernel', 'ops[0].kernel', (h) => (h.ops[0].kernel = 1e6)],
    ['a fractional stride', 'ops[0].stride', (h) => (h.ops[0].stride = 1.5)],
    ['a huge dilation', 'ops[0].dilation', (h) => (h.ops[0].dilation = 1e9)],
    ['too many channels', 'ops[0].outChannels', (h) => (h.ops[0].outChannels = 1e9)],
    ['weights outside the data section', 'ops[0].weights', (h) => (h.ops[0].weights = 4000)],
    ['weights before the data', 'ops[0].weights', (h) => (h.ops[0].weights = -4)],
    ['a misaligned bias', 'ops[0].bias', (h) => (h.ops[0].bias = 2)],
    ['an unknown activation', 'ops[0].activation', (h) => (h.ops[0].activation = 'gelu')],
    ['no input', 'header.input', (h) => delete (h as Record<string, unknown>).input],
    ['a scale of zero', 'header.input.scale', (h) => (h.input.scale = 0)],
    ['a mean that is not a number', 'header.input.mean', (h) => (h.input.mean = '127')],
    ['four input channels', 'header.input.channels', (h) => (h.input.channels = 4)],
    [
      'an output that no op produces',
      'header.outputs.mask',
      (h) => (h.outputs.mask = { tensor: 9, channels: [] }),
    ],
    [
      'too few channel names',
      'header.outputs.mask.channels',
      (h) => (h.outputs.mask = { tensor: 4, channels: ['dog'] }),
    ],
    [
      'channel names that are not strings',
      'header.outputs.mask.channels',
      (h) => (h.outputs.mask = { tensor: 4, channels: [1, 2, 3, 4, 5, 6, 7, 8] }),
    ],
    ['a name that is not a string', 'header.name', (h) => (h.name = 3)],
  ])('%s', (_what, path, change) => {
    expect(changed(change)).toMatchObject({ kind: 'malformed', path });
  });

  test('parameters that share data, so that a small file would need much memory', () => {
    const build = sample();
    const header = build.header();
    const stem = build.ops[0];
    const many = Array.from({ length: 100 }, (_, i) => ({ ...stem, in: [0], out: 5 + i }));
    expect(failureOf(build.file({ ...header, ops: [...build.ops, ...many] }))).toMatchObject({
      kind: 'malformed',
      problem: 'outside the data section',
    });
  });

  test('text that is not JSON', () => {
    const file = sample().file();
    file[20] = 0x78;
    new DataView(file.buffer).setUint32(16, crc32(file.subarray(20)), true);
    expect(failureOf(file)).toMatchObject({ kind: 'malformed', path: 'header' });
  });
});
