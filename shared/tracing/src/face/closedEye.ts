import { clamp } from '@scribblepup/imaging/plane';
import type { Lab } from '@scribblepup/imaging/lab';
import type { Point } from '@scribblepup/imaging';
import { dense } from './dense';
import { faceView, type FaceView } from './faceView';

// Shapes to try. In face sizes: half the width, and how far the line's middle lies below the tapped
// point. As shares of half the width: how far the line falls from left to right, and how far its
// middle hangs below its ends.
const WIDE = [0.12, 0.15, 0.18],
  DROPS = [-0.08, -0.04, 0, 0.04, 0.08],
  FALLS = [-0.5, -0.25, 0, 0.25, 0.5],
  SAGS = [0.2, 0.4, 0.6];
// The usual shape, and the penalty in L for each unit of deviation. It decides where the photo shows
// no line.
const USUAL = { wide: 0.15, drop: 0, fall: 0, sag: 0.4 } as const,
  ODD = { wide: 20, drop: 20, fall: 4, sag: 6 } as const;
const SAMPLES = 13;
// The line is compared with the lids this far above and below it, in face sizes; the most that one
// place counts for, in L.
const BESIDE = 0.07,
  MOST_DARK = 14;

/**
 * Finds the line where the lids of a closed eye meet, px from left to right: the arc that is darkest
 * compared with both lids.
 * @param at on the eye, px
 * @param size face size, px
 * @param roll tilt of the face, radians
 */
export function closedEye(lab: Lab, at: Point, size: number, roll: number): Point[] {
  const view = faceView(lab, at, size, roll, WIDE[WIDE.length - 1] + BESIDE);
  let best: { score: number; arc: readonly Point[] } = { score: -Infinity, arc: [] };
  for (const { arc, odd } of shapes()) {
    const score = darkness(view, arc) - odd;
    if (score > best.score) best = { score, arc };
  }
  return dense(best.arc.map(([u, v]) => view.toPicture(u, v)));
}

/** The arcs to try, in face sizes from the tapped point, each with its penalty in L. */
function shapes(): { arc: Point[]; odd: number }[] {
  const oddOf = (part: keyof typeof ODD, value: number): number =>
    ODD[part] * Math.abs(value - USUAL[part]);
  return WIDE.flatMap((wide) =>
    DROPS.flatMap((drop) =>
      FALLS.flatMap((fall) =>
        SAGS.map((sag) => ({
          arc: arcOf(wide, drop, fall, sag),
          odd: oddOf('wide', wide) + oddOf('drop', drop) + oddOf('fall', fall) + oddOf('sag', sag),
        })),
      ),
    ),
  );
}

const arcOf = (wide: number, drop: number, fall: number, sag: number): Point[] =>
  Array.from({ length: SAMPLES }, (_, k): Point => {
    const t = (2 * k) / (SAMPLES - 1) - 1;
    return [t * wide, drop + wide * ((fall * t) / 2 + sag * (1 - t * t))];
  });

/** How much darker an arc is than the darker one of both lids, in L, mean over its places. */
const darkness = ({ channels: [{ data }], index }: FaceView, arc: readonly Point[]): number =>
  arc.reduce((sum, [u, v]) => {
    const on = data[index(u, v)];
    const lids = Math.min(data[index(u, v - BESIDE)], data[index(u, v + BESIDE)]);
    return sum + clamp(lids - on, -MOST_DARK, MOST_DARK);
  }, 0) / arc.length;
