import { blur } from '@scribblepup/imaging/blur';
import type { Lab } from '@scribblepup/imaging/lab';
import type { Point } from '@scribblepup/imaging';
import { bestPaths, type BestPath } from './bestPaths';
import { faceView, GRID, type FaceView } from './faceView';
import { gaussianSmooth } from '@scribblepup/imaging/curves/polyline';

// In face sizes: how far a chin is followed to each side, how far below the mouth it begins
// (minimum and maximum), and how long each side must be to be drawn.
const ASIDE = 0.5,
  FIRST = 0.1,
  LAST = 0.38,
  LEAST = 0.22;
// In face sizes: half the height over which the darkening is measured, and how far below the lips a
// chin stays.
const STEP = 0.05,
  BELOW = 0.09;
// Mean darkening in L that a chin needs, and the most that a single point counts for.
const LEAST_STEP = 4,
  MOST_STEP = 14;
// Sigma of the smoothing of both sides, samples.
const SMOOTHING = 5;
// Cost of coming too near the lips.
const FORBIDDEN = 1e3;

/**
 * Finds the chin under a mouth as a line in px: the path to both sides below which the picture
 * darkens most, because the head casts a shadow on what is behind it. Empty if there is none.
 * @param mouth its lines in px, the fold first
 * @param size face size, px
 * @param roll tilt of the face, radians
 */
export function findChin(
  lab: Lab,
  mouth: readonly (readonly Point[])[],
  size: number,
  roll: number,
): Point[] {
  const [fold, lips] = mouth;
  if (!fold || !lips) return [];
  const view = faceView(lab, fold[fold.length - 1], size, roll, ASIDE + LAST);
  const steps = darkerBelow(view),
    above = lips.map(view.toView);
  const lipAt = (u: number): number =>
    above.reduce((near, p) => (Math.abs(p[0] - u) < Math.abs(near[0] - u) ? p : near))[1];
  const least = above.map(([, v]) => v).reduce((a, b) => Math.min(a, b), 0);
  const [left, right] = ([-1, 1] as const).map((side) => {
    const columns = Array.from(
      { length: Math.round(ASIDE * GRID) },
      (_, c) => lipAt((side * c) / GRID) + BELOW,
    );
    return bestPaths(
      {
        columns: columns.length,
        rows: Math.round((LAST - least) * GRID),
        starts: Math.round((LAST - least) * GRID),
        at: (c, r) => [(side * c) / GRID, LAST - r / GRID],
      },
      ([u, v]) =>
        v < columns[Math.round(Math.abs(u) * GRID)]
          ? -FORBIDDEN
          : steps[view.index(u, v)] - LEAST_STEP,
    );
  }) as [BestPath[], BestPath[]];
  let best = 0;
  for (let k = 1; k < (LAST - FIRST) * GRID; k++)
    if (left[k].gain + right[k].gain > left[best].gain + right[best].gain) best = k;
  const sides = [left[best], right[best]].map(({ path }) => path);
  if (sides.some((path) => path.length < LEAST * GRID)) return [];
  const [a, b] = sides.map((path) => gaussianSmooth(path, SMOOTHING)) as [Point[], Point[]];
  return [...a.reverse(), ...b.slice(1)].map(([u, v]) => view.toPicture(u, v));
}

/** How much darker the picture is below each point than above it, in L, at most MOST_STEP. */
function darkerBelow({ channels: [L] }: FaceView): Float32Array {
  const calm = blur(L, 0.5 * STEP * GRID),
    away = Math.round(STEP * GRID) * L.width;
  return calm.data.map((v, i) =>
    Math.min(MOST_STEP, (calm.data[i - away] ?? v) - (calm.data[i + away] ?? v)),
  );
}
