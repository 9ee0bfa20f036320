import { components } from '@scribblepup/imaging/components';
import { distanceTransform } from '@scribblepup/imaging/distance';
import { maskArea, invert, mask, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import type { Dab } from '@scribblepup/tracing';
import { overlap } from './figures';
import { DOG, UNKNOWN } from './folder';

/** IoU at which the robot stops. */
const TARGET_IOU = 0.93;
/** Maximum number of the robot's strokes. */
const MAX_STROKES = 6;
/** Brush radius as a share of the error's depth. */
const RADIUS_SHARE = 0.75;
/** Minimum brush radius as a share of the photo's long side. */
const MIN_RADIUS_SHARE = 0.006;
/** A component of the silhouette counts as entirely wrong if this share of it is wrong. */
const WRONG_SHARE = 0.8;

/**
 * Number of strokes that a robot needs to correct a silhouette. Each stroke drags along the largest
 * error, or erases it with a tap if it is a separate component. The robot knows only where that
 * error is.
 * @param silhouetteAfter returns the silhouette at photo size after all dabs so far
 * @returns MAX_STROKES + 1 if MAX_STROKES are not enough
 */
export function strokesNeeded(
  width: number,
  height: number,
  truth: Uint8Array,
  silhouetteAfter: (dabs: readonly Dab[]) => Uint8Array,
): number {
  const dabs: Dab[] = [];
  for (let strokes = 0; strokes <= MAX_STROKES; strokes++) {
    const found = silhouetteAfter(dabs);
    if (overlap(found, truth) >= TARGET_IOU) return strokes;
    dabs.push(...stroke(width, height, truth, found));
  }
  return MAX_STROKES + 1;
}

/**
 * Returns the dabs of one stroke: a drag along the largest connected component of missing or
 * surplus px, or a tap that erases a surplus component of the silhouette.
 */
function stroke(width: number, height: number, truth: Uint8Array, found: Uint8Array): Dab[] {
  const largestWhere = (isWrong: (value: number, i: number) => boolean): Mask =>
    largestPart(
      mask(
        width,
        height,
        Uint8Array.from(truth, (value, i) => (isWrong(value, i) ? 1 : 0)),
      ),
    );
  const missing = largestWhere((value, i) => value === DOG && found[i] === 0),
    extra = largestWhere((value, i) => value !== DOG && value !== UNKNOWN && found[i] === 1);
  const mode = maskArea(missing) >= maskArea(extra) ? 'keep' : 'erase';
  const part = mode === 'keep' ? missing : extra;
  const { data: depth } = distanceTransform(invert(part));
  const deepest = depth.reduce((a, b) => Math.max(a, b), 0);
  const radius = Math.max(RADIUS_SHARE * deepest, MIN_RADIUS_SHARE * Math.max(width, height));
  if (mode === 'erase' && isSeparate(mask(width, height, found), part)) {
    const middle = depth.indexOf(deepest);
    return [
      {
        x: (middle % width) + 0.5,
        y: Math.floor(middle / width) + 0.5,
        radius,
        mode,
        region: true,
      },
    ];
  }
  return path(spots(part, depth, radius, 0.8 * Math.min(radius, deepest)), 3 * radius).map(
    ([x, y], i): Dab => ({ x, y, radius, mode, ...(i === 0 && { begins: true as const }) }),
  );
}

/** The largest connected component of a mask; empty if there is none. */
function largestPart(all: Mask): Mask {
  const { labels, areas } = components(all);
  const largest = areas.indexOf(Math.max(...areas.slice(1)), 1);
  return mask(
    all.width,
    all.height,
    Uint8Array.from(labels, (label) => (largest > 0 && label === largest ? 1 : 0)),
  );
}

/**
 * True if the error makes up nearly all of a component of the silhouette, and there are other
 * components.
 */
function isSeparate(found: Mask, error: Mask): boolean {
  const { labels, count, areas } = components(found, 8),
    wrong = maskArea(error);
  return count > 1 && wrong >= WRONG_SHARE * areas[labels[error.data.indexOf(1)]];
}

/**
 * Centers of dabs that together cover the pixels at least `minDepth` px deep in a mask, deepest
 * first.
 */
function spots(
  { width, data }: Mask,
  depth: Float32Array,
  radius: number,
  minDepth: number,
): Point[] {
  const deep = [...data.keys()].filter((i) => data[i] && depth[i] >= minDepth);
  const found: Point[] = [];
  for (const i of deep.sort((p, q) => depth[q] - depth[p])) {
    const point: Point = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    if (found.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= radius))
      found.push(point);
  }
  return found;
}

/** Path of one brush stroke: continues to the nearest point while that is within `maxStep` px. */
function path(points: readonly Point[], maxStep: number): Point[] {
  const left = [...points],
    route = left.splice(0, 1);
  while (left.length > 0) {
    const [x, y] = route[route.length - 1];
    left.sort((p, q) => Math.hypot(p[0] - x, p[1] - y) - Math.hypot(q[0] - x, q[1] - y));
    const [next] = left.splice(0, 1);
    if (Math.hypot(next[0] - x, next[1] - y) > maxStep) break;
    route.push(next);
  }
  return route;
}
