import { sharpenAlpha } from './sharpenAlpha';

/** Pixels of one color with these alphas. */
const pixelsOf = (alphas: readonly number[]): Uint8ClampedArray =>
  new Uint8ClampedArray(alphas.flatMap((alpha) => [10, 20, 30, alpha]));
const alphasOf = (pixels: Uint8ClampedArray): number[] =>
  Array.from(pixels).filter((_value, i) => i % 4 === 3);

test('the edge of a shape that was enlarged five times is as sharp as before', () => {
  // Before: 0, 128, 255. Linear interpolation turns this into eleven steps.
  const ramp = Array.from({ length: 11 }, (_, i) => 25.5 * i);
  const pixels = pixelsOf(ramp);
  sharpenAlpha(pixels, 5);
  expect(alphasOf(pixels)).toEqual([0, 0, 0, 0, 0, 130, 255, 255, 255, 255, 255]);
});

test('changes neither the color nor a sharp edge', () => {
  const pixels = pixelsOf([0, 255]);
  sharpenAlpha(pixels, 3);
  expect(pixels).toEqual(pixelsOf([0, 255]));
});
