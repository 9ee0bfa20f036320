import { gaussianKernel } from '@scribblepup/imaging/blur';
import { clamp, sample, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { normalsOf } from './normals';

// How far to each side of a line an edge is searched for, dog units, and the number of samples.
const REACH = 11,
  SAMPLES = 18;
// Half the distance over which the step of an edge is measured, dog units.
const HALF_STEP = 1.6;
// Minimum step of an edge, in L; a smaller one is noise.
const MIN_STEP = 2;
// Near edges are preferred: at the full reach, the step of an edge loses this share of its weight.
const FAR_COST = 0.5;
// A line snaps to an edge that is at least this many times clearer than the best one on its other
// side. A line between two similar edges is the middle of a dark fold and stays.
const MIN_ADVANTAGE = 1.3;
// Sigma of the smoothing of the moves along the line, dog units.
const MOVE_SIGMA = 12;

/**
 * Snaps a line to its edge. The difference of Gaussians responds on the dark side of a step,
 * farther from it if the step is soft, so the line lies beside the edge.
 * @param unit px per dog unit
 */
export function snapToEdges(line: readonly Point[], L: Plane, unit: number): Point[] {
  const normals = normalsOf(line);
  const moves = line.map((p, i) => moveAt(p, normals[i], L, unit));
  const kernel = gaussianKernel(Math.max(0.5, MOVE_SIGMA * unit)),
    radius = (kernel.length - 1) / 2;
  return line.map(([x, y], i) => {
    let move = 0;
    for (let j = -radius; j <= radius; j++)
      move += kernel[j + radius] * moves[clamp(i + j, 0, line.length - 1)];
    return [x + move * normals[i][0], y + move * normals[i][1]];
  });
}

/** Signed distance to move along the normal, px. */
function moveAt(
  [x, y]: Point,
  [nx, ny]: Point,
  { width, height, data }: Plane,
  unit: number,
): number {
  const at = (t: number): number => sample(data, width, height, x - 0.5 + t * nx, y - 0.5 + t * ny);
  const side = (sign: number): { step: number; move: number } => {
    let best = { step: 0, move: 0 };
    for (let k = 0; k <= SAMPLES; k++) {
      const t = (sign * REACH * unit * k) / SAMPLES;
      const step =
        Math.abs(at(t + HALF_STEP * unit) - at(t - HALF_STEP * unit)) *
        (1 - FAR_COST * (k / SAMPLES) ** 2);
      if (step > best.step) best = { step, move: t };
    }
    return best;
  };
  const left = side(-1),
    right = side(1);
  const [clear, other] = left.step > right.step ? [left, right] : [right, left];
  return clear.step > MIN_STEP && clear.step > MIN_ADVANTAGE * other.step ? clear.move : 0;
}
