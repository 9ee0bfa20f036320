import { blur } from '@scribblepup/imaging/blur';
import type { Lab } from '@scribblepup/imaging/lab';
import type { Point } from '@scribblepup/imaging';
import { bestPaths } from './bestPaths';
import { faceView, GRID, type FaceView } from './faceView';
import type { NoseFit } from './nose';
import { gaussianSmooth } from '@scribblepup/imaging/curves/polyline';

// In face sizes: how far to each side of the nose's center lips are followed, how far below the
// nose they begin (minimum and maximum) and end (maximum), and how long a lip must be to be drawn.
const ASIDE = 0.62,
  FIRST = 0.07,
  LAST = 0.42,
  LOWEST = 0.72,
  LEAST = 0.2;
// How far below the nose the fold ends if no lips are found, face sizes.
const SHORT = 0.15;
// Lower end of the nose, in its half heights.
const TIP = 0.9;
// Half the width of a dark line, face sizes.
const FINE = 0.035;
// Mean darkness in L that a lip needs, and the most that a single point counts for.
const LEAST_DARK = 3,
  MOST_DARK = 12;
// Sigma of the smoothing of lips, samples.
const SMOOTHING = 4;

/**
 * Finds the mouth under a nose as lines in px, the fold below the nose first: the darkest path from
 * the center to both sides.
 * @param size face size, px
 * @param roll tilt of the face, radians
 */
export function findMouth(lab: Lab, nose: NoseFit, size: number, roll: number): Point[][] {
  const view = faceView(lab, nose.at, size, roll, LOWEST + nose.half[1] + 3 * FINE);
  const dark = darkLines(view);
  const below = nose.half[1];
  const sides = [-1, 1].map((side) =>
    bestPaths(
      {
        columns: Math.round(ASIDE * GRID),
        rows: Math.round((LOWEST - FIRST) * GRID),
        starts: Math.round((LAST - FIRST) * GRID),
        at: (c, r) => [(side * c) / GRID, below + FIRST + r / GRID],
      },
      ([u, v]) => dark[view.index(u, v)] - LEAST_DARK,
    ),
  );
  const rows = sides[0].length;
  let best = 0;
  const total = (k: number): number => sides[0][k].gain + sides[1][k].gain;
  for (let k = 1; k < rows; k++) if (total(k) > total(best)) best = k;
  const lips = sides.map((side) => side[best].path).filter((path) => path.length >= LEAST * GRID);
  const end = below + (lips.length > 0 ? FIRST + best / GRID : SHORT),
    top = TIP * below;
  const steps = Math.ceil((end - top) * GRID);
  const fold = Array.from({ length: steps + 1 }, (_, k): Point => [
    0,
    top + ((end - top) * k) / steps,
  ]);
  const smooth = lips.map((path) => gaussianSmooth(path, SMOOTHING)),
    [left, right] = smooth;
  const both = left && right ? [[...left.reverse(), ...right.slice(1)]] : smooth;
  return [fold, ...both].map((line) => line.map(([u, v]) => view.toPicture(u, v)));
}

/** How much darker each point is than the areas above and below it, in L, at most MOST_DARK. */
function darkLines({ channels: [L] }: FaceView): Float32Array {
  const calm = blur(L, 0.5 * FINE * GRID),
    away = Math.round(2 * FINE * GRID) * L.width;
  return calm.data.map((v, i) =>
    Math.min(MOST_DARK, ((calm.data[i - away] ?? v) + (calm.data[i + away] ?? v)) / 2 - v),
  );
}
