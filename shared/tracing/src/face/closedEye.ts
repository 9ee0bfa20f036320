import { clamp } from '@scribblepup/imaging/plane';
import type { LabImage } from '@scribblepup/imaging/lab';
import type { Point } from '@scribblepup/imaging';
import { densify } from './densify';
import { faceView, type FaceView } from './faceView';

// Half widths to try, and how far the line's middle may lie below the tapped point, in face sizes.
const HALF_WIDTHS = [0.12, 0.15, 0.18],
  DROPS = [-0.08, -0.04, 0, 0.04, 0.08];
// How far the line may fall from left to right, and its middle hang below its ends, in half widths.
const SLOPES = [-0.5, -0.25, 0, 0.25, 0.5],
  SAGS = [0.2, 0.4, 0.6];
// The usual shape, and the penalty in L for each unit of deviation. The penalty decides if the
// photo shows no line.
const USUAL = { halfWidth: 0.15, drop: 0, slope: 0, sag: 0.4 } as const,
  PENALTY = { halfWidth: 20, drop: 20, slope: 4, sag: 6 } as const;
// Number of points of an arc.
const SAMPLES = 13;
// The line is compared with the lids this far above and below it, in face sizes.
const LID_DISTANCE = 0.07;
// The most that a single point counts for, in L.
const MAX_CONTRAST = 14;

/**
 * Finds the line where the lids of a closed eye meet, px from left to right: the arc that is
 * darkest compared with both lids.
 * @param point on the eye, px
 * @param size face size, px
 * @param roll tilt of the face, radians
 */
export function findClosedEye(lab: LabImage, point: Point, size: number, roll: number): Point[] {
  const view = faceView(lab, point, size, roll, HALF_WIDTHS[HALF_WIDTHS.length - 1] + LID_DISTANCE);
  let best: { score: number; arc: readonly Point[] } = { score: -Infinity, arc: [] };
  for (const { arc, penalty } of shapes()) {
    const score = contrastOf(view, arc) - penalty;
    if (score > best.score) best = { score, arc };
  }
  return densify(best.arc.map(([u, v]) => view.toPicture(u, v)));
}

/** The arcs to try, in face sizes from the tapped point, each with its penalty in L. */
function shapes(): { arc: Point[]; penalty: number }[] {
  const penaltyOf = (part: keyof typeof PENALTY, value: number): number =>
    PENALTY[part] * Math.abs(value - USUAL[part]);
  return HALF_WIDTHS.flatMap((halfWidth) =>
    DROPS.flatMap((drop) =>
      SLOPES.flatMap((slope) =>
        SAGS.map((sag) => ({
          arc: arcOf(halfWidth, drop, slope, sag),
          penalty:
            penaltyOf('halfWidth', halfWidth) +
            penaltyOf('drop', drop) +
            penaltyOf('slope', slope) +
            penaltyOf('sag', sag),
        })),
      ),
    ),
  );
}

/** An arc as points, from left to right. */
const arcOf = (halfWidth: number, drop: number, slope: number, sag: number): Point[] =>
  Array.from({ length: SAMPLES }, (_, k): Point => {
    const t = (2 * k) / (SAMPLES - 1) - 1;
    return [t * halfWidth, drop + halfWidth * ((slope * t) / 2 + sag * (1 - t * t))];
  });

/** How much darker an arc is than the darker of the two lids, in L: the mean over its points. */
const contrastOf = ({ channels: [{ data }], index }: FaceView, arc: readonly Point[]): number =>
  arc.reduce((sum, [u, v]) => {
    const on = data[index(u, v)];
    const lids = Math.min(data[index(u, v - LID_DISTANCE)], data[index(u, v + LID_DISTANCE)]);
    return sum + clamp(lids - on, -MAX_CONTRAST, MAX_CONTRAST);
  }, 0) / arc.length;
