import type { Dog, DetectionResult, ProbabilityMap } from '@scribblepup/finder';
import { clamp, plane, type Plane } from '@scribblepup/imaging/plane';
import type { Rect, Size } from '@scribblepup/imaging';
import type { PhotoFrame } from '../framing/frame';

// Margin around a dog's box as a share of its sides, because the box is only as exact as the map's
// cells.
const MARGIN = 0.06;
// Log odds are clamped to this, because a probability of 0 or 1 would make them infinite.
const MAX_LOG_ODDS = 12;

/** The part of the photo that contains these dogs, with a small margin, in whole photo px. */
export function areaAround(photo: Size, dogs: readonly Dog[]): Rect {
  const side = (
    start: (box: Rect) => number,
    length: (box: Rect) => number,
    limit: number,
  ): [low: number, size: number] => {
    const low = Math.min(...dogs.map(({ box }) => start(box) - MARGIN * length(box)));
    const high = Math.max(...dogs.map(({ box }) => start(box) + (1 + MARGIN) * length(box)));
    const first = clamp(Math.floor(low), 0, limit - 1);
    return [first, clamp(Math.ceil(high), first + 1, limit) - first];
  };
  const [x, width] = side(
    (box) => box.x,
    (box) => box.width,
    photo.width,
  );
  const [y, height] = side(
    (box) => box.y,
    (box) => box.height,
    photo.height,
  );
  return { x, y, width, height };
}

/**
 * Longest side, in frame px, of the cells that the dogs are cut out from: those of a dog's
 * close-up, or of the first pass for a dog without one.
 */
export function cellSize(
  found: DetectionResult,
  chosen: readonly number[],
  { scaleX, scaleY }: Pick<PhotoFrame, 'scaleX' | 'scaleY'>,
): number {
  const maps = chosen.map((i) => found.dogs[i].closeUp ?? found.probability);
  return Math.max(
    ...(maps.length > 0 ? maps : [found.probability]).flatMap(({ stepX, stepY }) => [
      stepX * scaleX,
      stepY * scaleY,
    ]),
  );
}

/** The close-ups of those chosen dogs that have one. */
const closeUpsOf = ({ dogs }: DetectionResult, chosen: readonly number[]): ProbabilityMap[] =>
  chosen.map((i) => dogs[i].closeUp).filter((map) => map !== null);

/**
 * Log odds that a pixel belongs to one of the chosen dogs, over an area of the photo at a given
 * size: the highest of the dogs' close-ups if there are any, otherwise those of the first pass.
 * Other dogs are background. A close-up shows only its own dog, so within it the first pass counts
 * too, for the chosen dogs without a close-up.
 */
export function logOddsIn(
  found: DetectionResult,
  chosen: readonly number[],
  area: Rect,
  width: number,
  height: number,
): Plane {
  const { probability, owners } = found;
  const size = { width, height };
  // `dog` is -1 for a cell without an owner.
  const firstPass = (change: (odds: number, dog: number) => number): Plane => {
    const odds = logOddsOf(probability).map((value, cell) => change(value, owners[cell] - 1));
    return interpolate(probability, odds, area, size);
  };
  const out = firstPass((odds, dog) =>
    dog >= 0 && !chosen.includes(dog) ? -Math.abs(odds) : odds,
  );
  const closeUps = closeUpsOf(found, chosen).map((map) =>
    interpolate(map, logOddsOf(map), area, size, -Infinity),
  );
  if (closeUps.length === 0) return out;
  const others = chosen.filter((i) => found.dogs[i].closeUp === null);
  const inFirstPass =
    others.length > 0 && firstPass((odds, dog) => (others.includes(dog) ? odds : -MAX_LOG_ODDS));
  const highest = highestOf(closeUps);
  for (let i = 0; i < out.data.length; i++)
    if (highest[i] > -Infinity)
      out.data[i] = inFirstPass ? Math.max(highest[i], inFirstPass.data[i]) : highest[i];
  return out;
}

/** Log odds of dog in each cell of a map. */
const logOddsOf = ({ data }: ProbabilityMap): Float32Array =>
  data.map((p) => clamp(Math.log(p / (1 - p)), -MAX_LOG_ODDS, MAX_LOG_ODDS));

/** The highest value in each pixel of planes of one size. */
function highestOf([first, ...rest]: readonly Plane[]): Float32Array {
  const out = first.data.slice();
  for (const { data } of rest)
    for (let i = 0; i < out.length; i++) out[i] = Math.max(out[i], data[i]);
  return out;
}

/**
 * Resamples the cells of a map over an area of the photo, with bilinear interpolation.
 * @param values one per cell of the map
 * @param beyond value of the pixels beyond the map's cells; without it, the map's rim is extended
 */
function interpolate(
  map: ProbabilityMap,
  values: Float32Array,
  area: Rect,
  { width, height }: Size,
  beyond?: number,
): Plane {
  const columns = cellsAlong(width, area.x, area.width, map.left, map.stepX, map.width);
  const rows = cellsAlong(height, area.y, area.height, map.top, map.stepY, map.height);
  const out = plane(width, height);
  for (let y = 0; y < height; y++) {
    const row = out.data.subarray(y * width, (y + 1) * width);
    if (beyond !== undefined && rows.isBeyond[y]) row.fill(beyond);
    else
      writeRow(
        row,
        values,
        rows.low[y] * map.width,
        rows.high[y] * map.width,
        rows.share[y],
        columns,
        beyond,
      );
  }
  return out;
}

/** Writes a row between two rows of a map, whose cells begin at `upper` and `lower`. */
function writeRow(
  out: Float32Array,
  values: Float32Array,
  upper: number,
  lower: number,
  share: number,
  columns: CellPairs,
  beyond: number | undefined,
): void {
  const { low, high, share: across, isBeyond } = columns;
  for (let x = 0; x < out.length; x++)
    out[x] =
      beyond !== undefined && isBeyond[x]
        ? beyond
        : lerp(
            lerp(values[upper + low[x]], values[upper + high[x]], across[x]),
            lerp(values[lower + low[x]], values[lower + high[x]], across[x]),
            share,
          );
}

/** For each output pixel along one axis, the two cells around it and the weight of the second. */
interface CellPairs {
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** 0 to 1. */
  readonly share: Float64Array;
  /** 1 if the pixel lies beyond the cells. */
  readonly isBeyond: Uint8Array;
}

/**
 * Finds the cells around each of `count` pixels along one axis. In the finder's coordinates, pixel
 * centers are whole numbers.
 * @param start of the area, photo px
 * @param length of the area, photo px
 * @param first center of the first cell, photo px
 * @param step from one cell to the next, photo px
 */
function cellsAlong(
  count: number,
  start: number,
  length: number,
  first: number,
  step: number,
  cells: number,
): CellPairs {
  const out: CellPairs = {
    low: new Int32Array(count),
    high: new Int32Array(count),
    share: new Float64Array(count),
    isBeyond: new Uint8Array(count),
  };
  for (let i = 0; i < count; i++) {
    const position = (start + ((i + 0.5) * length) / count - 0.5 - first) / step,
      clamped = clamp(position, 0, cells - 1),
      low = Math.floor(clamped);
    out.low[i] = low;
    out.high[i] = Math.min(low + 1, cells - 1);
    out.share[i] = clamped - low;
    out.isBeyond[i] = position < 0 || position > cells - 1 ? 1 : 0;
  }
  return out;
}

const lerp = (a: number, b: number, share: number): number => a + (b - a) * share;
