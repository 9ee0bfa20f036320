import { mask, type Mask, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { lengthOf, gaussianSmooth, totalTurning } from '@scribblepup/imaging/curves/polyline';
import type { Focus } from '../face/types';
import type { RankedLine } from './rankLines';

// All lengths are in dog units.

// A line is a double if more than this share of it lies within DOUBLE_DISTANCE of stronger lines.
const DOUBLE_DISTANCE = 9,
  MAX_SHARE_BESIDE = 0.6;
// A shorter line is a stray tick if both its ends lie farther than MIN_ISOLATION from the outline
// and from all other lines.
const MAX_TICK = 36,
  MIN_ISOLATION = 14;
// A shorter line that bends more than this many radians for each unit of its length is the pattern
// of a leash, or tangled fur.
const MAX_CURL = 70,
  MIN_CURL_BEND = 0.042;
// Arms over which bends are measured, and sigma of the smoothing before.
const ARM = 10,
  SMOOTHING = 4;

/**
 * Removes lines that double stronger ones, curls, and isolated short ticks.
 * @param ranked strongest first
 * @param face its surroundings; a curl there may be a brow
 * @param toOutside distance in px to the nearest pixel outside the dog
 * @param unit px per dog unit
 */
export function withoutStrays(
  ranked: readonly RankedLine[],
  face: readonly Focus[],
  toOutside: Plane,
  unit: number,
): RankedLine[] {
  const { width, height, data } = toOutside;
  const taken = mask(width, height);
  const single = ranked.filter(({ line, sure }) => {
    if (!sure && isCurl(line, unit) && !isNear(line, face)) return false;
    const isDouble =
      !sure &&
      line.filter((p) => taken.data[indexOf(p, width)]).length > MAX_SHARE_BESIDE * line.length;
    if (!isDouble) for (const p of line) stampDisc(taken, p, DOUBLE_DISTANCE * unit);
    return !isDouble;
  });
  const meets = (end: Point, own: RankedLine): boolean =>
    data[indexOf(end, width)] < MIN_ISOLATION * unit ||
    single.some(
      (other) =>
        other !== own &&
        other.line.some(([x, y]) => Math.hypot(x - end[0], y - end[1]) < MIN_ISOLATION * unit),
    );
  return single.filter(
    (one) =>
      one.sure ||
      lengthOf(one.line) > MAX_TICK * unit ||
      meets(one.line[0], one) ||
      meets(one.line[one.line.length - 1], one),
  );
}

/** Whether a line is short and bends too much. */
function isCurl(line: readonly Point[], unit: number): boolean {
  const length = lengthOf(line);
  return (
    length < MAX_CURL * unit &&
    totalTurning(gaussianSmooth(line, SMOOTHING * unit), Math.round(ARM * unit)) >
      MIN_CURL_BEND * (length / unit)
  );
}

const isNear = (line: readonly Point[], face: readonly Focus[]): boolean => {
  const [x, y] = line[line.length >> 1];
  return face.some(({ at, radius }) => Math.hypot(at[0] - x, at[1] - y) < radius);
};

const indexOf = ([x, y]: Point, width: number): number => Math.floor(y) * width + Math.floor(x);

/** Marks the pixels whose centers lie within a disc. */
function stampDisc({ width, height, data }: Mask, [cx, cy]: Point, radius: number): void {
  const [top, bottom] = centersWithin(cy, radius, height);
  for (let y = top; y < bottom; y++) {
    const half = Math.sqrt(Math.max(0, radius * radius - (y + 0.5 - cy) ** 2));
    const [left, right] = centersWithin(cx, half, width);
    if (left < right) data.fill(1, y * width + left, y * width + right);
  }
}

/**
 * Range of pixels along one axis, the end exclusive, whose centers are within `reach` of a
 * position.
 */
const centersWithin = (place: number, reach: number, count: number): [number, number] => [
  Math.max(0, Math.ceil(place - reach - 0.5)),
  Math.min(count, Math.floor(place + reach - 0.5) + 1),
];
