import type { Bounds } from '@scribblepup/imaging';
import type { LabImage } from '@scribblepup/imaging/lab';
import type { Mask, PixelBox } from '@scribblepup/imaging/plane';

const { floor, max, min } = Math;

/** Maximum cells along the grid's longer side. */
const MAX_CELLS = 112;
/** Half the side of the majority filter's window, cells. */
const FILTER_RADIUS = 3;

/** The colors of a dog on a grid over its bounds. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** The cells that lie on the dog, row by row. */
  readonly dogCells: Int32Array;
  /** L, a and b of these cells, one after the other. */
  readonly colors: Float64Array;
}

/**
 * Averages the dog's pixels in each cell of a grid over the given bounds, which may extend past the
 * picture; a cell that is less than half dog is left out.
 */
export function gridOf(lab: LabImage, dog: Mask, { x0, y0, x1, y1 }: Bounds): Grid {
  const [w, h] = [x1 - x0, y1 - y0];
  const step = max(1, max(w, h) / MAX_CELLS);
  const [width, height] = [max(1, floor(w / step)), max(1, floor(h / step))];
  const dogCells = new Int32Array(width * height),
    colors = new Float64Array(3 * width * height);
  let n = 0;
  for (let index = 0; index < dogCells.length; index++) {
    const x = index % width,
      y = floor(index / width);
    const box = {
      x0: floor(x0 + (x * w) / width),
      y0: floor(y0 + (y * h) / height),
      x1: floor(x0 + ((x + 1) * w) / width),
      y1: floor(y0 + ((y + 1) * h) / height),
    };
    if (meanColorIn(lab, dog, box, colors, 3 * n)) dogCells[n++] = index;
  }
  return { width, height, dogCells: dogCells.subarray(0, n), colors: colors.subarray(0, 3 * n) };
}

/**
 * Writes the dog's mean color in a box to `out`, from index `first` on; returns false if less than
 * half of the box is dog.
 */
function meanColorIn(
  { width, height, L, a, b }: LabImage,
  { data }: Mask,
  { x0, y0, x1, y1 }: PixelBox,
  out: Float64Array,
  first: number,
): boolean {
  const left = max(0, x0),
    right = min(width, x1);
  let count = 0,
    sumL = 0,
    sumA = 0,
    sumB = 0;
  for (let y = max(0, y0); y < min(height, y1); y++)
    for (let i = y * width + left, end = y * width + right; i < end; i++) {
      if (data[i] === 0) continue;
      count++;
      sumL += L[i];
      sumA += a[i];
      sumB += b[i];
    }
  out[first] = sumL / count;
  out[first + 1] = sumA / count;
  out[first + 2] = sumB / count;
  return count > ((x1 - x0) * (y1 - y0)) / 2;
}

/** Majority filter: sets each cell to the index that most cells around it have. */
export function majorityFiltered(
  cells: Int8Array<ArrayBuffer>,
  width: number,
  height: number,
  count: number,
): Int8Array<ArrayBuffer> {
  const out = cells.slice(),
    votes = new Int32Array(count);
  for (let y = 0; y < height; y++) filterRow(cells, width, height, y, votes, out);
  return out;
}

/** Moves the window along a row: each step adds one column of cells and removes one. */
function filterRow(
  cells: Int8Array,
  width: number,
  height: number,
  y: number,
  votes: Int32Array,
  out: Int8Array,
): void {
  const top = max(0, y - FILTER_RADIUS) * width,
    end = min(height, y + FILTER_RADIUS + 1) * width;
  votes.fill(0);
  for (let x = -FILTER_RADIUS; x < width; x++) {
    if (x + FILTER_RADIUS < width) vote(cells, top + x + FILTER_RADIUS, end, width, votes, 1);
    if (x - FILTER_RADIUS > 0) vote(cells, top + x - FILTER_RADIUS - 1, end, width, votes, -1);
    if (x >= 0 && cells[y * width + x] >= 0)
      out[y * width + x] = winner(votes, cells[y * width + x]);
  }
}

/** Adds the cells of a column to the votes, or removes them (-1). */
function vote(
  cells: Int8Array,
  from: number,
  end: number,
  width: number,
  votes: Int32Array,
  sign: 1 | -1,
): void {
  for (let i = from; i < end; i += width) if (cells[i] >= 0) votes[cells[i]] += sign;
}

/** The index with the most votes; a tie goes to `current`. */
function winner(votes: Int32Array, current: number): number {
  let best = current;
  for (let i = 0; i < votes.length; i++) if (votes[i] > votes[best]) best = i;
  return best;
}

/** Sets the cells off the dog to the index of the nearest cell on it. */
export function extendedPastDog(cells: Int8Array, width: number): Uint8Array {
  const out = new Uint8Array(cells.length);
  const queue = new Int32Array(cells.length);
  const isFilled = new Uint8Array(cells.length);
  let end = 0;
  for (let i = 0; i < cells.length; i++)
    if (cells[i] >= 0) {
      out[i] = cells[i];
      isFilled[i] = 1;
      queue[end++] = i;
    }
  const spreadTo = (next: number, from: number): void => {
    if (next < 0 || next >= cells.length || isFilled[next]) return;
    isFilled[next] = 1;
    out[next] = out[from];
    queue[end++] = next;
  };
  for (let head = 0; head < end; head++) {
    const i = queue[head],
      x = i % width;
    if (x > 0) spreadTo(i - 1, i);
    if (x < width - 1) spreadTo(i + 1, i);
    spreadTo(i - width, i);
    spreadTo(i + width, i);
  }
  return out;
}
