import type { Line } from './lines';

const { ceil, floor, hypot, max, min, sqrt } = Math;

/** Pixels, a byte each, row by row. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Where it may be drawn: 1 for each pixel inside, its first pixel at x, y of the page. */
export interface Clip extends Grid {
  readonly x: number;
  readonly y: number;
}

/** Sets the pixels of a row whose middles lie from `from` to `to`. */
function span({ width, data }: Grid, row: number, from: number, to: number, value: number, clip?: Clip): void {
  let first = from <= 0.5 ? 0 : ceil(from - 0.5);
  let last = to >= width ? width - 1 : floor(to - 0.5);
  const at = row * width;
  if (clip) {
    if (row < clip.y || row >= clip.y + clip.height) return;
    first = max(first, clip.x);
    last = min(last, clip.x + clip.width - 1);
    const inside = (row - clip.y) * clip.width - clip.x - at;
    for (let i = at + first; i <= at + last; i++) if (clip.data[i + inside]!) data[i] = value;
    return;
  }
  if (last < first) return;
  if (last - first < 24) for (let i = at + first; i <= at + last; i++) data[i] = value;
  else data.fill(value, at + first, at + last + 1);
}

/** Scan lines through the middles of the pixels; non-zero or even-odd (Foley and others 1990, 3.6). */
export function fill(page: Grid, rings: readonly Line[], value: number, evenOdd: boolean, clip?: Clip): void {
  const rows = new Map<number, number[]>();
  for (const { points } of rings)
    for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
      const [x0, y0, x1, y1] = [points[j]!, points[j + 1]!, points[i]!, points[i + 1]!];
      const first = max(0, ceil((y0 < y1 ? y0 : y1) - 0.5));
      const last = min(page.height - 1, ceil((y0 < y1 ? y1 : y0) - 0.5) - 1);
      if (last < first) continue;
      const slope = (x1 - x0) / (y1 - y0);
      for (let row = first; row <= last; row++) {
        const crossing = x0 + (row + 0.5 - y0) * slope;
        const known = rows.get(row);
        if (known) known.push(crossing, y1 > y0 ? 1 : -1);
        else rows.set(row, [crossing, y1 > y0 ? 1 : -1]);
      }
    }
  for (const [row, crossings] of rows) {
    sortPairs(crossings);
    let winding = 0;
    for (let k = 0; k + 2 < crossings.length; k += 2) {
      winding += crossings[k + 1]!;
      if (evenOdd ? k % 4 === 0 : winding !== 0) span(page, row, crossings[k]!, crossings[k + 2]!, value, clip);
    }
  }
}

/** Sorts pairs by their first number, in place: there are few, and mostly in order. */
function sortPairs(pairs: number[]): void {
  for (let i = 2; i < pairs.length; i += 2) {
    const [x, turn] = [pairs[i]!, pairs[i + 1]!];
    let j = i;
    for (; j > 0 && pairs[j - 2]! > x; j -= 2) {
      pairs[j] = pairs[j - 2]!;
      pairs[j + 1] = pairs[j - 1]!;
    }
    pairs[j] = x;
    pairs[j + 1] = turn;
  }
}

/** A segment of a line with round ends, row by row. */
export function capsule(page: Grid, x0: number, y0: number, x1: number, y1: number, r: number, clip?: Clip): void {
  if (y0 > y1) return capsule(page, x1, y1, x0, y0, r, clip);
  const [dx, dy] = [x1 - x0, y1 - y0];
  const long = hypot(dx, dy);
  const [nx, ny] = long > 0 ? [(-dy / long) * r, (dx / long) * r] : [0, 0];
  const slope = dy > 0 ? dx / dy : 0;
  const first = max(0, ceil(y0 - r - 0.5));
  const last = min(page.height - 1, floor(y1 + r - 0.5));
  for (let row = first; row <= last; row++) {
    const y = row + 0.5;
    let from = Infinity;
    let to = -Infinity;
    const upper = r * r - (y - y0) * (y - y0);
    if (upper >= 0) {
      const half = sqrt(upper);
      from = x0 - half;
      to = x0 + half;
    }
    const lower = r * r - (y - y1) * (y - y1);
    if (lower >= 0) {
      const half = sqrt(lower);
      if (x1 - half < from) from = x1 - half;
      if (x1 + half > to) to = x1 + half;
    }
    // The two long sides of the box around the segment.
    if (dy > 0) {
      if (y >= y0 + ny && y <= y1 + ny) {
        const x = x0 + nx + (y - y0 - ny) * slope;
        if (x < from) from = x;
        if (x > to) to = x;
      }
      if (y >= y0 - ny && y <= y1 - ny) {
        const x = x0 - nx + (y - y0 + ny) * slope;
        if (x < from) from = x;
        if (x > to) to = x;
      }
    } else if (long > 0 && y >= y0 - r && y <= y0 + r) {
      from = min(from, x0, x1);
      to = max(to, x0, x1);
    }
    if (to >= from) span(page, row, from, to, 1, clip);
  }
}
