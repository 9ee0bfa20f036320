import type { Subpath } from './subpaths';

const { ceil, floor, max, min, sqrt } = Math;

/** Row-major pixels, one byte each, or two bytes if more than 256 fill values are needed. */
export interface Raster<Data extends Uint8Array | Uint16Array = Uint8Array> {
  readonly width: number;
  readonly height: number;
  readonly data: Data;
}

type AnyRaster = Raster<Uint8Array | Uint16Array>;

/** A clip mask: 1 for each pixel that may be drawn. Its first pixel is at x, y of the page. */
export interface Clip extends Raster {
  readonly x: number;
  readonly y: number;
}

/** From this many pixels on, `fill` is faster than a loop. */
const LONG_SPAN = 24;

/** Sets the pixels of a row whose centers are between `from` and `to`. */
function fillSpan(
  { width, data }: AnyRaster,
  row: number,
  from: number,
  to: number,
  value: number,
  clip?: Clip,
): void {
  let first = from <= 0.5 ? 0 : ceil(from - 0.5);
  let last = to >= width ? width - 1 : floor(to - 0.5);
  const rowStart = row * width;
  if (clip) {
    if (row < clip.y || row >= clip.y + clip.height) return;
    first = max(first, clip.x);
    last = min(last, clip.x + clip.width - 1);
    const inside = (row - clip.y) * clip.width - clip.x - rowStart;
    for (let i = rowStart + first; i <= rowStart + last; i++)
      if (clip.data[i + inside]) data[i] = value;
    return;
  }
  if (last < first) return;
  if (last - first < LONG_SPAN)
    for (let i = rowStart + first; i <= rowStart + last; i++) data[i] = value;
  else data.fill(value, rowStart + first, rowStart + last + 1);
}

/**
 * Buffers reused between fills. For each crossing of an edge with a row: its x, its winding (1 or
 * -1), and the next crossing of the row.
 */
let xs = new Float64Array(1 << 12),
  windings = new Int8Array(1 << 12),
  nexts = new Int32Array(1 << 12);
/**
 * For each row: the index of its latest crossing and its number of crossings. `order` has the
 * sorted crossings of one row.
 */
let heads = new Int32Array(0),
  counts = new Int32Array(0),
  order = new Int32Array(64);

/**
 * Fills rings by scan lines through the pixel centers; non-zero or even-odd (Foley and others 1990,
 * 3.6).
 */
export function fill(
  page: AnyRaster,
  rings: readonly Subpath[],
  value: number,
  evenOdd: boolean,
  clip?: Clip,
): void {
  if (heads.length < page.height)
    [heads, counts] = [new Int32Array(page.height), new Int32Array(page.height)];
  let n = 0,
    top = page.height,
    bottom = -1;
  for (const { points } of rings)
    for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
      const x0 = points[j],
        y0 = points[j + 1],
        x1 = points[i],
        y1 = points[i + 1];
      const first = max(0, ceil((y0 < y1 ? y0 : y1) - 0.5));
      const last = min(page.height - 1, ceil((y0 < y1 ? y1 : y0) - 0.5) - 1);
      if (last < first) continue;
      if (n + last - first >= xs.length) grow(n + last - first + 1);
      if (first < top) top = first;
      if (last > bottom) bottom = last;
      n = addCrossings(x0, y0, (x1 - x0) / (y1 - y0), y1 > y0 ? 1 : -1, first, last, n);
    }
  for (let row = top; row <= bottom; row++) {
    fillRow(page, row, value, evenOdd, clip);
    counts[row] = 0;
  }
}

function grow(minLength: number): void {
  const size = max(minLength, 2 * xs.length);
  const [oldXs, oldWindings, oldNexts] = [xs, windings, nexts];
  [xs, windings, nexts] = [new Float64Array(size), new Int8Array(size), new Int32Array(size)];
  xs.set(oldXs);
  windings.set(oldWindings);
  nexts.set(oldNexts);
}

/**
 * Records the crossings of an edge with the center lines of its rows. Returns the new number of
 * crossings.
 */
function addCrossings(
  x0: number,
  y0: number,
  slope: number,
  winding: number,
  first: number,
  last: number,
  from: number,
): number {
  const [at, side, next, head, count] = [xs, windings, nexts, heads, counts];
  let n = from;
  for (let row = first; row <= last; row++, n++) {
    at[n] = x0 + (row + 0.5 - y0) * slope;
    side[n] = winding;
    next[n] = head[row];
    head[row] = n;
    count[row]++;
  }
  return n;
}

function fillRow(page: AnyRaster, row: number, value: number, evenOdd: boolean, clip?: Clip): void {
  const n = sortRow(row);
  let winding = 0;
  for (let k = 0; k + 1 < n; k++) {
    winding += windings[order[k]];
    if (evenOdd ? k % 2 === 0 : winding !== 0)
      fillSpan(page, row, xs[order[k]], xs[order[k + 1]], value, clip);
  }
}

/**
 * Sorts a row's crossings from left to right and returns their number. Insertion sort, because they
 * are few and mostly sorted.
 */
function sortRow(row: number): number {
  const n = counts[row];
  if (order.length < n) order = new Int32Array(2 * n);
  for (let k = n - 1, c = heads[row]; k >= 0; k--, c = nexts[c]) order[k] = c;
  for (let i = 1; i < n; i++) {
    const c = order[i];
    let j = i;
    for (; j > 0 && xs[order[j - 1]] > xs[c]; j--) order[j] = order[j - 1];
    order[j] = c;
  }
  return n;
}

/** Draws a line segment with round ends, row by row. */
export function capsule(
  page: Raster,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  r: number,
  clip?: Clip,
): void {
  if (y0 > y1) return capsule(page, x1, y1, x0, y0, r, clip);
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = sqrt(dx * dx + dy * dy);
  const [nx, ny] = length > 0 ? [(-dy / length) * r, (dx / length) * r] : [0, 0];
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
    // The two long sides of the rectangle around the segment.
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
    } else if (length > 0 && y >= y0 - r && y <= y0 + r) {
      from = min(from, x0, x1);
      to = max(to, x0, x1);
    }
    if (to >= from) fillSpan(page, row, from, to, 1, clip);
  }
}
