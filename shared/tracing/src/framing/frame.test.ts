import type { Pixels } from '@scribblepup/imaging';
import { frameOf, placeFrame } from './frame';

const photo = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(200),
});

it('a photo or a crop that is too narrow is rejected, each with its own message', () => {
  const strip = photo(2048, 14);
  expect(() => placeFrame(strip, { x: 0, y: 0, width: 2048, height: 14 }, 700)).toThrow(
    'This photo is too narrow to draw from.',
  );
  expect(() => placeFrame(photo(900, 900), { x: 0, y: 0, width: 900, height: 9 }, 700)).toThrow(
    'The crop is too narrow. Choose a wider part of the photo.',
  );
});

it('a frame has the requested long side, however small the photo is', () => {
  const small = photo(64, 48),
    { lab, area } = frameOf(small, placeFrame(small, { x: 0, y: 0, width: 64, height: 48 }, 700));
  expect([lab.width, lab.height]).toEqual([700, 525]);
  expect(area).toEqual({ x: 0, y: 0, width: 64, height: 48 });
});
