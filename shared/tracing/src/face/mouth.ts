import { blur } from '@scribblepup/imaging/blur';
import type { LabImage } from '@scribblepup/imaging/lab';
import type { Point } from '@scribblepup/imaging';
import { bestPaths, bestStart, type BestPath } from './bestPaths';
import { faceView, RESOLUTION, type FaceView } from './faceView';
import type { NoseFit } from './nose';
import { gaussianSmooth } from '@scribblepup/imaging/curves/polyline';

// Lengths are in face sizes unless they say otherwise.

// Minimum and maximum distance below the nose at which the lips begin, in the middle, and maximum
// distance at which they end.
const MIN_BELOW = 0.07,
  MAX_BELOW = 0.42,
  LOWEST_END = 0.72;
// How far lips are followed to each side, and the minimum length of a lip.
const MAX_SIDE = 0.62,
  MIN_LIP = 0.2;
// Lower end of the nose, where the fold begins, in half heights of the nose.
const NOSE_BOTTOM = 0.9;
// How far below the nose the fold ends if no lips are found.
const SHORT_FOLD = 0.15;
// Half the width of a dark line.
const LINE_HALF_WIDTH = 0.035;
// Mean darkness in L that a lip needs, and the most that a single point counts for.
const MIN_DARKNESS = 3,
  MAX_DARKNESS = 12;
// Sigma of the smoothing of lips, samples.
const SMOOTHING = 4;

/**
 * Finds the mouth under a nose as lines in px, the fold below the nose first: the darkest path from
 * the center to both sides.
 * @param size face size, px
 * @param roll tilt of the face, radians
 */
export function findMouth(lab: LabImage, nose: NoseFit, size: number, roll: number): Point[][] {
  const view = faceView(
    lab,
    nose.center,
    size,
    roll,
    LOWEST_END + nose.halfAxes[1] + 3 * LINE_HALF_WIDTH,
  );
  const darkness = darknessOf(view);
  const below = nose.halfAxes[1];
  const pathsTo = (side: -1 | 1): BestPath[] =>
    bestPaths(
      {
        columns: Math.round(MAX_SIDE * RESOLUTION),
        rows: Math.round((LOWEST_END - MIN_BELOW) * RESOLUTION),
        starts: Math.round((MAX_BELOW - MIN_BELOW) * RESOLUTION),
        at: (c, r) => [(side * c) / RESOLUTION, below + MIN_BELOW + r / RESOLUTION],
      },
      ([u, v]) => darkness[view.index(u, v)] - MIN_DARKNESS,
    );
  const leftPaths = pathsTo(-1),
    rightPaths = pathsTo(1);
  const best = bestStart(leftPaths, rightPaths, leftPaths.length);
  const lips = [leftPaths[best], rightPaths[best]]
    .map(({ path }) => path)
    .filter((path) => path.length >= MIN_LIP * RESOLUTION);
  const end = below + (lips.length > 0 ? MIN_BELOW + best / RESOLUTION : SHORT_FOLD);
  const fold = foldBetween(NOSE_BOTTOM * below, end);
  const smooth = lips.map((path) => gaussianSmooth(path, SMOOTHING)),
    [left, right] = smooth;
  const both = left && right ? [[...left.reverse(), ...right.slice(1)]] : smooth;
  return [fold, ...both].map((line) => line.map(([u, v]) => view.toPicture(u, v)));
}

/** The fold as an upright line. */
function foldBetween(top: number, end: number): Point[] {
  const steps = Math.ceil((end - top) * RESOLUTION);
  return Array.from({ length: steps + 1 }, (_, k): Point => [0, top + ((end - top) * k) / steps]);
}

/** How much darker each point is than the areas above and below it, in L, at most MAX_DARKNESS. */
function darknessOf({ channels: [L] }: FaceView): Float32Array {
  const smooth = blur(L, 0.5 * LINE_HALF_WIDTH * RESOLUTION),
    offset = Math.round(2 * LINE_HALF_WIDTH * RESOLUTION) * L.width;
  return smooth.data.map((v, i) =>
    Math.min(
      MAX_DARKNESS,
      ((smooth.data[i - offset] ?? v) + (smooth.data[i + offset] ?? v)) / 2 - v,
    ),
  );
}
