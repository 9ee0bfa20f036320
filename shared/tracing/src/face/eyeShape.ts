import { clamp } from '@scribblepup/imaging/plane';
import type { Circle, Point } from '@scribblepup/imaging';
import { extentOf, type Patch } from './patch';

/** An eye as a clean oval, tilted as the face is, px. */
export interface EyeShape {
  readonly middle: Point;
  readonly half: Point;
}

// In sizes of the face: radius of a disc of an eye's area, the least so that it is seen; how far a
// measured middle may be from the point that was given.
const LEAST = 0.072,
  MOST = 0.16,
  DRIFT = 0.06;
// Width by height.
const NARROWEST = 0.8,
  WIDEST = 1.25;
// One eye may be this many times as large as the mean of both: faces are turned a little.
const UNLIKE = 1.12;
const POINTS = 20;
// The lights of an eye, in its radii: place and radius.
const LIGHTS = [
  [-0.28, -0.32, 0.34],
  [0.34, 0.36, 0.15],
] as const;

/** The ovals of one or two eyes from what was found at them: both of about one size. @param size of the face, px; @param roll of the face, radians */
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

/** The oval as a ring. */
export function eyeRing({ middle: [x, y], half: [rx, ry] }: EyeShape, roll: number): Point[] {
  const [c, s] = [Math.cos(roll), Math.sin(roll)];
  return Array.from({ length: POINTS }, (_, k): Point => {
    const angle = (2 * Math.PI * k) / POINTS,
      u = rx * Math.cos(angle),
      v = ry * Math.sin(angle);
    return [x + u * c - v * s, y + u * s + v * c];
  });
}

/** A white disc up left of an eye's middle and a smaller one down right, so that it never is a flat dot. */
export function catchLights({ middle: [x, y], half: [rx, ry] }: EyeShape): Circle[] {
  const radius = Math.sqrt(rx * ry);
  return LIGHTS.map(([dx, dy, r]) => ({ x: x + radius * dx, y: y + radius * dy, r: radius * r }));
}
