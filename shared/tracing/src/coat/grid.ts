import type { LabColour } from '@scribblepup/imaging/colour';
import type { Lab } from '@scribblepup/imaging/lab';
import { maskBox, type Mask, type PixelBox } from '@scribblepup/imaging/plane';

const { floor, max, min } = Math;

/** Longest side of the grid, cells. */
const SIDE = 112;
/** Radius of the majority filter, cells. */
const AROUND = 3;

/** The colours of a dog on a grid over its bounds. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Null beside the dog. */
  readonly cells: readonly (LabColour | null)[];
}

/** Averages the dog's pixels in each cell; a cell of which less than half is dog lies beside it. */
export function gridOf(lab: Lab, dog: Mask): Grid {
  const { x0, y0, x1, y1 } = maskBox(dog) ?? { x0: 0, y0: 0, x1: dog.width, y1: dog.height };
  const [w, h] = [x1 - x0, y1 - y0];
  const step = max(1, max(w, h) / SIDE);
  const [width, height] = [max(1, floor(w / step)), max(1, floor(h / step))];
  const cells = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, floor(at / width)];
    return meanIn(lab, dog, {
      x0: x0 + floor((x * w) / width),
      y0: y0 + floor((y * h) / height),
      x1: x0 + floor(((x + 1) * w) / width),
      y1: y0 + floor(((y + 1) * h) / height),
    });
  });
  return { width, height, cells };
}

function meanIn(
  { width, L, a, b }: Lab,
  { data }: Mask,
  { x0, y0, x1, y1 }: PixelBox,
): LabColour | null {
  let [count, sumL, sumA, sumB] = [0, 0, 0, 0];
  for (let y = y0; y < y1; y++)
    for (let i = y * width + x0, end = y * width + x1; i < end; i++) {
      if (data[i] === 0) continue;
      count++;
      sumL += L[i];
      sumA += a[i];
      sumB += b[i];
    }
  if (count <= ((x1 - x0) * (y1 - y0)) / 2) return null;
  return [sumL / count, sumA / count, sumB / count];
}

/** Sets each cell to the index that most of its neighbours have. */
export function smoothed(
  cells: Int8Array<ArrayBuffer>,
  width: number,
  height: number,
  count: number,
): Int8Array<ArrayBuffer> {
  const out = cells.slice();
  const votes = new Uint16Array(count);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (cells[at] < 0) continue;
      votes.fill(0);
      for (let v = max(0, y - AROUND); v <= min(height - 1, y + AROUND); v++)
        for (let u = max(0, x - AROUND); u <= min(width - 1, x + AROUND); u++) {
          const other = cells[v * width + u];
          if (other >= 0) votes[other]++;
        }
      let best = cells[at];
      for (let i = 0; i < count; i++) if (votes[i] > votes[best]) best = i;
      out[at] = best;
    }
  return out;
}

/** Gives cells beside the dog the index of the nearest cell on it. */
export function spreadOut(cells: Int8Array, width: number): Uint8Array {
  const out = new Uint8Array(cells.length);
  const queue = new Int32Array(cells.length);
  const known = new Uint8Array(cells.length);
  let end = 0;
  for (let i = 0; i < cells.length; i++)
    if (cells[i] >= 0) {
      out[i] = cells[i];
      known[i] = 1;
      queue[end++] = i;
    }
  for (let head = 0; head < end; head++) {
    const i = queue[head];
    const x = i % width;
    for (const next of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (next < 0 || next >= cells.length || known[next]) continue;
      known[next] = 1;
      out[next] = out[i];
      queue[end++] = next;
    }
  }
  return out;
}
