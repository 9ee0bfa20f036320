import type { Lab } from '../raster/lab';
import { backgroundSeeds } from './background';

const WIDTH = 60, HEIGHT = 40;
const GRASS = 70, FUR = 30;
const whole = { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT };
const ends = { left: true, top: true, right: true, bottom: true };

/** Seeds of a photo of grass where a thing of one colour lies. */
function seedsAround(inside: (x: number, y: number) => boolean, cut = false): (x: number, y: number) => number {
  const nothing = new Float32Array(WIDTH * HEIGHT);
  const L = Float32Array.from(nothing, (_, i) => (inside(i % WIDTH, Math.floor(i / WIDTH)) ? FUR : GRASS));
  const lab: Lab = { width: WIDTH, height: HEIGHT, L, a: nothing, b: nothing };
  const seeds = backgroundSeeds(lab, { width: WIDTH, height: HEIGHT, box: whole, photoEnds: ends }, cut);
  return (x, y) => seeds[y * WIDTH + x]!;
}

it('the rim is background where its colour is seen on other sides as well', () => {
  const at = seedsAround((x, y) => Math.hypot(x - 30, y - 20) < 10);
  expect([at(0, 20), at(59, 20), at(30, 0), at(30, 39)]).toEqual([1, 1, 1, 1]);
  expect(at(30, 20)).toBe(0);
});

it.each([
  ['right', (x: number, y: number) => x > 30 && y > 15, [59, 30]],
  ['left', (x: number, y: number) => x < 30 && y > 15, [0, 30]],
] as const)('a dog that the photo cuts below and on the %s is no background there where that is reckoned with', (_side, dog, [x, y]) => {
  const at = seedsAround(dog, true);
  expect([at(x, y), at(x === 0 ? 10 : 50, 39)]).toEqual([0, 0]);
  expect([at(x === 0 ? 59 : 0, 5), at(30, 0)]).toEqual([1, 1]);
  expect(seedsAround(dog)(x, y)).toBe(1);
});

it.each([true, false])('a floor that runs from side to side is background (%s)', (cut) => {
  const at = seedsAround((_x, y) => y > 30, cut);
  expect([at(0, 35), at(30, 39), at(59, 35)]).toEqual([1, 1, 1]);
});

it('all outside the crop is background', () => {
  const lab: Lab = { width: WIDTH, height: HEIGHT, L: new Float32Array(2400), a: new Float32Array(2400), b: new Float32Array(2400) };
  const seeds = backgroundSeeds(lab, { width: WIDTH, height: HEIGHT, box: { x0: 10, y0: 10, x1: 50, y1: 30 }, photoEnds: { left: false, top: false, right: false, bottom: false } });
  expect(seeds[5 * WIDTH + 5]).toBe(1);
  expect(seeds[20 * WIDTH + 30]).toBe(0);
});
