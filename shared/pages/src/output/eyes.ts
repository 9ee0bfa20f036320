import type { Curve } from '@scribblepup/imaging/curves/curve';
import { circle } from '@scribblepup/imaging/curves/shapes';
import type { Circle } from '@scribblepup/imaging';
import { lightsIn, type FacePaint, type Solid } from './solids';

const { max, min, sqrt } = Math;

// In sheet units (100 = 25.4 mm), each with its value if `hollow`: mean width up to which an eye is
// solid black, and maximum radius of a pupil. Then the minimum radius of a highlight.
const BLACK = 40,
  HOLLOW = 16,
  PUPIL = 30,
  SMALL_PUPIL = 22,
  LEAST_LIGHT = 1.5;
// Thickness of the upper and lower lids of an eye with an iris, in line widths.
const UPPER = 2.1,
  LOWER = 0.9;
// Size of the pupil as a share of the iris, and how far it is raised under the lid, in half heights
// of the eye: a centered pupil would stare. Highlights of the pupil, in pupil radii: position and
// radius.
const OPEN = 0.84,
  RAISED = 0.22;
const SHINE = [
  [-0.32, -0.34, 0.34],
  [0.36, 0.36, 0.15],
] as const;

/**
 * Draws the eyes of a dog at this scale. Small eyes are black with highlights. Large ones would be
 * black blots, so they get lids, an iris to color and a shiny pupil. Both eyes have the same style,
 * even if one is smaller.
 * @param line width of the dog's lines in sheet units
 */
export function paintEyes(
  eyes: readonly Solid[],
  lights: readonly Circle[],
  scale: number,
  line: number,
  hollow: boolean,
): FacePaint[] {
  const width = max(0, ...eyes.map(({ half: [w, h] }) => 2 * scale * sqrt(w * h)));
  return width <= (hollow ? HOLLOW : BLACK)
    ? eyes.map((eye) => ({
        black: [eye.curve],
        lights: lightsIn(eye, lights)
          .filter((l) => l.r * scale >= LEAST_LIGHT)
          .map((l) => circle(l.x, l.y, l.r)),
      }))
    : eyes.map((eye) => openEye(eye, scale, line, hollow ? SMALL_PUPIL : PUPIL));
}

function openEye(eye: Solid, scale: number, line: number, most: number): FacePaint {
  const [w, h] = eye.half,
    lids = (line * (UPPER + LOWER)) / 2 / (scale * min(w, h));
  const share = max(0.5, 1 - lids),
    down = (line * (UPPER - LOWER)) / 2 / (scale * h);
  const [x, y] = eye.place(0, down - RAISED);
  const r = min(OPEN * share * min(w, h), most / scale);
  const shines: Curve[] = SHINE.map(([sx, sy, sr]) => circle(x + sx * r, y + sy * r, sr * r));
  return {
    black: [eye.curve],
    white: [eye.shrunk(share, down)],
    dark: [circle(x, y, r)],
    lights: shines,
  };
}
