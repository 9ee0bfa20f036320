import type { Dog, Found, FoundPoint, Probability } from '@scribblepup/finder';
import type { FacePoints } from '../face/face';
import { clamp, plane, type Plane } from '@scribblepup/imaging/plane';
import type { Pixels, Point, Rect } from '@scribblepup/imaging';
import { toFrame, type Frame } from '../framing/frame';

// Room around a dog's box, in shares of its sides: the box is as exact as the map's cells.
const ROOM = 0.06;
// An eye or a nose that is less certain is hidden, and is not drawn.
const SEEN = 0.3;
// Log odds are kept within this: a float holds no probability nearer to 0 or 1.
const MOST_ODDS = 12;

/** The part of the photo with some dogs in it and a little room, whole photo px. */
export function areaOf(photo: Pick<Pixels, 'width' | 'height'>, dogs: readonly Dog[]): Rect {
  const side = (
    from: (box: Rect) => number,
    length: (box: Rect) => number,
    most: number,
  ): [low: number, size: number] => {
    const low = Math.min(...dogs.map(({ box }) => from(box) - ROOM * length(box)));
    const high = Math.max(...dogs.map(({ box }) => from(box) + (1 + ROOM) * length(box)));
    const first = clamp(Math.floor(low), 0, most - 1);
    return [first, clamp(Math.ceil(high), first + 1, most) - first];
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

/** Size of a map's cell in px of a frame, the larger of both ways; where dogs have close-ups, of the coarsest of those. */
export function cellSize(
  found: Found,
  chosen: readonly number[],
  { scaleX, scaleY }: Pick<Frame, 'scaleX' | 'scaleY'>,
): number {
  const closeUps = closeUpsOf(found, chosen);
  return Math.max(
    ...(closeUps.length > 0 ? closeUps : [found.probability]).flatMap(({ stepX, stepY }) => [
      stepX * scaleX,
      stepY * scaleY,
    ]),
  );
}

const closeUpsOf = ({ dogs }: Found, chosen: readonly number[]): Probability[] =>
  chosen.map((i) => dogs[i]!.closeUp).filter((map) => map !== null);

/**
 * Log odds of being one of the chosen dogs, over an area of the photo at a size: the highest of the dogs' close-ups
 * where there are any, else the first look's. Another dog is background.
 */
export function logOddsIn(
  found: Found,
  chosen: readonly number[],
  area: Rect,
  width: number,
  height: number,
): Plane {
  const { probability, owners } = found;
  const isOther = (cell: number): boolean =>
    owners[cell]! > 0 && !chosen.includes(owners[cell]! - 1);
  const out = plane(width, height);
  write(out, area, probability, (odds, cell) => (isOther(cell) ? -Math.abs(odds) : odds), false);
  const covered = plane(width, height, new Float32Array(out.data.length).fill(-Infinity));
  for (const closeUp of closeUpsOf(found, chosen))
    write(covered, area, closeUp, (odds) => odds, true);
  for (let i = 0; i < out.data.length; i++)
    if (covered.data[i]! > -Infinity) out.data[i] = covered.data[i]!;
  return out;
}

/** Writes a map's log odds over an area, bilinear, wherever they are higher. @param within only where the map's cells reach; else its rim goes on */
function write(
  out: Plane,
  area: Rect,
  map: Probability,
  change: (odds: number, cell: number) => number,
  within: boolean,
): void {
  const odds = Float32Array.from(map.data, (p, cell) =>
    change(clamp(Math.log(p / (1 - p)), -MOST_ODDS, MOST_ODDS), cell),
  );
  const columns = taps(out.width, area.x, area.width, map.left, map.stepX, map.width);
  const rows = taps(out.height, area.y, area.height, map.top, map.stepY, map.height);
  rows.forEach((row, y) => {
    if (within && row.isBeyond) return;
    for (let x = 0; x < out.width; x++) {
      const column = columns[x]!,
        i = y * out.width + x;
      if (within && column.isBeyond) continue;
      const upper = mix(
        odds[row.low * map.width + column.low]!,
        odds[row.low * map.width + column.high]!,
        column.share,
      );
      const lower = mix(
        odds[row.high * map.width + column.low]!,
        odds[row.high * map.width + column.high]!,
        column.share,
      );
      const value = mix(upper, lower, row.share);
      out.data[i] = within ? Math.max(out.data[i]!, value) : value;
    }
  });
}

interface Tap {
  readonly low: number;
  readonly high: number;
  readonly share: number;
  readonly isBeyond: boolean;
}

/** For each output pixel the two cells that it lies between; a pixel's centre lies on a whole number of the photo. */
function taps(
  count: number,
  from: number,
  length: number,
  first: number,
  step: number,
  cells: number,
): Tap[] {
  return Array.from({ length: count }, (_, i) => {
    const place = (from + ((i + 0.5) * length) / count - 0.5 - first) / step,
      at = clamp(place, 0, cells - 1),
      low = Math.floor(at);
    return {
      low,
      high: Math.min(low + 1, cells - 1),
      share: at - low,
      isBeyond: place < 0 || place > cells - 1,
    };
  });
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Whether a point of a face can be seen in the photo. */
export const isSeen = ({ confidence }: FoundPoint): boolean => confidence >= SEEN;

/** The eyes and the nose of a found dog that can be seen, in px of a frame, eyes from left to right; null where fewer than two are. */
export function facePointsOf({ face }: Dog, frame: Frame): FacePoints | null {
  if (!face) return null;
  const { leftEye, rightEye, nose } = face.points;
  const place = (point: FoundPoint): Point => toFrame(frame, [point.x + 0.5, point.y + 0.5]);
  const eyes = [leftEye, rightEye]
    .filter(isSeen)
    .map(place)
    .sort((p, q) => p[0] - q[0]);
  if (eyes.length + (isSeen(nose) ? 1 : 0) < 2) return null;
  return isSeen(nose) ? { eyes, nose: place(nose) } : { eyes };
}
