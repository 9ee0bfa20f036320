import { sample } from '../raster/plane';
import { addAlike, addRow, CELLS } from './colourCells';

// Taken out of the global object once: inner loops call them.
const { ceil, floor, round } = Math;

// Px from one place to the next.
const STEP = 28;

/** How often each colour of some pixels is met at each place of a picture. */
export class Places {
  private readonly width: number;
  private readonly columns: number;
  private readonly lines: number;
  private readonly count: number;
  /** For each cell of colours that is met what is met at each place, and at last at all of them. */
  private readonly rows: Float32Array;
  /** Where a cell's row begins, -1 where it is not met. */
  private readonly rowOf = new Int32Array(CELLS).fill(-1);
  /** The same with the colours alike, as they are asked for. */
  private readonly alike: (Float32Array | undefined)[] = [];
  /** All colours together. */
  private readonly any: Float32Array;

  /** @param cells the cell of colours of each pixel @param set 1 for the pixels that count */
  constructor(width: number, height: number, cells: Int32Array, set: Uint8Array) {
    this.width = width;
    // A rim, so that each place has neighbours.
    this.columns = ceil(width / STEP) + 3;
    this.lines = ceil(height / STEP) + 3;
    this.count = this.columns * this.lines;
    const size = this.count + 1;
    let length = 0;
    for (let i = 0; i < set.length; i++) {
      if (!set[i] || this.rowOf[cells[i]!]! >= 0) continue;
      this.rowOf[cells[i]!] = length;
      length += size;
    }
    this.rows = new Float32Array(length);
    this.any = new Float32Array(size);
    for (let i = 0; i < set.length; i++) if (set[i]) this.put(this.rowOf[cells[i]!]!, i);
    for (let from = 0; from < length; from += size) addRow(this.any, this.rows, from, 1);
  }

  /** The share of a cell of colours at a pixel's place. @param anywhere how many pixels its share in the whole picture counts for */
  share(cell: number, pixel: number, anywhere: number): number {
    const x = (pixel % this.width) / STEP + 1, y = floor(pixel / this.width) / STEP + 1, row = (this.alike[cell] ??= this.withAlike(cell));
    const met = sample(row, this.columns, this.lines, x, y), all = sample(this.any, this.columns, this.lines, x, y);
    return (met + (anywhere * row[this.count]!) / (this.any[this.count]! + 1e-6)) / (all + anywhere);
  }

  private withAlike(cell: number): Float32Array {
    const out = new Float32Array(this.count + 1);
    addAlike(out, cell, this.rows, this.rowOf);
    return out;
  }

  /** Counts a pixel at the nine places around it, by a quadratic B-spline. */
  private put(row: number, pixel: number): void {
    const x = (pixel % this.width) / STEP, y = floor(pixel / this.width) / STEP, column = round(x), line = round(y);
    const o = row + (line + 1) * this.columns + column + 1;
    const fx = x - column, fy = y - line, left = 0.5 * (0.5 - fx) ** 2, middle = 0.75 - fx * fx, right = 0.5 * (0.5 + fx) ** 2;
    for (let dy = -1; dy <= 1; dy++) {
      const k = o + dy * this.columns, v = dy === 0 ? 0.75 - fy * fy : 0.5 * (0.5 + dy * fy) ** 2;
      this.rows[k - 1]! += v * left;
      this.rows[k]! += v * middle;
      this.rows[k + 1]! += v * right;
    }
    this.rows[row + this.count]!++;
  }
}
