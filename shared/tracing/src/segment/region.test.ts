import { paintLab, GREEN, GRAY, RED } from './fixtures/painted';
import { maskArea, mask, type Mask } from '@scribblepup/imaging/plane';
import { regionAt, applyTap } from './region';

const [WIDTH, HEIGHT] = [120, 80];
const everywhere = (): Mask => mask(WIDTH, HEIGHT, new Uint8Array(WIDTH * HEIGHT).fill(1));
const at = ({ width, data }: Mask, x: number, y: number): number => data[y * width + x];
/** A red disc with a radius of 20 px, and a gray one with a radius of 12 px, on grass. */
const picture = paintLab(WIDTH, HEIGHT, (x, y) =>
  Math.hypot(x - 40, y - 40) < 20 ? RED : Math.hypot(x - 95, y - 40) < 12 ? GRAY : GREEN,
);

it('covers the color under the tap, up to its edge', () => {
  const region = regionAt(picture, everywhere(), { x: 40, y: 40, radius: 6 });
  expect(at(region, 40, 40)).toBe(1);
  expect(at(region, 54, 40)).toBe(1);
  expect(at(region, 64, 40)).toBe(0);
  expect(at(region, 95, 40)).toBe(0);
  expect(maskArea(region) / (Math.PI * 20 * 20)).toBeGreaterThan(0.8);
  expect(maskArea(region) / (Math.PI * 20 * 20)).toBeLessThan(1.1);
});

it('covers only pixels that may belong to it', () => {
  const open = everywhere();
  for (let i = 0; i < open.data.length; i++) if (i % WIDTH >= 40) open.data[i] = 0;
  const region = regionAt(picture, open, { x: 36, y: 40, radius: 3 });
  expect(at(region, 30, 40)).toBe(1);
  expect(at(region, 45, 40)).toBe(0);
});

it('is empty if no pixel may belong to it', () => {
  expect(maskArea(regionAt(picture, mask(WIDTH, HEIGHT), { x: 40, y: 40, radius: 6 }))).toBe(0);
});

it('is limited even if the whole picture has one color', () => {
  const plain = paintLab(400, 40, () => GREEN);
  const region = regionAt(plain, mask(400, 40, new Uint8Array(400 * 40).fill(1)), {
    x: 10,
    y: 20,
    radius: 4,
  });
  expect(at(region, 30, 20)).toBe(1);
  expect(at(region, 390, 20)).toBe(0);
});

it('is kept, or erased, and nothing else changes', () => {
  const before = mask(
    WIDTH,
    HEIGHT,
    Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH > 80 ? 1 : 0)),
  );
  const kept = applyTap(picture, before, { x: 40, y: 40, radius: 6 }, 'keep');
  expect([at(kept, 40, 40), at(kept, 95, 40), at(kept, 10, 10)]).toEqual([1, 1, 0]);
  const erased = applyTap(picture, kept, { x: 95, y: 40, radius: 6 }, 'erase');
  expect([at(erased, 40, 40), at(erased, 95, 40), at(erased, 115, 5)]).toEqual([1, 0, 1]);
});
