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

// Points over which the direction of an end is measured; most rounds of joining.
const LOOK_BACK = 6,
  MOST_ROUNDS = 6;
// More columns of cells than any picture has, so that each cell has a unique key.
const MOST_COLUMNS = 1 << 20;

/**
 * Joins lines whose ends lie within `gap` px of each other and continue in each other's direction.
 * @param angle largest turn, in radians
 */
export function joinLines(lines: readonly Line[], gap: number, angle: number): Point[][] {
  let current: Line[] = [...lines];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = joinOnce(current, gap, angle);
    if (next.length === current.length) break;
    current = next;
  }
  return current.map((line) => [...line]);
}

function joinOnce(lines: readonly Line[], gap: number, angle: number): Line[] {
  const pairs = candidates(lines, gap, angle).sort(
    (p, q) => p.cost - q.cost || p.a.line - q.a.line || p.b.line - q.b.line,
  );
  const joined = new Map<number, Line>();
  const gone = new Set<number>();
  for (const { a, b } of pairs) {
    if (joined.has(a.line) || joined.has(b.line) || gone.has(a.line) || gone.has(b.line)) continue;
    const first = lines[a.line],
      second = lines[b.line];
    joined.set(a.line, [
      ...(a.last ? first : [...first].reverse()),
      ...(b.last ? [...second].reverse() : second),
    ]);
    gone.add(b.line);
  }
  return lines.map((line, i) => joined.get(i) ?? line).filter((_, i) => !gone.has(i));
}

function candidates(
  lines: readonly Line[],
  gap: number,
  angle: number,
): { cost: number; a: End; b: End }[] {
  const cell = Math.max(2, gap);
  const grid = new Map<number, End[]>();
  const key = (x: number, y: number): number => y * MOST_COLUMNS + x;
  const cellOf = ([x, y]: Point): Point => [Math.floor(x / cell), Math.floor(y / cell)];
  const ends = lines.flatMap((line, i) => [endOf(line, i, false), endOf(line, i, true)]);
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
          const cost = joinCost(a, b, gap, angle);
          if (cost !== null) pairs.push({ cost, a, b });
        }
      }
    }
  }
  return pairs;
}

function endOf(line: Line, index: number, last: boolean): End {
  const back = Math.min(line.length - 1, LOOK_BACK);
  const at = last ? line[line.length - 1] : line[0],
    from = last ? line[line.length - 1 - back] : line[back];
  const length = Math.hypot(at[0] - from[0], at[1] - from[1]) || 1;
  return {
    line: index,
    last,
    at,
    direction: [(at[0] - from[0]) / length, (at[1] - from[1]) / length],
  };
}

/** Cost of joining two ends, lower is better; null if they do not fit. */
function joinCost(a: End, b: End, gap: number, angle: number): number | null {
  const dx = b.at[0] - a.at[0],
    dy = b.at[1] - a.at[1],
    distance = Math.hypot(dx, dy);
  if (distance > gap) return null;
  const turn = Math.acos(
    clamp(-(a.direction[0] * b.direction[0] + a.direction[1] * b.direction[1]), -1, 1),
  );
  const aside =
    distance > 2
      ? Math.acos(clamp((dx * a.direction[0] + dy * a.direction[1]) / distance, -1, 1))
      : 0;
  return turn < angle && aside < angle ? turn + aside + distance / gap : null;
}
