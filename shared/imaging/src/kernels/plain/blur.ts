import type { Plane } from '../../plane';
import type { BlurKernel } from '../types';

/** Runs a filter over each row, then over each column. */
const filterLines = (
  { width, height, data }: Plane,
  filter: (line: Float32Array) => Float32Array,
) => {
  for (let y = 0; y < height; y++)
    data.set(filter(data.slice(y * width, (y + 1) * width)), y * width);
  const column = new Float32Array(height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) column[y] = data[y * width + x];
    const filtered = filter(column);
    for (let y = 0; y < height; y++) data[y * width + x] = filtered[y];
  }
};

/** Convolves a row or column; values beyond its ends repeat the end's. */
function convolveLine(line: Float32Array, kernel: Float32Array): Float32Array {
  const radius = (kernel.length - 1) / 2,
    last = line.length - 1,
    out = new Float32Array(line.length);
  for (let i = 0; i < out.length; i++) {
    let sum = 0;
    for (let j = 0; j < kernel.length; j++)
      sum += kernel[j] * line[Math.max(0, Math.min(last, i + j - radius))];
    out[i] = sum;
  }
  return out;
}

/** Mean over a box around each position, by a running sum; values beyond the ends repeat them. */
function boxMean(line: Float32Array, radius: number): Float32Array {
  const last = line.length - 1,
    out = new Float32Array(line.length);
  let sum = line[0] * (radius + 1);
  for (let i = 1; i <= radius; i++) sum += line[Math.min(i, last)];
  for (let i = 0; i < out.length; i++) {
    out[i] = sum / (2 * radius + 1);
    sum += line[Math.min(i + 1 + radius, last)] - line[Math.max(i - radius, 0)];
  }
  return out;
}

export const plainBlur: BlurKernel = {
  convolve: (plane, kernel) => filterLines(plane, (line) => convolveLine(line, kernel)),
  boxes: (plane, radii) => filterLines(plane, (line) => radii.reduce(boxMean, line)),
};
