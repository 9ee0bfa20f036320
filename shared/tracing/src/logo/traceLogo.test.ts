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
  expect(traceLogo(drawPicture(300, 200, ring, [20, 60, 160, 0]))!.d.match(/M/g)).toHaveLength(2);
});

it('finds nothing in a picture of one color', () => {
  expect(traceLogo(drawPicture(64, 64, () => false))).toBeNull();
});

it('finds nothing in a strip that is too thin to trace', () => {
  expect(traceLogo(drawPicture(1000, 8, (x) => x > 300 && x < 700))).toBeNull();
});

it('has at most thirty rings, the largest ones', () => {
  const dot = (x: number, y: number): boolean => {
    const column = Math.floor(x / 30);
    return Math.hypot((x % 30) - 15, (y % 30) - 15) < 5 + column;
  };
  const { d, width, height } = traceLogo(drawPicture(210, 210, dot))!;
  expect(d.match(/M/g)).toHaveLength(30);
  // The small dots of the first two columns are left out.
  expect(width / height).toBeLessThan(0.75);
});

it('has at most 320 points', () => {
  const star = (x: number, y: number): boolean => {
    const angle = Math.atan2(y - 110, x - 110);
    return Math.hypot(x - 110, y - 110) < 80 + 20 * Math.cos(60 * angle);
  };
  const d = traceLogo(drawPicture(220, 220, star))!.d;
  expect(d.match(/[ML]/g)!.length).toBeLessThanOrEqual(320);
  expect(d.match(/[ML]/g)!.length).toBeGreaterThan(100);
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
