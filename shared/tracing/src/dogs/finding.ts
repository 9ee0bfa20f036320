import type { Dog, DetectionResult, ProbabilityMap } from '@scribblepup/finder';
import { clamp, plane, type Plane } from '@scribblepup/imaging/plane';
import type { Pixels, Rect } from '@scribblepup/imaging';
import type { PhotoFrame } from '../framing/frame';

// Margin around a dog's box as a share of its sides, because the box is only as exact as the map's
// cells.
const MARGIN = 0.06;
// Log odds are clamped to this, because a probability of 0 or 1 would make them infinite.
const MAX_LOG_ODDS = 12;

/** The part of the photo that contains these dogs, with a small margin, in whole photo px. */
export function areaAround(photo: Pick<Pixels, 'width' | 'height'>, dogs: readonly Dog[]): Rect {
  const side = (
    from: (box: Rect) => number,
    length: (box: Rect) => number,
    limit: number,
  ): [low: number, size: number] => {
    const low = Math.min(...dogs.map(({ box }) => from(box) - MARGIN * length(box)));
    const high = Math.max(...dogs.map(({ box }) => from(box) + (1 + MARGIN) * length(box)));
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
  const isOther = (cell: number): boolean => owners[cell] > 0 && !chosen.includes(owners[cell] - 1);
  const out = plane(width, height);
  writeLogOdds(
    out,
    area,
    probability,
    (odds, cell) => (isOther(cell) ? -Math.abs(odds) : odds),
    false,
  );
  const covered = plane(width, height, new Float32Array(out.data.length).fill(-Infinity));
  for (const closeUp of closeUpsOf(found, chosen))
    writeLogOdds(covered, area, closeUp, (odds) => odds, true);
  const without = chosen.filter((i) => found.dogs[i].closeUp === null);
  const rest = without.length > 0 ? plane(width, height) : null;
  const isOfRest = (cell: number): boolean => without.includes(owners[cell] - 1);
  if (rest)
    writeLogOdds(
      rest,
      area,
      probability,
      (odds, cell) => (isOfRest(cell) ? odds : -MAX_LOG_ODDS),
      false,
    );
  for (let i = 0; i < out.data.length; i++)
    if (covered.data[i] > -Infinity)
      out.data[i] = rest ? Math.max(covered.data[i], rest.data[i]) : covered.data[i];
  return out;
}

/**
 * Writes a map's log odds over an area, with bilinear interpolation.
 * @param within whether to write only within the map's cells, and only higher values; otherwise it
 * writes everything, and extends the map's rim
 */
function writeLogOdds(
  out: Plane,
  area: Rect,
  map: ProbabilityMap,
  change: (odds: number, cell: number) => number,
  within: boolean,
): void {
  const odds = Float32Array.from(map.data, (p, cell) =>
    change(clamp(Math.log(p / (1 - p)), -MAX_LOG_ODDS, MAX_LOG_ODDS), cell),
  );
  const columns = taps(out.width, area.x, area.width, map.left, map.stepX, map.width);
  const rows = taps(out.height, area.y, area.height, map.top, map.stepY, map.height);
  for (let y = 0; y < out.height; y++)
    if (!within || !rows.isBeyond[y])
      writeRow(
        out,
        y,
        odds,
        rows.low[y] * map.width,
        rows.high[y] * map.width,
        rows.share[y],
        columns,
        within,
      );
}

/** Writes a row between two rows of a map, which begin at `upper` and `lower`. */
function writeRow(
  { width, data }: Plane,
  y: number,
  odds: Float32Array,
  upper: number,
  lower: number,
  share: number,
  { low, high, share: across, isBeyond }: Taps,
  within: boolean,
): void {
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (within && isBeyond[x]) continue;
    const value = lerp(
      lerp(odds[upper + low[x]], odds[upper + high[x]], across[x]),
      lerp(odds[lower + low[x]], odds[lower + high[x]], across[x]),
      share,
    );
    data[i] = within ? Math.max(data[i], value) : value;
  }
}

/** For each output pixel, the two cells around it and the weight of the second one. */
interface Taps {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly share: Float64Array;
  /** 1 if the pixel lies beyond the cells. */
  readonly isBeyond: Uint8Array;
}

/** The cells along one axis. In the finder's coordinates, pixel centers are whole numbers. */
function taps(
  count: number,
  from: number,
  length: number,
  first: number,
  step: number,
  cells: number,
): Taps {
  const out: Taps = {
    low: new Int32Array(count),
    high: new Int32Array(count),
    share: new Float64Array(count),
    isBeyond: new Uint8Array(count),
  };
  for (let i = 0; i < count; i++) {
    const place = (from + ((i + 0.5) * length) / count - 0.5 - first) / step,
      at = clamp(place, 0, cells - 1),
      low = Math.floor(at);
    out.low[i] = low;
    out.high[i] = Math.min(low + 1, cells - 1);
    out.share[i] = at - low;
    out.isBeyond[i] = place < 0 || place > cells - 1 ? 1 : 0;
  }
  return out;
}

const lerp = (a: number, b: number, share: number): number => a + (b - a) * share;
