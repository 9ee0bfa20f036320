import { blur } from '@scribblepup/imaging/blur';
import type { LabImage } from '@scribblepup/imaging/lab';
import type { Point } from '@scribblepup/imaging';
import { bestPaths, bestStart, type BestPath } from './bestPaths';
import { faceView, RESOLUTION, type FaceView } from './faceView';
import { gaussianSmooth } from '@scribblepup/imaging/curves/polyline';

// Lengths are in face sizes unless they say otherwise.

// How far below the mouth the middle of a chin may lie.
const MIN_BELOW = 0.1,
  MAX_BELOW = 0.38;
// How far a chin is followed to each side, and the minimum length of each side.
const MAX_SIDE = 0.5,
  MIN_SIDE = 0.22;
// Minimum distance below the lips, and cost of coming nearer.
const BELOW_LIPS = 0.09,
  NEAR_LIPS_COST = 1e3;
// Half the height over which the darkening is measured.
const HALF_STEP = 0.05;
// Mean darkening in L that a chin needs, and the most that a single point counts for.
const MIN_DARKENING = 4,
  MAX_DARKENING = 14;
// Sigma of the smoothing of both sides, samples.
const SMOOTHING = 5;

/**
 * Finds the chin under a mouth as a line in px: the path to both sides along which the picture
 * darkens most from above to below, because the head casts a shadow on the area behind it. Empty if
 * there is none.
 * @param mouth its lines in px, the fold first
 * @param size face size, px
 * @param roll tilt of the face, radians
 */
export function findChin(
  lab: LabImage,
  mouth: readonly (readonly Point[])[],
  size: number,
  roll: number,
): Point[] {
  const [fold, lips] = mouth;
  if (!fold || !lips) return [];
  const view = faceView(lab, fold[fold.length - 1], size, roll, MAX_SIDE + MAX_BELOW);
  const darkening = darkeningOf(view),
    lipPoints = lips.map(view.toView);
  const lipAt = (u: number): number =>
    lipPoints.reduce((near, p) => (Math.abs(p[0] - u) < Math.abs(near[0] - u) ? p : near))[1];
  const top = lipPoints.map(([, v]) => v).reduce((a, b) => Math.min(a, b), 0);
  const pathsTo = (side: -1 | 1): BestPath[] => {
    const minBelow = Array.from(
      { length: Math.round(MAX_SIDE * RESOLUTION) },
      (_, c) => lipAt((side * c) / RESOLUTION) + BELOW_LIPS,
    );
    return bestPaths(
      {
        columns: minBelow.length,
        rows: Math.round((MAX_BELOW - top) * RESOLUTION),
        starts: Math.round((MAX_BELOW - top) * RESOLUTION),
        at: (c, r) => [(side * c) / RESOLUTION, MAX_BELOW - r / RESOLUTION],
      },
      ([u, v]) =>
        v < minBelow[Math.round(Math.abs(u) * RESOLUTION)]
          ? -NEAR_LIPS_COST
          : darkening[view.index(u, v)] - MIN_DARKENING,
    );
  };
  const left = pathsTo(-1),
    right = pathsTo(1);
  const best = bestStart(left, right, (MAX_BELOW - MIN_BELOW) * RESOLUTION);
  const sides = [left[best], right[best]].map(({ path }) => path);
  if (sides.some((path) => path.length < MIN_SIDE * RESOLUTION)) return [];
  const [a, b] = sides.map((path) => gaussianSmooth(path, SMOOTHING)) as [Point[], Point[]];
  return [...a.reverse(), ...b.slice(1)].map(([u, v]) => view.toPicture(u, v));
}

/** How much darker the picture is below each point than above it, in L, at most MAX_DARKENING. */
function darkeningOf({ channels: [L] }: FaceView): Float32Array {
  const smooth = blur(L, 0.5 * HALF_STEP * RESOLUTION),
    offset = Math.round(HALF_STEP * RESOLUTION) * L.width;
  return smooth.data.map((v, i) =>
    Math.min(MAX_DARKENING, (smooth.data[i - offset] ?? v) - (smooth.data[i + offset] ?? v)),
  );
}
