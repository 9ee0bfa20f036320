import { clamp } from '@scribblepup/imaging/plane';
import type { Circle, Point } from '@scribblepup/imaging';
import { extentOf, type Patch } from './patch';

/** An eye as a clean oval, tilted with the face, px. */
export interface EyeShape {
  readonly middle: Point;
  readonly half: Point;
}

// In face sizes: the minimum (for a visible eye) and maximum radius of a disc with the eye's area,
// and how far the measured center may lie from the given point.
const LEAST = 0.072,
  MOST = 0.16,
  DRIFT = 0.06;
// Limits of width / height.
const NARROWEST = 0.8,
  WIDEST = 1.25;
// An eye may differ from the mean of both by this factor, because faces are often turned slightly.
const UNLIKE = 1.12;
const POINTS = 20;
// Catch lights of an eye: x, y and radius, in eye radii.
const LIGHTS = [
  [-0.28, -0.32, 0.34],
  [0.34, 0.36, 0.15],
] as const;

/**
 * Fits ovals to the patches found at one or two eyes; both get about the same size.
 * @param size face size, px
 * @param roll tilt of the face, radians
 */
export function eyeShapes(
  eyes: readonly { readonly at: Point; readonly patch: Patch }[],
  size: number,
  roll: number,
): EyeShape[] {
  const seen = eyes.map(({ at, patch }) => {
    const { middle, half } = extentOf(patch, roll) ?? { middle: at, half: [0, 0] as const };
    const radius = clamp(Math.sqrt(half[0] * half[1]) / size, LEAST, MOST);
    const drift = Math.hypot(middle[0] - at[0], middle[1] - at[1]),
      keep = drift > 0 ? Math.min(1, (DRIFT * size) / drift) : 0;
    return {
      radius,
      aspect: half[1] > 0 ? clamp(half[0] / half[1], NARROWEST, WIDEST) : 1,
      middle: [at[0] + (middle[0] - at[0]) * keep, at[1] + (middle[1] - at[1]) * keep] as const,
    };
  });
  const mean = Math.exp(
    seen.reduce((sum, { radius }) => sum + Math.log(radius), 0) / Math.max(1, seen.length),
  );
  const aspect = seen.reduce((sum, eye) => sum + eye.aspect, 0) / Math.max(1, seen.length);
  return seen.map(({ radius, middle }) => {
    const r = clamp(radius, mean / UNLIKE, mean * UNLIKE) * size;
    return { middle, half: [r * Math.sqrt(aspect), r / Math.sqrt(aspect)] };
  });
}

/** The oval as a ring of points, px. */
export function eyeRing({ middle: [x, y], half: [rx, ry] }: EyeShape, roll: number): Point[] {
  const [c, s] = [Math.cos(roll), Math.sin(roll)];
  return Array.from({ length: POINTS }, (_, k): Point => {
    const angle = (2 * Math.PI * k) / POINTS,
      u = rx * Math.cos(angle),
      v = ry * Math.sin(angle);
    return [x + u * c - v * s, y + u * s + v * c];
  });
}

/**
 * A white disc to the upper left of an eye's center and a smaller one to the lower right, so that
 * the eye never looks like a flat dot.
 */
export function catchLights({ middle: [x, y], half: [rx, ry] }: EyeShape): Circle[] {
  const radius = Math.sqrt(rx * ry);
  return LIGHTS.map(([dx, dy, r]) => ({ x: x + radius * dx, y: y + radius * dy, r: radius * r }));
}
