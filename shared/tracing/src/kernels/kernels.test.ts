import { resolve } from 'node:path';
import { plane, type Plane } from '@scribblepup/imaging/plane';
import { seededRandom } from '@scribblepup/imaging/random';
import { sourceHash } from '../../../../scripts/config/assemble';
import { MODULE_SOURCE } from './moduleBytes';
import { plainFlow } from './plain';
import type { Flow } from './types';
import { wasmFlow } from './wasm/flow';

test('the bytes of the WebAssembly kernel were compiled from its current source', async () => {
  expect(await sourceHash(resolve(__dirname, '../..'))).toBe(MODULE_SOURCE);
});

const wasm = wasmFlow();

/** A noisy picture with a flow in random directions; nine pixels in ten must be filtered. */
const scene = (width: number, height: number) => {
  const next = seededRandom(31 * width + height),
    length = width * height;
  const numbers = (max: number): Float32Array => Float32Array.from({ length }, () => next() * max);
  const angles = numbers(2 * Math.PI);
  const source: Plane = plane(width, height, numbers(100));
  const flow: Flow = { width, height, tx: angles.map(Math.cos), ty: angles.map(Math.sin) };
  return { source, flow, where: Uint8Array.from({ length }, () => (next() < 0.9 ? 1 : 0)) };
};

const weights = (length: number): Float32Array =>
  Float32Array.from({ length }, (_, k) => Math.exp(-k / 3));

// The third repeats the first, after a larger one has left its numbers in the memory.
describe.each([
  [40, 30],
  [97, 64],
  [40, 30],
  [5, 90],
  [33, 4],
])('on %d x %d px, the WebAssembly kernel equals the plain one', (width, height) => {
  test('for structure tensors and their eigenvectors', () => {
    const { source } = scene(width, height);
    const channels = [
      { data: source.data, weight: 1 },
      { data: source.data.map((value) => 100 - value ** 1.1), weight: 0.35 },
    ];
    const tensors = wasm.tensors(channels, width, height);
    expect(tensors).toEqual(plainFlow.tensors(channels, width, height));
    expect(tensors.every((component) => component.some((value) => Math.abs(value) > 1))).toBe(true);
    const flow = wasm.tangents(tensors, width, height);
    expect(flow).toEqual(plainFlow.tangents(tensors, width, height));
    expect(flow.tx.some((value) => value > 0 && value < 1)).toBe(true);
  });

  test.each([1, 3, 6])('for a bilateral filter with a reach of %d px', (reach) => {
    const { source, flow, where } = scene(width, height);
    const given = source.data.slice();
    const by = { spatial: weights(reach + 1), range: weights(513), stepsPerL: 8 };
    const { data } = wasm.bilateral(source, flow, where, by, 2);
    expect(data).toEqual(plainFlow.bilateral(source, flow, where, by, 2).data);
    expect(data).not.toEqual(given);
    expect(source.data).toEqual(given);
    expect(data.filter((_, i) => !where[i])).toEqual(given.filter((_, i) => !where[i]));
  });

  test.each([1, 4, 11])('for sums across and means along the flow, reach %d px', (reach) => {
    const { source, flow, where } = scene(width, height);
    const [across, along] = [weights(5).map((weight) => weight - 0.4), weights(reach + 1)];
    const sums = wasm.convolveAcrossAlong(source, flow, where, across, along);
    expect(sums).toEqual(plainFlow.convolveAcrossAlong(source, flow, where, across, along));
    expect(sums.some((value) => Math.abs(value) > 1)).toBe(true);
    expect(sums.filter((_, i) => !where[i]).every((value) => value === 0)).toBe(true);
  });
});
