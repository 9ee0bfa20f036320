import { clamp } from '@scribblepup/imaging/plane';
import type { Circle, Point } from '@scribblepup/imaging';
import { momentEllipse, type Patch } from './patch';

/** An eye as a clean oval, tilted with the face, px. */
export interface EyeShape {
  readonly center: Point;
  readonly halfAxes: Point;
}

// Limits for the radius of a disc with the eye's area, in face sizes; a smaller eye would be hard
// to see.
const MIN_RADIUS = 0.072,
  MAX_RADIUS = 0.16;
// How far the measured center may lie from the given point, in face sizes.
const MAX_DRIFT = 0.06;
// Limits of width / height.
const MIN_ASPECT = 0.8,
  MAX_ASPECT = 1.25;
// Maximum ratio between an eye's radius and the mean of both. They may differ a little, because
// faces are often turned slightly.
const MAX_SIZE_RATIO = 1.12;
const RING_POINTS = 20;
// Catch lights of an eye: x, y and radius, in eye radii.
const CATCH_LIGHTS = [
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
  const measured = eyes.map(({ at, patch }) => {
    const { center, halfAxes } = momentEllipse(patch, roll) ?? {
      center: at,
      halfAxes: [0, 0] as const,
    };
    const radius = clamp(Math.sqrt(halfAxes[0] * halfAxes[1]) / size, MIN_RADIUS, MAX_RADIUS);
    const drift = Math.hypot(center[0] - at[0], center[1] - at[1]),
      keep = drift > 0 ? Math.min(1, (MAX_DRIFT * size) / drift) : 0;
    return {
      radius,
      aspect: halfAxes[1] > 0 ? clamp(halfAxes[0] / halfAxes[1], MIN_ASPECT, MAX_ASPECT) : 1,
      center: [at[0] + (center[0] - at[0]) * keep, at[1] + (center[1] - at[1]) * keep] as const,
    };
  });
  const mean = Math.exp(
    measured.reduce((sum, { radius }) => sum + Math.log(radius), 0) / Math.max(1, measured.length),
  );
  const aspect = measured.reduce((sum, eye) => sum + eye.aspect, 0) / Math.max(1, measured.length);
  return measured.map(({ radius, center }) => {
    const r = clamp(radius, mean / MAX_SIZE_RATIO, mean * MAX_SIZE_RATIO) * size;
    return { center, halfAxes: [r * Math.sqrt(aspect), r / Math.sqrt(aspect)] };
  });
}

/** The oval as a ring of points, px. */
export function eyeRing({ center: [x, y], halfAxes: [rx, ry] }: EyeShape, roll: number): Point[] {
  const [c, s] = [Math.cos(roll), Math.sin(roll)];
  return Array.from({ length: RING_POINTS }, (_, k): Point => {
    const angle = (2 * Math.PI * k) / RING_POINTS,
      u = rx * Math.cos(angle),
      v = ry * Math.sin(angle);
    return [x + u * c - v * s, y + u * s + v * c];
  });
}

/**
 * A white disc to the upper left of an eye's center and a smaller one to the lower right, so that
 * the eye never looks like a flat dot.
 */
export function catchLights({ center: [x, y], halfAxes: [rx, ry] }: EyeShape): Circle[] {
  const radius = Math.sqrt(rx * ry);
  return CATCH_LIGHTS.map(([dx, dy, r]) => ({
    x: x + radius * dx,
    y: y + radius * dy,
    r: radius * r,
  }));
}
