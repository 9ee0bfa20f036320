import { resample } from '@scribblepup/imaging/resample';
import { drawSyntheticDog } from '../syntheticDog';
import { perfectDetection } from '../testing/perfectDetection';
import { Tracer } from '../Tracer';
import type { Dab } from '../model/types';
import type { FramePlacement } from './frame';
import { cutoutSide, paintGridOf } from './paintGrid';

jest.mock('@scribblepup/imaging/resample', () => {
  const actual = jest.requireActual<{ resample: typeof resample }>('@scribblepup/imaging/resample');
  return { ...actual, resample: jest.fn(actual.resample) };
});

test('a drag from a tiny dog across the photo reads pictures of at most 4096 px per side', () => {
  const dog = drawSyntheticDog({ width: 1200, height: 100, shift: [0.4, 0], scale: 0.6 });
  const dabs = Array.from({ length: 28 }, (_, i): Dab => ({
    x: 1080 - 38 * i,
    y: 100,
    radius: 20,
    mode: 'keep',
  }));
  const { area, found } = new Tracer(dog.photo, { dabs }, perfectDetection(dog)).cutout();
  expect(found).toBe(true);
  expect(area.x).toBeLessThan(60);
  const longest = jest
    .mocked(resample)
    .mock.calls.map(([, , width, height]) => Math.max(width, height));
  expect(Math.max(...longest)).toBeLessThanOrEqual(4096);
});

test.each([
  [20, 40],
  [300, 420],
])('the grid around a dog of %d px has at most 4096 px per side', (size, side) => {
  const photo = { width: 2048, height: 1536 };
  const placement = { area: { x: 900, y: 700, width: size, height: size } } as FramePlacement;
  expect(cutoutSide(photo, placement, 420)).toBe(side);
  const { limits } = paintGridOf(photo, placement, { width: side, height: side }, false);
  expect(limits.x1 - limits.x0).toBeLessThanOrEqual(4096);
  expect(limits.x1 - limits.x0).toBeGreaterThan(2048);
});
