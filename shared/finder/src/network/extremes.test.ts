import { plainKernel, simdKernel } from '../kernels';
import { WeightsBuilder, type ParameterValues } from '../testing/build';
import { relativeDifference } from '../testing/difference';
import { randomConv, randomDepthwise } from '../testing/layers';
import { runNaively } from '../testing/naive';
import { seededRandom } from '@scribblepup/imaging/random';
import { weightsIn } from '../testing/weights';
import { Network, type FloatMap } from './Network';

const mapOf = (height: number, width: number, value: (i: number) => number): FloatMap => ({
  height,
  width,
  channels: 3,
  data: Float32Array.from({ length: height * width * 3 }, (_, i) => value(i)),
});

describe.each([
  ['plain', plainKernel],
  ['simd', simdKernel],
])('the %s kernel', (_name, make) => {
  const differenceOf = (build: WeightsBuilder, image: FloatMap): number => {
    const weights = weightsIn(build.file());
    const { out } = new Network(weights, make()).run(image, ['out']);
    const { tensor } = weights.outputs.get('out')!;
    return relativeDifference(runNaively(weights, image).get(tensor)!.data, out.data);
  };

  test.each([3, 5])('filters maps of any width with a kernel %d cells wide', (kernel) => {
    for (let width = 1; width < 18; width++) {
      const random = seededRandom(width);
      const build = new WeightsBuilder();
      const wide = randomConv(build, 0, 1 + (width % 9), random);
      build.output('out', randomDepthwise(build, wide, random, { kernel }));
      const image = mapOf(1 + (width % 7), width, () => random() - 0.5);
      expect(differenceOf(build, image)).toBeLessThan(1e-4);
    }
  });

  test('sums the 7500 products of a 5 x 5 kernel with 300 channels', () => {
    const build = new WeightsBuilder();
    const ones = (channels: number, weightsPerChannel: number): ParameterValues => ({
      weights: Array<number>(channels * weightsPerChannel).fill(127),
      scales: Array<number>(channels).fill(1 / 127),
      bias: Array<number>(channels).fill(0),
    });
    const wide = build.conv(0, ones(300, 3));
    build.output('out', build.conv(wide, ones(9, 25 * 300), { kernel: 5 }));
    // The more products, the fewer bits are left for each.
    expect(
      differenceOf(
        build,
        mapOf(4, 5, () => 1),
      ),
    ).toBeLessThan(1e-3);
  });

  test.each([0, 1e-40, 1e-20, 1e20])('multiplies inputs up to %d', (largest) => {
    const random = seededRandom(8);
    const build = new WeightsBuilder();
    build.output('out', randomConv(build, 0, 6, random, { kernel: 3 }));
    const image = mapOf(3, 7, () => largest * (2 * random() - 1));
    expect(differenceOf(build, image)).toBeLessThan(1e-4);
  });
});
