import fc from 'fast-check';
import { plainKernel, simdKernel } from '../kernels';
import type { Kernel } from '../kernels/types';
import { WeightsBuilder } from '../testing/build';
import { relativeDifference } from '../testing/difference';
import { randomConv, randomDepthwise } from '../testing/layers';
import { runNaively } from '../testing/naive';
import { seededRandom } from '@scribblepup/imaging/random';
import { weightsIn } from '../testing/weights';
import type { Activation } from '../weights/types';
import { Network, type FloatMap } from './Network';

const kernels: [name: string, make: () => Kernel][] = [
  ['plain', plainKernel],
  ['simd', simdKernel],
];

const picture = (height: number, width: number, random: () => number): FloatMap => ({
  height,
  width,
  channels: 3,
  data: Float32Array.from({ length: height * width * 3 }, () => random() * 2 - 1),
});

const layer = fc.record({
  kernel: fc.integer({ min: 1, max: 5 }),
  stride: fc.integer({ min: 1, max: 3 }),
  dilation: fc.integer({ min: 1, max: 4 }),
  activation: fc.constantFrom<Activation>('none', 'relu', 'relu6'),
});
const channels = fc.integer({ min: 1, max: 21 });
const side = fc.integer({ min: 1, max: 23 });
const seed = fc.integer();

/** Largest relative difference between a kernel's outputs and those of the definition. */
function differenceOf(make: () => Kernel, build: WeightsBuilder, image: FloatMap): number {
  const weights = weightsIn(build.file());
  const network = new Network(weights, make());
  const naive = runNaively(weights, image);
  const names = [...weights.outputs.keys()];
  const outputs = network.run(image, names);
  return Math.max(
    ...names.map((name) =>
      relativeDifference(naive.get(weights.outputs.get(name)!.tensor)!.data, outputs[name].data),
    ),
  );
}

/** Compares a kernel with the literal definitions of the ops. */
function expectDefinition(make: () => Kernel, build: WeightsBuilder, image: FloatMap): void {
  expect(differenceOf(make, build, image)).toBeLessThan(1e-4);
}

describe.each(kernels)('the %s kernel matches the definition of', (_name, make) => {
  test('a convolution', () =>
    fc.assert(
      fc.property(
        layer,
        channels,
        channels,
        side,
        side,
        seed,
        (options, middle, out, height, width, s) => {
          const random = seededRandom(s),
            build = new WeightsBuilder();
          build.output(
            'out',
            randomConv(build, randomConv(build, 0, middle, random), out, random, options),
          );
          expectDefinition(make, build, picture(height, width, random));
        },
      ),
      { numRuns: 60 },
    ));

  test('a depthwise convolution', () =>
    fc.assert(
      fc.property(layer, channels, side, side, seed, (options, middle, height, width, s) => {
        const random = seededRandom(s),
          build = new WeightsBuilder();
        build.output(
          'out',
          randomDepthwise(build, randomConv(build, 0, middle, random), random, options),
        );
        expectDefinition(make, build, picture(height, width, random));
      }),
      { numRuns: 60 },
    ));

  test('adding, pooling, concatenating and resizing', () =>
    fc.assert(
      fc.property(
        layer,
        channels,
        channels,
        side,
        side,
        seed,
        (options, few, many, height, width, s) => {
          const random = seededRandom(s),
            build = new WeightsBuilder();
          const fine = randomConv(build, 0, few, random, { kernel: 3, activation: 'relu' });
          const coarse = randomConv(build, fine, many, random, options);
          const sum = build.add(
            coarse,
            randomConv(build, coarse, many, random, { activation: 'relu6' }),
          );
          const joined = build.concat(randomConv(build, build.pool(sum), few, random), sum);
          const again = build.concat(joined, coarse);
          build
            .output('fine', build.resize(again, fine))
            .output('coarse', again)
            .output('whole', build.pool(again));
          expectDefinition(make, build, picture(height, width, random));
        },
      ),
      { numRuns: 40 },
    ));
});

/** A small network that uses every op and reuses memory. */
function smallNetwork(): WeightsBuilder {
  const random = seededRandom(7),
    build = new WeightsBuilder();
  const stem = randomConv(build, 0, 16, random, { kernel: 3, stride: 2, activation: 'relu6' });
  let x = randomDepthwise(build, stem, random, { kernel: 3, activation: 'relu6' });
  for (let i = 0; i < 4; i++)
    x = build.add(
      x,
      randomConv(
        build,
        randomDepthwise(build, randomConv(build, x, 40, random, { activation: 'relu6' }), random, {
          kernel: 3,
          dilation: 2,
        }),
        16,
        random,
      ),
    );
  const head = randomConv(build, build.concat(build.pool(x), build.resize(x, stem)), 5, random);
  return build.output('head', head).output('stem', stem);
}

describe('a network', () => {
  const image = picture(49, 65, seededRandom(3));

  test('gives the same numbers twice, bit for bit, even after another size', () => {
    for (const [, make] of kernels) {
      const network = new Network(weightsIn(smallNetwork().file()), make());
      const first = network.run(image, ['head', 'stem']);
      network.run(picture(97, 33, seededRandom(4)), ['head']);
      expect(network.run(image, ['head', 'stem'])).toEqual(first);
    }
  });

  test('runs only the ops that an output depends on, with the same result', () => {
    const network = new Network(weightsIn(smallNetwork().file()), simdKernel());
    expect(network.run(image, ['stem']).stem).toEqual(network.run(image, ['head', 'stem']).stem);
  });

  test('rejects an output that the file does not name', () => {
    const network = new Network(weightsIn(smallNetwork().file()), plainKernel());
    expect(() => network.run(image, ['tail'])).toThrow(RangeError);
  });
});
