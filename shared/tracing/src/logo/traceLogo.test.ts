import fc from 'fast-check';
import type { Pixels } from '@scribblepup/imaging';
import { traceLogo } from './traceLogo';

function drawPicture(
  width: number,
  height: number,
  dark: (x: number, y: number) => boolean,
  ground: readonly number[] = [255, 255, 255, 255],
): Pixels {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i++)
    data.set(dark(i % width, Math.floor(i / width)) ? [20, 60, 160, 255] : ground, 4 * i);
  return { width, height, data };
}

const ring = (x: number, y: number): boolean =>
  Math.hypot(x - 150, y - 100) < 80 && Math.hypot(x - 150, y - 100) > 40;

it('traces the inner and the outer edge of a ring, 100 units across', () => {
  const logo = traceLogo(drawPicture(300, 200, ring))!;
  expect(logo.d.match(/M/g)).toHaveLength(2);
  expect(logo.d).toMatch(/^[MLZ\d .]+$/);
  expect(logo.width).toBeCloseTo(100, 0);
  expect(logo.height).toBeCloseTo(100, 0);
});

it('treats transparent parts as background', () => {
  expect(traceLogo(drawPicture(300, 200, ring, [0, 0, 0, 0]))!.d.match(/M/g)).toHaveLength(2);
});

it('finds nothing in a picture of one color', () => {
  expect(traceLogo(drawPicture(64, 64, () => false))).toBeNull();
});

it('finds nothing in a strip that is too thin to trace', () => {
  expect(traceLogo(drawPicture(1000, 8, (x) => x > 300 && x < 700))).toBeNull();
});

it('stays small for any picture', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer(),
      (width, height, seed) => {
        const logo = traceLogo(
          drawPicture(width, height, (x, y) => ((x * 7919 + y * 104729 + seed) >>> 3) % 3 === 0),
        );
        if (logo) {
          expect(logo.d.length).toBeLessThan(5000);
          expect(logo.d).not.toMatch(/NaN|Infinity/);
        }
      },
    ),
    { numRuns: 40 },
  );
});
