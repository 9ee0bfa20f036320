import type { Lab } from '../raster/lab';
import { mask, type Mask } from '../raster/plane';
import { lostParts } from './lost';

const WIDTH = 120, HEIGHT = 120;
type Inside = (x: number, y: number) => boolean;
/** A colour, and how much it stands out. */
interface Look {
  readonly L: number;
  readonly b: number;
  readonly salience: number;
}

const disc = (cx: number, cy: number, r: number): Inside => (x, y) => Math.hypot(x - cx, y - cy) <= r;
const body = disc(50, 66, 28), bib = disc(56, 66, 12);
const COAT: Look = { L: 12, b: 2, salience: 0.8 }, WHITE: Look = { L: 58, b: 8, salience: 0.5 };
const WALL: Look = { L: 52, b: 34, salience: -0.6 }, FLOOR: Look = { L: 58, b: -5, salience: -0.9 };
const RAIL: Look = { L: 58, b: 8, salience: -0.9 };

/** A dark dog with a white bib before a yellow wall; above a rail as white as the bib, below a bluish floor. */
function sceneWith(part: Inside, its: Look): { lab: Lab; salience: Float32Array } {
  const look = (x: number, y: number): Look =>
    (bib(x, y) ? WHITE : body(x, y) ? COAT : part(x, y) ? its : y < 6 ? RAIL : y < 95 ? WALL : FLOOR);
  const values = (key: keyof Look): Float32Array => Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => look(i % WIDTH, Math.floor(i / WIDTH))[key]);
  const lab: Lab = { width: WIDTH, height: HEIGHT, L: values('L'), a: new Float32Array(WIDTH * HEIGHT), b: values('b') };
  return { lab, salience: values('salience') };
}

const drawn = (inside: Inside): Mask => mask(WIDTH, HEIGHT, Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (inside(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0)));
/** How many px of a part are given back to the dog's dark body. */
function givenBack(part: Inside, its: Look): { of: number; beyond: number } {
  const lost = lostParts({ ...sceneWith(part, its), subject: drawn(body) }), asked = drawn((x, y) => part(x, y) && !body(x, y));
  const of = lost.data.filter((v, i) => v && asked.data[i]).length / asked.data.filter(Boolean).length;
  return { of, beyond: lost.data.filter((v, i) => v && !asked.data[i]).length };
}

const chest = disc(76, 62, 11);
const leg: Inside = (x, y) => x >= 66 && x < 74 && y >= 80 && y < 104;

it('a white chest that hardly stands out comes back, though something white lies far off', () => {
  const { of, beyond } = givenBack(chest, { ...WHITE, salience: -0.3 });
  expect(of).toBeGreaterThan(0.75);
  expect(beyond).toBeLessThan(20);
});

it('so does a white leg before a floor as light', () => {
  const { of, beyond } = givenBack(leg, { ...WHITE, salience: -0.6 });
  expect(of).toBeGreaterThan(0.75);
  expect(beyond).toBeLessThan(20);
});

it('a shadow on the wall or the floor beside the dog does not', () => {
  expect(givenBack(chest, { ...WALL, L: 44, salience: -0.3 })).toEqual({ of: 0, beyond: 0 });
  expect(givenBack(leg, { ...FLOOR, L: 50, salience: -0.3 })).toEqual({ of: 0, beyond: 0 });
});

it('nor does what stood out and was left aside before, though it is as dark as the dog', () => {
  expect(givenBack(chest, { ...COAT, salience: 0.8 }).of).toBe(0);
});

it('nor what goes on beyond the picture, or is tiny', () => {
  expect(givenBack((x, y) => x > 70 && y > 50 && y < 70, { ...WHITE, salience: -0.3 }).of).toBe(0);
  expect(givenBack(disc(77, 62, 1.5), { ...WHITE, salience: -0.3 }).of).toBe(0);
});

it('where there is no dog nothing is lost', () => {
  expect(lostParts({ ...sceneWith(chest, WHITE), subject: drawn(() => false) }).data).not.toContain(1);
});
