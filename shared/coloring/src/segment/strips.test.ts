import type { Lab } from '../raster/lab';
import { mask, type Mask } from '../raster/plane';
import { withoutStrips } from './strips';

const WIDTH = 200, HEIGHT = 160;
const COAT = 30, PAINT = 25, WALL = 80;

type Inside = (x: number, y: number) => boolean;
const body: Inside = (x, y) => Math.hypot(x - 80, y - 80) <= 50;
/** Eight px wide, to the right of the body. */
const bar = (until: number): Inside => (x, y) => x >= 80 && x < until && y >= 76 && y < 84;
const tail: Inside = (x, y) => x >= 80 && x < 165 && Math.abs(y - 80) <= (165 - x) / 8;

const everywhere = (value: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => value(i % WIDTH, Math.floor(i / WIDTH)));
const silhouette = (...parts: Inside[]): Mask => mask(WIDTH, HEIGHT, Uint8Array.from(everywhere((x, y) => (parts.some((part) => part(x, y)) ? 1 : 0))));

/** The cutout with a part, in a photo in which something is seen beside the dog. */
function left(part: Inside, seen: Inside, lightness: number): Mask {
  const lab: Lab = { width: WIDTH, height: HEIGHT, L: everywhere((x, y) => (body(x, y) ? COAT : seen(x, y) ? lightness : WALL)), a: everywhere(() => 0), b: everywhere(() => 0) };
  return withoutStrips(lab, silhouette(body, part));
}

const has = ({ data }: Mask, x: number, y: number): boolean => data[y * WIDTH + x] === 1;

it('the stub of a pole that goes on goes, and the body loses nothing', () => {
  const after = left(bar(148), bar(200), PAINT);
  expect(has(after, 140, 80)).toBe(false);
  expect(after.data.filter(Boolean).length).toBeGreaterThan(0.99 * silhouette(body).data.filter(Boolean).length);
});

it('what ends where the cutout ends stays: a leg, a tail', () => {
  expect(left(bar(148), bar(148), COAT).data).toEqual(silhouette(body, bar(148)).data);
  expect(left(tail, tail, COAT).data).toEqual(silhouette(body, tail).data);
});

it('a leg before something broad of its colour stays', () => {
  const trunk: Inside = (x) => x >= 148;
  expect(left(bar(148), (x, y) => bar(148)(x, y) || trunk(x, y), COAT).data).toEqual(silhouette(body, bar(148)).data);
});

it('a leg with a pole of another colour behind its end stays', () => {
  const L = everywhere((x, y) => (body(x, y) || bar(148)(x, y) ? COAT : bar(200)(x, y) ? 55 : WALL)), nothing = everywhere(() => 0);
  expect(withoutStrips({ width: WIDTH, height: HEIGHT, L, a: nothing, b: nothing }, silhouette(body, bar(148))).data).toEqual(silhouette(body, bar(148)).data);
});

it('a tail that the photo cuts off stays', () => {
  expect(left(bar(200), bar(200), COAT).data).toEqual(silhouette(body, bar(200)).data);
  expect(left(bar(197), bar(200), COAT).data).toEqual(silhouette(body, bar(197)).data);
});

it('a short tuft stays, and so do nothing and what is thin all over', () => {
  expect(left(bar(134), bar(200), PAINT).data).toEqual(silhouette(body, bar(134)).data);
  const lab: Lab = { width: WIDTH, height: HEIGHT, L: everywhere(() => 50), a: everywhere(() => 0), b: everywhere(() => 0) };
  expect(withoutStrips(lab, silhouette()).data).toEqual(silhouette().data);
  expect(withoutStrips(lab, silhouette((x, y) => y === 80 && x > 4)).data).toEqual(silhouette((x, y) => y === 80 && x > 4).data);
});
