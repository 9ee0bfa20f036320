import { mask, plane, type Plane } from '../raster/plane';
import type { Point } from '../types';
import { findFace } from './findFace';

const SIDE = 400;
const everywhere = mask(SIDE, SIDE, new Uint8Array(SIDE * SIDE).fill(1));
const tones = (at: (x: number, y: number) => number): Plane => plane(SIDE, SIDE, Float32Array.from({ length: SIDE * SIDE }, (_, i) => at((i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5)));
const disc = (cx: number, cy: number, r: number) => (x: number, y: number): boolean => Math.hypot(x - cx, y - cy) < r;
const far = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

// A face 100 px wide between the eyes: dark fur down to a light muzzle with a dark nose.
const EYES = [[150, 120], [250, 120]] as const, NOSE = [200, 215] as const;
const muzzle = disc(200, 225, 50), nose = disc(...NOSE, 18);
const darkFace = (light: number): Plane => {
  const lights = EYES.map(([x, y]) => disc(x, y, 3));
  return tones((x, y) => (lights.some((is) => is(x, y)) ? light : muzzle(x, y) && !nose(x, y) ? 75 : 16));
};

describe('a face in dark fur', () => {
  it('shows by the lights in its eyes', () => {
    const face = findFace(darkFace(60), everywhere, 0.8)!;
    EYES.forEach((eye, i) => expect(far(face.eyes[i]!, eye)).toBeLessThan(4));
    expect(far(face.nose, NOSE)).toBeLessThan(12);
  });

  it('is not made up where there are none', () => {
    expect(findFace(darkFace(16), everywhere, 0.8)).toBeNull();
  });

  it('needs two lights that are level enough', () => {
    const steep = [disc(150, 60, 3), disc(215, 150, 3)];
    expect(findFace(tones((x, y) => (steep.some((is) => is(x, y)) ? 60 : 16)), everywhere, 0.8)).toBeNull();
  });
});
