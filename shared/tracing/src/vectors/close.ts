import type { Plane } from '@scribblepup/imaging/plane';
import type { InkPoint } from './ribbon';
import type { Focus } from './select';

// Dog units: how far an end is carried on, over what its direction is taken, how far beside its way
// another line may lie.
const REACH = 20,
  LOOK_BACK = 14,
  BESIDE = 2.5;
// Dog units from the outside at which an end has come to the outline.
const AT_OUTLINE = 1;

export interface ClosableLine {
  readonly points: readonly InkPoint[];
  /** Neither carried on nor one that others end at: a mouth. */
  readonly sure?: boolean | undefined;
}

/**
 * Lines whose ends are carried on to the outline or to another line that they head for: closed fields
 * are what one colors. @param toOutside distance in px to the nearest pixel outside the dog
 * @param face its surroundings: lines there end where they do; @param unit px a dog unit
 */
export function closeGaps(
  lines: readonly ClosableLine[],
  toOutside: Plane,
  face: readonly Focus[],
  unit: number,
): InkPoint[][] {
  const { width, height } = toOutside;
  const owner = new Int32Array(width * height);
  lines.forEach(({ points, sure }, k) => {
    if (!sure) for (const [x, y] of points) owner[Math.floor(y) * width + Math.floor(x)] = k + 1;
  });
  return lines.map(({ points: line, sure }, k) => {
    if (sure) return [...line];
    const goOn = (from: readonly InkPoint[]): InkPoint[] =>
      isNear(from.at(-1)!, face) ? [] : carriedOn(from, k + 1, owner, toOutside, unit);
    const first = goOn([...line].reverse()),
      last = goOn(line);
    return [...first.reverse(), ...line, ...last];
  });
}

const isNear = ([x, y]: InkPoint, face: readonly Focus[]): boolean =>
  face.some(({ at, radius }) => Math.hypot(at[0] - x, at[1] - y) < radius);

/** What is added at a line's end; nothing where there is nothing that it heads for. */
function carriedOn(
  line: readonly InkPoint[],
  own: number,
  owner: Int32Array,
  { width, height, data }: Plane,
  unit: number,
): InkPoint[] {
  const end = line.at(-1)!,
    back = line[Math.max(0, line.length - 1 - Math.round(LOOK_BACK * unit))]!;
  const length = Math.hypot(end[0] - back[0], end[1] - back[1]);
  if (length < 1) return [];
  const dx = (end[0] - back[0]) / length,
    dy = (end[1] - back[1]) / length;
  const added: InkPoint[] = [];
  const side = Math.round(BESIDE * unit);
  for (let t = 1; t <= REACH * unit; t++) {
    const x = end[0] + t * dx,
      y = end[1] + t * dy;
    if (x < 0 || y < 0 || x >= width || y >= height) return added;
    added.push([x, y, end[2]]);
    if (data[Math.floor(y) * width + Math.floor(x)]! <= AT_OUTLINE * unit) return added;
    for (let s = -side; s <= side; s++) {
      const px = Math.floor(x - s * dy),
        py = Math.floor(y + s * dx);
      const other = px >= 0 && py >= 0 && px < width && py < height ? owner[py * width + px]! : 0;
      if (other && other !== own) return [...added, [px + 0.5, py + 0.5, end[2]]];
    }
  }
  return [];
}
