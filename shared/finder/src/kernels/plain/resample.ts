import { addRows } from '../rows';
import { GROUP, type ResampleTask } from '../types';

/** Resamples a photo: each row to the view's columns first, then the rows. */
export function resample(task: ResampleTask): Float32Array {
  const { photo, rows, columns, scale } = task;
  const rowLength = columns.first.length * GROUP;
  const data = new Float32Array(rows.first.length * rowLength);
  const row = new Float32Array(rowLength);
  const filter = (y: number): void => filterRow(task, y, row);
  addRows(rows, photo.height, filter, (to, weight) => {
    const share = weight / scale;
    for (let i = 0, offset = to * rowLength; i < rowLength; i++, offset++)
      data[offset] += share * row[i];
  });
  return data;
}

/** Filters one row of the photo to the columns of the view and subtracts the mean. */
function filterRow({ photo, columns, mean }: ResampleTask, y: number, out: Float32Array): void {
  const { data, width } = photo;
  const { first, count, weights, stride } = columns;
  for (let x = 0, o = 0; x < first.length; x++, o += GROUP) {
    let r = 0;
    let g = 0;
    let b = 0;
    // Weight of the white behind transparent px, and of all px.
    let white = 0;
    let all = 0;
    let p = (y * width + first[x]) * 4;
    const end = p + count[x] * 4;
    for (let w = x * stride; p < end; w++, p += 4) {
      let weight = weights[w];
      all += weight;
      const opacity = data[p + 3];
      if (opacity < 255) {
        const share = (weight * opacity) / 255;
        white += weight - share;
        weight = share;
      }
      r += weight * data[p];
      g += weight * data[p + 1];
      b += weight * data[p + 2];
    }
    const rest = 255 * white - mean * all;
    out[o] = r + rest;
    out[o + 1] = g + rest;
    out[o + 2] = b + rest;
  }
}
