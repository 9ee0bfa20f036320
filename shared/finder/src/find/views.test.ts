import fc from 'fast-check';
import { seededRandom } from '@scribblepup/imaging/random';
import type { Pixels, Rect } from '@scribblepup/imaging';
import { plainKernel, simdKernel } from '../kernels';
import type { Kernel } from '../kernels/types';
import { Network } from '../network/Network';
import { colorNetwork } from '../testing/colorNetwork';
import { weightsIn } from '../testing/weights';
import { render } from './render';
import { areaView, closeUpView, headView } from './views';

const networkOn = (kernel: Kernel): Network =>
  new Network(weightsIn(colorNetwork().file()), kernel);

const photoOf = (
  width: number,
  height: number,
  rgba: (x: number, y: number) => readonly number[],
): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, i) => rgba(i % width, Math.floor(i / width))).flat(),
  ),
});
const rectOf = (width: number, height: number): Rect => ({ x: 0, y: 0, width, height });

describe('the view of a whole photo', () => {
  test('keeps the proportions, with sides of 16 n + 1 px', () => {
    expect(areaView(rectOf(4000, 3000))).toMatchObject({ width: 449, height: 337 });
    expect(areaView(rectOf(300, 400))).toMatchObject({ width: 337, height: 449 });
    expect(areaView(rectOf(9000, 10))).toMatchObject({ width: 449, height: 33 });
  });

  test('maps corners to corners', () => {
    const { left, top, stepX, stepY, width, height } = areaView(rectOf(777, 500));
    expect([left, top]).toEqual([0, 0]);
    expect((width - 1) * stepX).toBeCloseTo(776);
    expect((height - 1) * stepY).toBeCloseTo(499);
  });
});

describe('a close-up', () => {
  test('has the box in the middle, a margin around it, and square px', () => {
    const view = closeUpView({ x: 100, y: 50, width: 200, height: 80 });
    expect(view).toMatchObject({ width: 449 });
    expect(view.stepX).toBe(view.stepY);
    expect(view.left + (view.width - 1) * (view.stepX / 2)).toBeCloseTo(100 + 199 / 2);
    expect(view.top + (view.height - 1) * (view.stepY / 2)).toBeCloseTo(50 + 79 / 2);
    expect(view.left).toBeLessThan(100 - 20);
    expect(view.top).toBeLessThan(50 - 8);
  });

  test.each([
    [0, 0],
    [1, 1],
    [5000, 3],
    [3, 5000],
  ])('of %d x %d px has sides of 16 n + 1 px', (width, height) => {
    const view = closeUpView({ x: 0, y: 0, width, height });
    for (const side of [view.width, view.height]) {
      expect((side - 1) % 16).toBe(0);
      expect(side).toBeGreaterThanOrEqual(33);
      expect(side).toBeLessThanOrEqual(449);
    }
  });
});

test("a head's view is centered on the head and four times as wide", () => {
  const { left, top, stepX, width } = headView({ x: 100, y: 50, size: 30, score: 1 });
  expect(left + ((width - 1) / 2) * stepX).toBeCloseTo(100);
  expect(top + ((width - 1) / 2) * stepX).toBeCloseTo(50);
  expect((width - 1) * stepX).toBeCloseTo(120);
});

describe.each([
  ['plain', plainKernel],
  ['simd', simdKernel],
])('rendering with the %s kernel', (_name, make) => {
  let network: Network;
  beforeAll(() => {
    network = networkOn(make());
  });

  test('a photo at its own size keeps its pixels', () => {
    const random = seededRandom(2);
    const photo = photoOf(7, 5, () => [random() * 256, random() * 256, random() * 256, 255]);
    const { data } = render(
      photo,
      { left: 0, top: 0, stepX: 1, stepY: 1, width: 7, height: 5 },
      network,
    );
    data.forEach((value, i) =>
      expect(value * 127.5 + 127.5).toBeCloseTo(i % 4 === 3 ? 127.5 : photo.data[i], 3),
    );
  });

  test('a photo of one color keeps its color at any size and is gray outside', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0.05, max: 9, noNaN: true }),
        fc.double({ min: -60, max: 60, noNaN: true }),
        (width, height, step, left) => {
          const photo = photoOf(width, height, () => [255, 0, 51, 255]);
          const { data } = render(
            photo,
            { left, top: left / 2, stepX: step, stepY: step * 1.1, width: 9, height: 8 },
            network,
          );
          for (let y = 0, offset = 0; y < 8; y++) {
            for (let x = 0; x < 9; x++, offset += 4) {
              const u = left + x * step,
                v = left / 2 + y * step * 1.1,
                reach = Math.max(1, step * 1.1);
              const inside =
                u - reach > -1 && v - reach > -1 && u + reach < width && v + reach < height;
              const outside =
                u + reach <= 0 ||
                v + reach <= 0 ||
                u - reach >= width - 1 ||
                v - reach >= height - 1;
              if (inside) expect(data[offset]).toBeCloseTo(1, 5);
              if (outside) expect(data[offset]).toBe(0);
              expect(data[offset + 1] + data[offset]).toBeCloseTo(0, 5);
              expect(data[offset + 2]).toBeCloseTo(-0.6 * data[offset], 5);
            }
          }
        },
      ),
    );
  });

  test('shrinking averages: a fine checkerboard becomes gray', () => {
    const photo = photoOf(64, 64, (x, y) => ((x + y) % 2 ? [255, 255, 255, 255] : [0, 0, 0, 255]));
    const { data } = render(
      photo,
      { left: 10, top: 10, stepX: 4, stepY: 4, width: 9, height: 9 },
      network,
    );
    for (const value of data) expect(Math.abs(value)).toBeLessThan(0.01);
  });

  test('transparent pixels are blended with white', () => {
    const photo = photoOf(3, 3, () => [255, 0, 0, 51]);
    const { data } = render(
      photo,
      { left: 1, top: 1, stepX: 1, stepY: 1, width: 1, height: 1 },
      network,
    );
    expect([...data].map((value) => Math.round(value * 127.5 + 127.5))).toEqual([
      255, 204, 204, 128,
    ]);
  });
});
