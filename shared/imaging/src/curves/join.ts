import type { Point } from '../types';
import { clamp } from '../plane';

type Line = readonly Point[];

interface End {
  readonly line: number;
  readonly last: boolean;
  readonly at: Point;
  /** Unit vector that points out of the line. */
  readonly direction: Point;
}

/** Number of points over which the direction of an end is measured. */
const LOOK_BACK = 6;
/** The direction from one end to another is unreliable if they are closer than this, px. */
const MIN_DISTANCE = 2;
const MAX_ROUNDS = 6;
// More columns of cells than any picture has, so that each cell has a unique key.
const KEY_STRIDE = 1 << 20;

/**
 * Joins lines whose ends lie within `maxGap` of each other and continue in each other's direction.
 * @param maxGap px
 * @param maxTurn radians
 */
export function joinLines(lines: readonly Line[], maxGap: number, maxTurn: number): Point[][] {
  let current: Line[] = [...lines];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = joinOnce(current, maxGap, maxTurn);
    if (next.length === current.length) break;
    current = next;
  }
  return current.map((line) => [...line]);
}

function joinOnce(lines: readonly Line[], maxGap: number, maxTurn: number): Line[] {
  const pairs = candidates(lines, maxGap, maxTurn).sort(
    (p, q) => p.cost - q.cost || p.a.line - q.a.line || p.b.line - q.b.line,
  );
  const joined = new Map<number, Line>();
  const merged = new Set<number>();
  for (const { a, b } of pairs) {
    if (joined.has(a.line) || joined.has(b.line) || merged.has(a.line) || merged.has(b.line))
      continue;
    const first = lines[a.line],
      second = lines[b.line];
    joined.set(a.line, [
      ...(a.last ? first : [...first].reverse()),
      ...(b.last ? [...second].reverse() : second),
    ]);
    merged.add(b.line);
  }
  return lines.map((line, i) => joined.get(i) ?? line).filter((_, i) => !merged.has(i));
}

function candidates(
  lines: readonly Line[],
  maxGap: number,
  maxTurn: number,
): { cost: number; a: End; b: End }[] {
  const cell = Math.max(2, maxGap);
  const grid = new Map<number, End[]>();
  const key = (x: number, y: number): number => y * KEY_STRIDE + x;
  const cellOf = ([x, y]: Point): Point => [Math.floor(x / cell), Math.floor(y / cell)];
  const ends = lines.flatMap((line, i) => [endOf(line, i, 'first'), endOf(line, i, 'last')]);
  for (const end of ends) {
    const k = key(...cellOf(end.at)),
      others = grid.get(k);
    if (others) others.push(end);
    else grid.set(k, [end]);
  }
  const pairs: { cost: number; a: End; b: End }[] = [];
  for (const a of ends) {
    const [cx, cy] = cellOf(a.at);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        for (const b of grid.get(key(cx + dx, cy + dy)) ?? []) {
          if (b.line <= a.line) continue;
          const cost = joinCost(a, b, maxGap, maxTurn);
          if (cost !== null) pairs.push({ cost, a, b });
        }
      }
    }
  }
  return pairs;
}

function endOf(line: Line, index: number, which: 'first' | 'last'): End {
  const last = which === 'last';
  const steps = Math.min(line.length - 1, LOOK_BACK);
  const end = last ? line[line.length - 1] : line[0],
    from = last ? line[line.length - 1 - steps] : line[steps];
  const length = Math.hypot(end[0] - from[0], end[1] - from[1]) || 1;
  return {
    line: index,
    last,
    at: end,
    direction: [(end[0] - from[0]) / length, (end[1] - from[1]) / length],
  };
}

/** Cost of joining two ends, lower is better; null if they do not fit. */
function joinCost(a: End, b: End, maxGap: number, maxTurn: number): number | null {
  const dx = b.at[0] - a.at[0],
    dy = b.at[1] - a.at[1],
    distance = Math.hypot(dx, dy);
  if (distance > maxGap) return null;
  const turn = Math.acos(
    clamp(-(a.direction[0] * b.direction[0] + a.direction[1] * b.direction[1]), -1, 1),
  );
  const offAxis =
    distance > MIN_DISTANCE
      ? Math.acos(clamp((dx * a.direction[0] + dy * a.direction[1]) / distance, -1, 1))
      : 0;
  return turn < maxTurn && offAxis < maxTurn ? turn + offAxis + distance / maxGap : null;
}
