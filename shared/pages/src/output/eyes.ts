import type { Curve } from '@scribblepup/imaging/curves/curve';
import { circle } from '@scribblepup/imaging/curves/shapes';
import type { Circle } from '@scribblepup/imaging';
import { lightsIn, type FacePaint, type Solid } from './solids';

const { max, min, sqrt } = Math;

// Sheet units (100 = 25.4 mm): mean width up to which an eye is black, and where black is scarce;
// least radius of a light; the most of a pupil.
const BLACK = 40,
  HOLLOW = 16,
  LEAST_LIGHT = 1.5,
  PUPIL = 30;
// Of an eye with an iris: how many line widths its upper lid is, and its lower one.
const UPPER = 2.1,
  LOWER = 0.9;
// Share of the iris that the pupil is, and how far it is up under the lid, in halves of the eye: in
// the middle it would stare; the pupil's lights in its radii: place and radius.
const OPEN = 0.84,
  RAISED = 0.22;
const SHINE = [
  [-0.32, -0.34, 0.34],
  [0.36, 0.36, 0.15],
] as const;

/**
 * Eyes of a dog that stands at this scale: black ones with their lights, or where that would be a
 * blot lids around an iris to color, with a pupil that shines. Both alike, even where one is smaller.
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
    : eyes.map((eye) => openEye(eye, scale, line));
}

function openEye(eye: Solid, scale: number, line: number): FacePaint {
  const [w, h] = eye.half,
    lids = (line * (UPPER + LOWER)) / 2 / (scale * min(w, h));
  const share = max(0.5, 1 - lids),
    down = (line * (UPPER - LOWER)) / 2 / (scale * h);
  const [x, y] = eye.place(0, down - RAISED);
  const r = min(OPEN * share * min(w, h), PUPIL / scale);
  const shines: Curve[] = SHINE.map(([sx, sy, sr]) => circle(x + sx * r, y + sy * r, sr * r));
  return {
    black: [eye.curve],
    white: [eye.shrunk(share, down)],
    dark: [circle(x, y, r)],
    lights: shines,
  };
}
