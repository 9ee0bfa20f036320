import type { Path } from '@scribblepup/imaging/curves/path';
import { circle } from '@scribblepup/imaging/curves/shapes';
import type { Circle } from '@scribblepup/imaging';
import { catchLightsIn, type FacePaint, type FaceStyle, type Solid } from './solids';

const { max, min, sqrt } = Math;

// Sizes are in sheet units (100 = 25.4 mm) unless stated otherwise.

/** An eye whose mean width is at most this is solid black; the second limit is for hollow eyes. */
const MAX_SOLID = 40,
  MAX_SOLID_HOLLOW = 16;
/** Maximum radius of a pupil; the second one is for hollow eyes. */
const MAX_PUPIL = 30,
  MAX_PUPIL_HOLLOW = 22;
/** Minimum radius of a highlight. */
const MIN_HIGHLIGHT = 1.5;
/** Thickness of the upper and lower lids of an eye with an iris, in line widths. */
const UPPER_LID = 2.1,
  LOWER_LID = 0.9;
/** Size of the pupil as a share of the iris. */
const PUPIL_SHARE = 0.84;
/**
 * How far the pupil is raised under the lid, in half heights of the eye: centered, it would stare.
 */
const PUPIL_RISE = 0.22;
/** Highlights of the pupil, in its radii from its center: x, y and radius. */
const HIGHLIGHTS = [
  [-0.32, -0.34, 0.34],
  [0.36, 0.36, 0.15],
] as const;
/** The same for hollow eyes. */
const HIGHLIGHTS_HOLLOW = [
  [-0.26, -0.28, 0.5],
  [0.42, 0.42, 0.24],
] as const;

/**
 * Draws the eyes of a dog at this scale. Small eyes are black with highlights. Large ones would be
 * black blots, so they get lids, an iris to color and a shiny pupil. Both eyes have the same style,
 * even if one is smaller.
 */
export function paintEyes(
  eyes: readonly Solid[],
  lights: readonly Circle[],
  { scale, line, isHollow }: FaceStyle,
): FacePaint[] {
  const width = max(0, ...eyes.map(({ half: [w, h] }) => 2 * scale * sqrt(w * h)));
  return width <= (isHollow ? MAX_SOLID_HOLLOW : MAX_SOLID)
    ? eyes.map((eye) => ({
        black: [eye.path],
        lights: catchLightsIn(eye, lights)
          .filter((l) => l.r * scale >= MIN_HIGHLIGHT)
          .map((l) => circle(l.x, l.y, l.r)),
      }))
    : eyes.map((eye) => openEye(eye, { scale, line, isHollow }));
}

function openEye(eye: Solid, { scale, line, isHollow }: FaceStyle): FacePaint {
  const [w, h] = eye.half,
    lids = (line * (UPPER_LID + LOWER_LID)) / 2 / (scale * min(w, h));
  const share = max(0.5, 1 - lids),
    down = (line * (UPPER_LID - LOWER_LID)) / 2 / (scale * h);
  const [x, y] = eye.place(0, down - PUPIL_RISE);
  const r = min(PUPIL_SHARE * share * min(w, h), (isHollow ? MAX_PUPIL_HOLLOW : MAX_PUPIL) / scale);
  const highlights: Path[] = (isHollow ? HIGHLIGHTS_HOLLOW : HIGHLIGHTS).map(([sx, sy, sr]) =>
    circle(x + sx * r, y + sy * r, sr * r),
  );
  return {
    black: [eye.path],
    white: [eye.shrunk(share, down)],
    topBlack: [circle(x, y, r)],
    lights: highlights,
  };
}
