import { mask, plane, type Mask } from '../../plane';
import type { MaskKernel } from '../types';
import { distancesInColumns, NO_PIXEL } from './columnDistances';

// Read from the global object once, because inner loops call them.
const { max, min, sqrt } = Math;

/** Squared distance (px²) where the mask has no pixel at all. */
const FAR = 1e9;

function distances(target: Mask): Float32Array {
  const { width, height } = target;
  const out = plane(width, height),
    inColumns = distancesInColumns(target, 1);
  const scratch = {
    heights: new Float32Array(width),
    vertices: new Int32Array(width),
    boundaries: new Float32Array(width + 1),
  };
  for (let y = 0; y < height; y++) measureRow(inColumns, out.data, y * width, width, scratch);
  return out.data;
}

/** Buffers for one row, shared by all rows. */
interface Scratch {
  /** For each column, the squared distance within it: the height of its parabola. */
  readonly heights: Float32Array;
  /** Columns of the parabolas in the lower envelope, from left to right. */
  readonly vertices: Int32Array;
  /** Position from which each of these parabolas is the lowest. */
  readonly boundaries: Float32Array;
}

/**
 * Measures a row. Mask pixels split it into stretches that are measured separately, because no mask
 * pixel beyond the end of a stretch can be nearer than the one at its end.
 */
function measureRow(
  distances: Int32Array,
  out: Float32Array,
  rowStart: number,
  width: number,
  scratch: Scratch,
): void {
  for (let x = 0; x < width; x++) {
    if (distances[rowStart + x] === 0) continue;
    const start = x;
    while (x < width && distances[rowStart + x] > 0) x++;
    lowerEnvelope(distances, out, rowStart, max(0, start - 1), min(width, x + 1), scratch);
  }
}

/**
 * Builds the lower envelope of the parabolas of columns `from` up to but not including `to`, and
 * writes its square root.
 */
function lowerEnvelope(
  distances: Int32Array,
  out: Float32Array,
  rowStart: number,
  from: number,
  to: number,
  { heights, vertices, boundaries }: Scratch,
): void {
  let k = -1;
  for (let q = from; q < to; q++) {
    // A pixel without a mask pixel in its column contributes no parabola.
    if (distances[rowStart + q] >= NO_PIXEL) continue;
    const height = distances[rowStart + q] * distances[rowStart + q];
    heights[q] = height;
    let crossing = -FAR;
    for (; k >= 0; k--) {
      const p = vertices[k];
      crossing = (height - heights[p] + q * q - p * p) / (2 * (q - p));
      if (k === 0 || crossing > boundaries[k]) break;
    }
    k++;
    vertices[k] = q;
    boundaries[k] = k === 0 ? -FAR : max(boundaries[k - 1], crossing);
    boundaries[k + 1] = FAR;
  }
  if (k < 0) {
    out.fill(sqrt(FAR), rowStart + from, rowStart + to);
    return;
  }
  k = 0;
  for (let q = from; q < to; q++) {
    while (boundaries[k + 1] < q) k++;
    const p = vertices[k];
    out[rowStart + q] = sqrt((q - p) * (q - p) + heights[p]);
  }
}

function setNear(source: Mask, near: 0 | 1, chords: Int32Array, value: 0 | 1): Uint8Array {
  const { width, height } = source;
  const out = mask(width, height).data,
    distances = distancesInColumns(source, near);
  out.fill(1 - value);
  for (let y = 0; y < height; y++) coverRow(distances, chords, out, value, y * width, width);
  return out;
}

function coverRow(
  distances: Int32Array,
  chords: Int32Array,
  out: Uint8Array,
  value: number,
  rowStart: number,
  width: number,
): void {
  let last = -1,
    first = width;
  for (let x = 0; x < width; x++) {
    const distance = distances[rowStart + x];
    if (distance < chords.length) last = max(last, x + chords[distance]);
    if (x <= last) out[rowStart + x] = value;
  }
  for (let x = width - 1; x >= 0; x--) {
    const distance = distances[rowStart + x];
    if (distance < chords.length) first = min(first, x - chords[distance]);
    if (x >= first) out[rowStart + x] = value;
  }
}

export const plainMasks: MaskKernel = { distances, setNear };
