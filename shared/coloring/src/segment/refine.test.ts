import type { Lab } from '../raster/lab';
import { mask, type Mask } from '../raster/plane';
import { refine } from './refine';

const COARSE = 60, SCALE = 3, FINE = COARSE * SCALE;
type Inside = (x: number, y: number) => boolean;
const body: Inside = (x, y) => Math.hypot(x - 26, y - 26) <= 16;
/** As light as what lies around. */
const leg: Inside = (x, y) => x >= 24 && x < 28 && y >= 40 && y < 54;

const drawn = (inside: Inside): Mask => mask(COARSE, COARSE, Uint8Array.from({ length: COARSE * COARSE }, (_, i) => (inside(i % COARSE, Math.floor(i / COARSE)) ? 1 : 0)));
const nothing = new Float32Array(FINE * FINE);
const lab: Lab = { width: FINE, height: FINE, L: Float32Array.from(nothing, (_, i) => (body((i % FINE) / SCALE, Math.floor(i / FINE) / SCALE) ? 20 : 70)), a: nothing, b: nothing };
const has = ({ data }: Mask, x: number, y: number): boolean => data[y * SCALE * FINE + x * SCALE] === 1;

it('finds the edge near that of a coarse mask', () => {
  const fine = refine(lab, drawn((x, y) => Math.hypot(x - 26, y - 26) <= 15), drawn(() => false));
  expect(has(fine, 26, 11)).toBe(true);
  expect(has(fine, 26, 8)).toBe(false);
});

it('keeps what only the colours nearby tell from the background', () => {
  const whole = (lost: Inside): Mask => refine(lab, drawn(body), drawn(lost));
  expect(has(whole(leg), 26, 50)).toBe(true);
  expect(has(whole(() => false), 26, 50)).toBe(false);
});

it('gives up what has the colour of the background otherwise', () => {
  expect(has(refine(lab, drawn((x, y) => body(x, y) || leg(x, y)), drawn(() => false)), 26, 50)).toBe(false);
});
