import type { Mask } from '../../plane';

// Read from the global object once, because inner loops call it.
const { min } = Math;

/** Distance (px) within a column that has no pixel of the mask. */
export const NO_PIXEL = 1 << 24;

/** Buffer reused between calls: the distances within the columns. */
let columnBuffer = new Int32Array(0);

/**
 * Distance in px within each column to the nearest pixel with this value; NO_PIXEL or more if the
 * column has none. Scans down and then up, one row at a time. The result is valid until the next
 * call.
 */
export function distancesInColumns({ width, height, data }: Mask, value: number): Int32Array {
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
