import { scratch } from './rows';
import type { Plane } from './plane';

// Read from the global object once, because inner loops call them.
const { fround, max, min } = Math;

// Rows processed at a time: their sums do not depend on each other, and are read and written less
// often. Where fewer rows are left, the last one stands in for the missing ones.
const TOGETHER = 4;

/**
 * Approximates a Gaussian blur, in place: three passes of a box (Wells 1986). The border repeats;
 * sigma in px.
 */
export function boxBlur({ width, height, data }: Plane, sigma: number): void {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  const small = Math.floor(ideal) - (Math.floor(ideal) % 2 === 0 ? 1 : 0);
  const smallPasses = Math.round(
    (12 * sigma * sigma - 3 * small * small - 12 * small - 9) / (-4 * small - 4),
  );
  for (let pass = 0; pass < 3; pass++)
    boxPass(data, width, height, ((pass < smallPasses ? small : small + 2) - 1) / 2);
}

/** One box pass over rows and columns, in place, with running sums. */
function boxPass(data: Float32Array, width: number, height: number, radius: number): void {
  const scale = 1 / (2 * radius + 1);
  const rows = scratch(width * height);
  for (let y = 0; y < height; y += TOGETHER) boxRows(data, rows, y, width, height, radius, scale);
  const sums = new Float32Array(width);
  for (let y = -radius - 1; y < radius; y++) addRow(rows, max(0, min(height - 1, y)) * width, sums);
  for (let y = 0; y < height; y += TOGETHER) slideRows(sums, rows, radius, height, data, y, scale);
}

/** Blurs four rows at once. */
function boxRows(
  data: Float32Array,
  rows: Float32Array,
  y: number,
  width: number,
  height: number,
  radius: number,
  scale: number,
): void {
  const last = width - 1,
    lowest = height - 1;
  const o = y * width,
    p = min(y + 1, lowest) * width,
    q = min(y + 2, lowest) * width,
    r = min(y + 3, lowest) * width;
  let a = data[o] * radius,
    b = data[p] * radius,
    c = data[q] * radius,
    d = data[r] * radius;
  for (let x = 0; x < radius; x++) {
    const at = min(x, last);
    a += data[o + at];
    b += data[p + at];
    c += data[q + at];
    d += data[r + at];
  }
  for (let x = 0; x < width; x++) {
    const add = min(x + radius, last),
      drop = max(x - radius, 0);
    a += data[o + add];
    b += data[p + add];
    c += data[q + add];
    d += data[r + add];
    rows[o + x] = a * scale;
    rows[p + x] = b * scale;
    rows[q + x] = c * scale;
    rows[r + x] = d * scale;
    a -= data[o + drop];
    b -= data[p + drop];
    c -= data[q + drop];
    d -= data[r + drop];
  }
}

function addRow(from: Float32Array, at: number, sums: Float32Array): void {
  for (let x = 0; x < sums.length; x++) sums[x] += from[at + x];
}

/** Slides the sums of the columns four rows down; at each step one row is added and one dropped. */
function slideRows(
  sums: Float32Array,
  rows: Float32Array,
  radius: number,
  height: number,
  out: Float32Array,
  y: number,
  scale: number,
): void {
  const width = sums.length,
    last = height - 1,
    come = y + radius,
    go = y - radius - 1;
  const o0 = y * width,
    o1 = min(y + 1, last) * width,
    o2 = min(y + 2, last) * width,
    o3 = min(y + 3, last) * width;
  const add0 = min(come, last) * width,
    add1 = min(come + 1, last) * width,
    add2 = min(come + 2, last) * width,
    add3 = min(come + 3, last) * width;
  const drop0 = max(go, 0) * width,
    drop1 = max(go + 1, 0) * width,
    drop2 = max(go + 2, 0) * width,
    drop3 = max(go + 3, 0) * width;
  for (let x = 0; x < width; x++) {
    const a = fround(sums[x] + (rows[add0 + x] - rows[drop0 + x]));
    const b = fround(a + (rows[add1 + x] - rows[drop1 + x]));
    const c = fround(b + (rows[add2 + x] - rows[drop2 + x]));
    const d = fround(c + (rows[add3 + x] - rows[drop3 + x]));
    sums[x] = d;
    // Written from the bottom up. Where several of these rows are the same one, the first sum is
    // the right one and has to be written last.
    out[o3 + x] = d * scale;
    out[o2 + x] = c * scale;
    out[o1 + x] = b * scale;
    out[o0 + x] = a * scale;
  }
}
