import { mask, plane, type Mask, type Plane } from './plane';

// Read from the global object once, because inner loops call them.
const { max, min, sqrt } = Math;

/** Squared distance (px²) where the mask has no pixel at all. */
const FAR = 1e9;
/** Distance (px) within a column that has no pixel of the mask. */
const NO_PIXEL = 1 << 24;

/**
 * Exact Euclidean distance in px from each pixel to the nearest pixel of a mask: lower envelopes of
 * parabolas (Felzenszwalb and Huttenlocher 2012, "Distance Transforms of Sampled Functions",
 * section 2). An empty mask gives a large finite number everywhere.
 */
export function distanceTransform(target: Mask): Plane {
  const { width, height } = target;
  const out = plane(width, height),
    distances = distancesInColumns(target, 1);
  const scratch = {
    heights: new Float32Array(width),
    vertices: new Int32Array(width),
    boundaries: new Float32Array(width + 1),
  };
  for (let y = 0; y < height; y++) measureRow(distances, out.data, y * width, width, scratch);
  return out;
}

/** Buffer reused between calls: the distances within the columns. */
let columnBuffer = new Int32Array(0);

/**
 * Distance in px within each column to the nearest pixel with this value; NO_PIXEL or more if the
 * column has none. Scans down and then up, one row at a time. The result is valid until the next
 * call.
 */
function distancesInColumns({ width, height, data }: Mask, value: number): Int32Array {
  if (columnBuffer.length < data.length) columnBuffer = new Int32Array(data.length);
  const distances = columnBuffer;
  for (let x = 0; x < width; x++) distances[x] = data[x] === value ? 0 : NO_PIXEL;
  for (let y = 1; y < height; y++) scanDown(data, value, distances, y * width, width);
  for (let y = height - 2; y >= 0; y--) scanUp(distances, y * width, width);
  return distances;
}

function scanDown(
  data: Uint8Array,
  value: number,
  distances: Int32Array,
  rowStart: number,
  width: number,
): void {
  for (let i = rowStart; i < rowStart + width; i++)
    distances[i] = data[i] === value ? 0 : distances[i - width] + 1;
}

function scanUp(distances: Int32Array, rowStart: number, width: number): void {
  for (let i = rowStart; i < rowStart + width; i++)
    distances[i] = min(distances[i], distances[i + width] + 1);
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

/**
 * Sets pixels to `value` if they lie within `radius` px of a pixel with the value `from`, and all
 * others to the opposite value. A disc covers a chord of each row; in each column, the nearest
 * pixel has the longest chord, so only that pixel counts.
 */
function setNear(source: Mask, from: 0 | 1, radius: number, value: 0 | 1): Mask {
  const { width, height } = source;
  const out = mask(width, height),
    distances = distancesInColumns(source, from),
    chords = halfChords(radius);
  out.data.fill(1 - value);
  for (let y = 0; y < height; y++) coverRow(distances, chords, out.data, value, y * width, width);
  return out;
}

/** Half the length of a disc's chord at each whole distance from its center, in whole px. */
function halfChords(radius: number): Int32Array {
  const squaredRadius = radius * radius;
  let half = Math.floor(radius);
  return Int32Array.from({ length: half + 1 }, (_, distance) => {
    while (half * half + distance * distance > squaredRadius) half--;
    return half;
  });
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

/** Grows the mask by a disc of this radius, px. */
export const dilate = (source: Mask, radius: number): Mask => setNear(source, 1, radius, 1);

/** Shrinks the mask by a disc of this radius, px; the image's border does not eat into it. */
export const erode = (source: Mask, radius: number): Mask => setNear(source, 0, radius, 0);

/** Morphological opening: removes parts thinner than a disc of this radius, px (Serra 1982). */
export const open = (source: Mask, radius: number): Mask => dilate(erode(source, radius), radius);

/** Morphological closing: fills notches narrower than a disc of this radius, px. */
export const close = (source: Mask, radius: number): Mask => erode(dilate(source, radius), radius);
