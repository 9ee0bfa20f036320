import { mask, type Mask, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { lengthOf, gaussianSmooth, turnOf } from '@scribblepup/imaging/curves/polyline';
import type { Focus, RankedLine } from './select';

// Dog units. A line within DOUBLE of a stronger one is the same line drawn twice. A line shorter
// than TICK is a stray tick if both its ends lie more than LONELY from the outline and from all
// other lines.
const DOUBLE = 9,
  TICK = 36,
  LONELY = 14;
// A line is a double if more than this share of it runs alongside stronger ones.
const BESIDE = 0.6;
// A line shorter than CURL dog units that bends more than BENDS radians per dog unit, measured over
// arms of ARM dog units, is the pattern of a leash or tangled fur.
const CURL = 70,
  BENDS = 0.042,
  ARM = 10,
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
      !sure && line.filter((p) => taken.data[indexOf(p, width)]).length > BESIDE * line.length;
    if (!isDouble) for (const p of line) stampDisc(taken, p, DOUBLE * unit);
    return !isDouble;
  });
  const meets = (end: Point, own: RankedLine): boolean =>
    data[indexOf(end, width)] < LONELY * unit ||
    single.some(
      (other) =>
        other !== own &&
        other.line.some(([x, y]) => Math.hypot(x - end[0], y - end[1]) < LONELY * unit),
    );
  return single.filter(
    (one) =>
      one.sure ||
      lengthOf(one.line) > TICK * unit ||
      meets(one.line[0], one) ||
      meets(one.line[one.line.length - 1], one),
  );
}

function isCurl(line: readonly Point[], unit: number): boolean {
  const length = lengthOf(line);
  return (
    length < CURL * unit &&
    turnOf(gaussianSmooth(line, SMOOTHING * unit), Math.round(ARM * unit)) > BENDS * (length / unit)
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
