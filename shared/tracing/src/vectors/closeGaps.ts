import { pixelIndexAt, type Plane } from '@scribblepup/imaging/plane';
import type { InkPoint } from './inkLine';
import { featureZoneAt } from '../face/featureZoneAt';
import type { FeatureZone } from '../face/types';

// How far an end is extended, dog units.
const REACH = 20;
// Length of the end over which its direction is measured, dog units.
const LOOK_BACK = 14;
// Maximum distance of another line from the extension that meets it, dog units.
const MAX_OFFSET = 2.5;
// Distance from the outline at which an end has reached it, dog units.
const OUTLINE_DISTANCE = 1;

/** A line whose ends may be extended. */
export interface ClosableLine {
  readonly points: readonly InkPoint[];
  /** Neither extended nor a target for other lines: a mouth, for example. */
  readonly fixed?: boolean | undefined;
}

/**
 * Extends the ends of lines to the outline or to the line ahead of them, because only closed areas
 * can be colored in.
 * @param outlineDistance distance in px to the nearest pixel outside the dog
 * @param featureZones surroundings of the eyes and noses; ends of lines there are not extended
 * @param unit px per dog unit
 */
export function closeGaps(
  lines: readonly ClosableLine[],
  outlineDistance: Plane,
  featureZones: readonly FeatureZone[],
  unit: number,
): InkPoint[][] {
  const owner = ownersOf(lines, outlineDistance);
  return lines.map(({ points: line, fixed }, k) => {
    if (fixed) return [...line];
    const extend = (ending: readonly InkPoint[]): InkPoint[] =>
      featureZoneAt(ending[ending.length - 1], featureZones)
        ? []
        : extensionOf(ending, k + 1, owner, outlineDistance, unit);
    const first = extend([...line].reverse()),
      last = extend(line);
    return [...first.reverse(), ...line, ...last];
  });
}

/** For each pixel, 1 + the index of the line that has a point in it, otherwise 0. */
function ownersOf(lines: readonly ClosableLine[], picture: Plane): Int32Array {
  const owner = new Int32Array(picture.data.length);
  lines.forEach(({ points, fixed }, k) => {
    if (fixed) return;
    for (const [x, y] of points) {
      const pixel = pixelIndexAt(picture, x, y);
      // A line that was snapped to its edge may leave the picture.
      if (pixel >= 0) owner[pixel] = k + 1;
    }
  });
  return owner;
}

/** Points to add at a line's end; empty if there is nothing in its path. */
function extensionOf(
  line: readonly InkPoint[],
  own: number,
  owner: Int32Array,
  { width, height, data }: Plane,
  unit: number,
): InkPoint[] {
  const end = line[line.length - 1],
    back = line[Math.max(0, line.length - 1 - Math.round(LOOK_BACK * unit))];
  const length = Math.hypot(end[0] - back[0], end[1] - back[1]);
  if (length < 1) return [];
  const dx = (end[0] - back[0]) / length,
    dy = (end[1] - back[1]) / length;
  const added: InkPoint[] = [];
  const side = Math.round(MAX_OFFSET * unit);
  for (let t = 1; t <= REACH * unit; t++) {
    const x = end[0] + t * dx,
      y = end[1] + t * dy;
    if (x < 0 || y < 0 || x >= width || y >= height) return added;
    added.push([x, y, end[2]]);
    if (data[Math.floor(y) * width + Math.floor(x)] <= OUTLINE_DISTANCE * unit) return added;
    for (let s = -side; s <= side; s++) {
      const px = Math.floor(x - s * dy),
        py = Math.floor(y + s * dx);
      const other = px >= 0 && py >= 0 && px < width && py < height ? owner[py * width + px] : 0;
      if (other && other !== own) return [...added, [px + 0.5, py + 0.5, end[2]]];
    }
  }
  return [];
}
