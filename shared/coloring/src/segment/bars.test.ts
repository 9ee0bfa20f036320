import type { Lab } from '../raster/lab';
import { mask, type Mask } from '../raster/plane';
import { withoutBars } from './bars';

const WIDTH = 100, HEIGHT = 100;
const COAT = 45, PAINT = 10;

type Inside = (x: number, y: number) => boolean;
const disc: Inside = (x, y) => Math.hypot(x - 50, y - 50) <= 24;
/** Two px wide, to the right of the disc. */
const bar = (y0: number): Inside => (x, y) => x >= 50 && x < 95 && (y === y0 || y === y0 + 1);
/** Nine px wide at the disc, a point at its end. */
const tail: Inside = (x, y) => x >= 50 && x < 98 && Math.abs(y - 40) <= (98 - x) / 6;

const everywhere = (value: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => value(i % WIDTH, Math.floor(i / WIDTH)));
const silhouette = (...parts: Inside[]): Mask => mask(WIDTH, HEIGHT, Uint8Array.from(everywhere((x, y) => (parts.some((part) => part(x, y)) ? 1 : 0))));

/** What is left of a disc with a part that has this lightness. */
function left(part: Inside, lightness: number): Mask {
  const nothing = everywhere(() => 0);
  const lab: Lab = { width: WIDTH, height: HEIGHT, L: everywhere((x, y) => (disc(x, y) ? COAT : part(x, y) ? lightness : 90)), a: nothing, b: nothing };
  return withoutBars(lab, silhouette(disc, part));
}

const has = ({ data }: Mask, x: number, y: number): boolean => data[y * WIDTH + x] === 1;

it('a long bar goes, whether it has another colour or the body\'s', () => {
  expect(has(left(bar(40), PAINT), 90, 40)).toBe(false);
  expect(has(left(bar(40), COAT), 90, 40)).toBe(false);
});

it('the body loses nothing with it', () => {
  const after = left(bar(40), PAINT), before = silhouette(disc);
  const lost = before.data.filter((v, i) => v && !after.data[i]).length;
  expect(lost).toBeLessThan(0.03 * before.data.filter(Boolean).length);
});

it('a tail stays, and so does a thin leg of the body\'s colour', () => {
  expect(left(tail, COAT).data).toEqual(silhouette(disc, tail).data);
  expect(left(bar(62), COAT).data).toEqual(silhouette(disc, bar(62)).data);
});

it('a leg\'s place alone keeps nothing of another colour', () => {
  expect(has(left(bar(62), PAINT), 90, 62)).toBe(false);
});

it('a short tuft stays', () => {
  const tuft: Inside = (x, y) => x >= 50 && x < 77 && (y === 50 || y === 51);
  expect(left(tuft, PAINT).data).toEqual(silhouette(disc, tuft).data);
});

it('nothing, and what is thin all over, stay as they are', () => {
  const thin = silhouette((x, y) => y >= 50 && y < 52 && x > 4 && x < 96);
  const lab: Lab = { width: WIDTH, height: HEIGHT, L: everywhere(() => 50), a: everywhere(() => 0), b: everywhere(() => 0) };
  expect(withoutBars(lab, thin).data).toEqual(thin.data);
  expect(withoutBars(lab, silhouette()).data).toEqual(silhouette().data);
});
