import type { Lab } from '../raster/lab';
import { likelier } from './nearby';

const WIDTH = 120, HEIGHT = 120;
const CREAM = 8, BLUE = -6, WALL = 35;

const everywhere = (value: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => value(i % WIDTH, Math.floor(i / WIDTH)));
const set = (inside: (x: number, y: number) => boolean): Uint8Array => Uint8Array.from(everywhere((x, y) => (inside(x, y) ? 1 : 0)));
const at = (x: number, y: number): number => y * WIDTH + x;
const picture = (L: (x: number, y: number) => number, b: (x: number, y: number) => number): Lab =>
  ({ width: WIDTH, height: HEIGHT, L: everywhere(L), a: everywhere(() => 0), b: everywhere(b) });

it('a colour belongs to those who have it nearby', () => {
  // Cream above belongs to one, who is dark elsewhere; cream below to the other, as all of the wall on the right.
  const lab = picture((x, y) => (y < 40 && x < 42 ? 10 : 60), (x) => (x < 60 ? CREAM : WALL));
  const one = set((x, y) => x < 60 && y < 40), other = set((x, y) => x >= 60 || y >= 80);
  const given = likelier(lab, one, other, set(() => true));
  expect(given[at(52, 10)]).toBeGreaterThan(0.3);
  expect(given[at(30, 110)]).toBeLessThan(-0.3);
  expect(given[at(90, 10)]).toBeLessThan(-1);
});

it('hues differ where lightness does not, and light and shade are one colour', () => {
  const lab = picture((_, y) => (y < 60 ? 60 : 52), (x) => (x < 60 ? CREAM : BLUE));
  const given = likelier(lab, set((x, y) => x < 60 && y < 60), set((x, y) => x >= 60 && y < 60), set(() => true));
  expect(given[at(40, 80)]).toBeGreaterThan(1);
  expect(given[at(80, 80)]).toBeLessThan(-1);
});

it('a colour that nobody has says nothing, and what is not asked for stays zero', () => {
  const lab = picture((_, y) => (y < 60 ? 50 : 10), (x, y) => (y > 60 ? -35 : x < 60 ? CREAM : BLUE));
  const given = likelier(lab, set((x, y) => x < 60 && y < 60), set((x, y) => x >= 60 && y < 60), set((_, y) => y > 60));
  expect(given[at(30, 100)]).toBeCloseTo(0, 5);
  expect(given[at(30, 10)]).toBe(0);
});
