import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { plainKernel, simdKernel } from '../kernels';
import { weightsIn } from '../testing/weights';
import { Network, type FloatMap } from './Network';

// training/parity.py writes the fixture together with the weights: a picture made by a formula, and
// the network's output for it in PyTorch.
interface Ellipse {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly color: readonly number[];
}
type Sample = readonly [row: number, column: number, values: readonly number[]];
interface Fixture {
  readonly ellipses: readonly Ellipse[];
  readonly pictures: readonly {
    readonly width: number;
    readonly height: number;
    readonly samples: Readonly<Record<string, readonly Sample[]>>;
  }[];
}

const read = (name: string): Buffer => readFileSync(resolve(__dirname, '../../weights', name));
const { ellipses, pictures } = JSON.parse(read('parity.json').toString()) as Fixture;
const weights = weightsIn(read('dog-finder.bin'));

function picture(width: number, height: number): FloatMap {
  const data = new Float32Array(width * height * 3);
  for (let y = 0, offset = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const top = ellipses.findLast(
        ({ cx, cy, rx, ry }) => ((x - cx) * ry) ** 2 + ((y - cy) * rx) ** 2 <= (rx * ry) ** 2,
      );
      for (let c = 0; c < 3; c++) {
        const byte = top ? top.color[c] : 90 + ((3 * x + 5 * y + 31 * c) % 64);
        data[offset++] = (byte - weights.input.mean) / weights.input.scale;
      }
    }
  }
  return { width, height, channels: 3, data };
}

test.each([
  ['plain', plainKernel, 1e-3],
  // It rounds the inputs of convolutions to 16 bits.
  ['simd', simdKernel, 5e-3],
])('the %s kernel gives the same output as PyTorch', (_name, makeKernel, tolerance) => {
  const network = new Network(weights, makeKernel());
  expect(pictures.length).toBeGreaterThan(0);
  for (const { width, height, samples } of pictures) {
    const outputs = network.run(picture(width, height), Object.keys(samples));
    for (const [name, expected] of Object.entries(samples)) {
      const { data, width: cells, channels } = outputs[name];
      for (const [row, column, values] of expected) {
        values.forEach((value, c) =>
          expect(Math.abs(data[(row * cells + column) * channels + c] - value)).toBeLessThan(
            tolerance,
          ),
        );
      }
    }
  }
});
