import { toLab, type LabImage } from '@scribblepup/imaging/lab';
import { drawSyntheticDog } from '../syntheticDog';
import { findLettering, withoutLettering } from './lettering';

const WIDTH = 480,
  HEIGHT = 360;
// Bars and boxes shaped like letters: 14 px high, at even steps.
const WORD = [
  [0, 3, 14],
  [8, 8, 14],
  [22, 8, 10],
  [36, 3, 14],
  [44, 9, 14],
  [58, 8, 14],
  [71, 4, 14],
  [80, 9, 14],
] as const;

function scene(letters: (x: number, y: number) => boolean): LabImage {
  const { photo } = drawSyntheticDog({
    width: WIDTH,
    height: HEIGHT,
    coat: [120, 70, 40],
    noise: 6,
  });
  const rgb = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    for (let c = 0; c < 3; c++)
      rgb[i * 3 + c] = letters(i % WIDTH, Math.floor(i / WIDTH)) ? 240 : photo.data[i * 4 + c];
  }
  return toLab(rgb, WIDTH, HEIGHT);
}

const word =
  (left: number, top: number) =>
  (x: number, y: number): boolean =>
    WORD.some(
      ([from, wide, high]) =>
        x >= left + from &&
        x < left + from + wide &&
        y >= top + 14 - high &&
        y < top + 14 &&
        (wide < 6 || x < left + from + 2 || x >= left + from + wide - 2 || y >= top + 12),
    );

it('a row of letters at the lower edge is removed and filled in from its surroundings', () => {
  const clean = scene(() => false),
    printed = scene(word(190, 330));
  const healed = withoutLettering(printed);
  const after = healed.L.reduce((max, v, i) => Math.max(max, Math.abs(v - clean.L[i])), 0);
  const before = printed.L.reduce((max, v, i) => Math.max(max, Math.abs(v - clean.L[i])), 0);
  expect(before).toBeGreaterThan(40);
  expect(after).toBeLessThan(before / 2);
});

it('a picture without letters is unchanged, and letters in the middle of a picture stay', () => {
  const clean = scene(() => false);
  expect(withoutLettering(clean)).toBe(clean);
  expect(findLettering(scene(word(190, 170))).data.includes(1)).toBe(false);
});
