import { mask, pixelIndexAt, type Mask, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { lengthOf, gaussianSmooth, totalTurning } from '@scribblepup/imaging/curves/polyline';
import { featureZoneAt } from '../face/featureZoneAt';
import type { FeatureZone } from '../face/types';
import type { RankedLine } from './rankLines';

// All lengths are in dog units.

// A line is a double if more than this share of it lies within DOUBLE_DISTANCE of stronger lines.
const DOUBLE_DISTANCE = 9,
  MAX_SHARE_BESIDE = 0.6;
// A line shorter than MAX_HATCH needs more room, so that fur is not hatched (evenly spaced lines:
// Jobard, Lefer 1997). It is dropped if more than MAX_SHARE_BESIDE of it lies within ROOM of
// stronger lines. Lines within HEAD_REACH radii of an eye or the nose stay: they may be the mouth.
const MAX_HATCH = 75,
  ROOM = 24,
  HEAD_REACH = 2;
// A line shorter than MAX_TICK is a stray tick if both its ends lie farther than MIN_ISOLATION from
// the outline and from all other lines.
const MAX_TICK = 36,
  MIN_ISOLATION = 14;
// A line shorter than MAX_CURL that bends more than MIN_CURL_BEND radians for each unit of its
// length is the pattern of a leash, or tangled fur.
const MAX_CURL = 70,
  MIN_CURL_BEND = 0.042;
// Length of the arms between which bends are measured, and sigma of the smoothing before that.
const ARM = 10,
  SMOOTHING = 4;

/**
 * Removes lines that double stronger ones, hatching, curls, and isolated short ticks.
 * @param ranked strongest first
 * @param featureZones surroundings of the eyes and noses; a curl there may be a brow. If there are
 * none, hatching is kept, because it may be a face
 * @param outlineDistance distance in px to the nearest pixel outside the dog
 * @param unit px per dog unit
 */
export function withoutStrays(
  ranked: readonly RankedLine[],
  featureZones: readonly FeatureZone[],
  outlineDistance: Plane,
  unit: number,
): RankedLine[] {
  const { width, height, data } = outlineDistance;
  const taken = mask(width, height),
    crowded = mask(width, height);
  const kept = ranked.filter(({ line, fixed }) => {
    if (!fixed) {
      if (isBeside(line, taken)) return false;
      if (isCurl(line, unit) && !isNear(line, featureZones)) return false;
      const isHatch = lengthOf(line) < MAX_HATCH * unit && isBeside(line, crowded);
      if (isHatch && featureZones.length > 0 && !isNear(line, featureZones, HEAD_REACH))
        return false;
    }
    for (const p of line) stampDisc(taken, p, DOUBLE_DISTANCE * unit);
    for (const p of innerPoints(line, ROOM * unit)) stampDisc(crowded, p, ROOM * unit);
    return true;
  });
  const isConnected = (end: Point, own: RankedLine): boolean =>
    data[pixelIndexAt(outlineDistance, ...end)] < MIN_ISOLATION * unit ||
    kept.some(
      (other) =>
        other !== own &&
        other.line.some(([x, y]) => Math.hypot(x - end[0], y - end[1]) < MIN_ISOLATION * unit),
    );
  return kept.filter(
    (one) =>
      one.fixed ||
      lengthOf(one.line) > MAX_TICK * unit ||
      isConnected(one.line[0], one) ||
      isConnected(one.line[one.line.length - 1], one),
  );
}

/** Whether most of a line lies in marked pixels. */
const isBeside = (line: readonly Point[], marked: Mask): boolean =>
  line.filter(([x, y]) => marked.data[pixelIndexAt(marked, x, y)]).length >
  MAX_SHARE_BESIDE * line.length;

/**
 * Returns points of a line, a quarter of `length` px apart. Leaves out `length` px at each end,
 * which another line may continue; a line too short for that keeps its middle. The line's own
 * points lie about 1 px apart.
 */
function innerPoints(line: readonly Point[], length: number): Point[] {
  const end = Math.min(Math.round(length), (line.length - 1) >> 1),
    step = Math.max(1, Math.floor(length / 4));
  const points: Point[] = [];
  for (let i = end; i < line.length - end; i += step) points.push(line[i]);
  return points;
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

/** Whether the middle of a line lies within `reach` radii of an eye or a nose. */
const isNear = (
  line: readonly Point[],
  featureZones: readonly FeatureZone[],
  reach?: number,
): boolean => featureZoneAt(line[line.length >> 1], featureZones, reach) !== undefined;

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
