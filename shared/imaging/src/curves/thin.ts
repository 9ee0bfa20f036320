import { mask, type Mask } from '../plane';
import { maskIndices } from '../maskIndices';

/**
 * Thins a mask to its one-pixel-wide skeleton (Zhang, Suen 1984) and removes the corner pixels that
 * the passes leave on diagonal steps, because a line would seem to fork there. Clears the outermost
 * pixels of the picture.
 */
export function thin(source: Mask): Mask {
  const { width, height } = source;
  const data = source.data.slice();
  data.fill(0, 0, width);
  data.fill(0, (height - 1) * width);
  for (let y = 0; y < height; y++) data[y * width] = data[y * width + width - 1] = 0;
  let remaining = maskIndices(data);
  for (let changed = true; changed;) {
    changed = false;
    for (const pass of [0, 1]) {
      const removed = remaining.filter((i) => isRemovable(data, i, width, pass));
      for (const i of removed) data[i] = 0;
      if (removed.length === 0) continue;
      changed = true;
      remaining = remaining.filter((i) => data[i]);
    }
  }
  for (const i of remaining) if (isCorner(data, i, width)) data[i] = 0;
  return mask(width, height, data);
}

/** The conditions of Zhang and Suen for removing a pixel in the first (0) or second (1) pass. */
function isRemovable(a: Uint8Array, i: number, width: number, pass: number): boolean {
  const n = a[i - width],
    ne = a[i - width + 1],
    e = a[i + 1],
    se = a[i + width + 1];
  const s = a[i + width],
    sw = a[i + width - 1],
    w = a[i - 1],
    nw = a[i - width - 1];
  const neighbors = n + ne + e + se + s + sw + w + nw;
  if (neighbors < 2 || neighbors > 6) return false;
  const transitions =
    (n < ne ? 1 : 0) +
    (ne < e ? 1 : 0) +
    (e < se ? 1 : 0) +
    (se < s ? 1 : 0) +
    (s < sw ? 1 : 0) +
    (sw < w ? 1 : 0) +
    (w < nw ? 1 : 0) +
    (nw < n ? 1 : 0);
  if (transitions !== 1) return false;
  return pass === 0 ? n * e * s === 0 && e * s * w === 0 : n * e * w === 0 && n * s * w === 0;
}

/**
 * Whether a pixel can be removed because its two neighbors touch each other and it connects nothing
 * else: its crossing number is 1 (Yokoi and others 1975).
 */
function isCorner(a: Uint8Array, i: number, width: number): boolean {
  const around = [
    a[i + 1],
    a[i - width + 1],
    a[i - width],
    a[i - width - 1],
    a[i - 1],
    a[i + width - 1],
    a[i + width],
    a[i + width + 1],
  ];
  let crossings = 0,
    turns = 0;
  for (let k = 0; k < 8; k += 2) {
    const next = around[k + 1],
      after = around[(k + 2) % 8];
    if (!around[k] && (next || after)) crossings++;
    if (around[k] && after) turns++;
  }
  return turns === 1 && crossings === 1;
}
