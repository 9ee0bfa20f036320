import { compileWasm, instantiateWasm } from '@scribblepup/imaging/kernels/instantiateWasm';
import { MODULE_BYTES } from './moduleBytes';
import { addRows } from './rows';
import { GROUP, LARGEST_WEIGHT, type Kernel, type ResampleTask } from './types';

const FLOAT = Float32Array.BYTES_PER_ELEMENT;

/** Exports of assembly/. Addresses and the length of `add` are in bytes. */
interface Exports {
  readonly multiply: (
    input: number,
    weights: number,
    scales: number,
    bias: number,
    output: number,
    rows: number,
    cells: number,
    depth: number,
    channels: number,
    largest: number,
    low: number,
    high: number,
  ) => void;
  readonly depthwise: (
    input: number,
    height: number,
    width: number,
    weights: number,
    bias: number,
    output: number,
    outHeight: number,
    outWidth: number,
    channels: number,
    kernel: number,
    stride: number,
    dilation: number,
    top: number,
    left: number,
    low: number,
    high: number,
  ) => void;
  readonly add: (a: number, b: number, output: number, bytes: number) => void;
  readonly resize: (
    input: number,
    height: number,
    width: number,
    output: number,
    outHeight: number,
    outWidth: number,
    channels: number,
  ) => void;
  readonly filterRow: (
    pixels: number,
    first: number,
    count: number,
    weights: number,
    stride: number,
    columns: number,
    mean: number,
    output: number,
  ) => void;
  readonly addRow: (row: number, weight: number, output: number, bytes: number) => void;
}

/** The largest 16-bit input for which a sum of `depth` products stays within 32 bits. */
const largestInput = (depth: number): number =>
  Math.min(2 ** 15, Math.floor(2 ** 31 / depth / LARGEST_WEIGHT)) - 1;

/** The kernel in WebAssembly SIMD. Throws if it cannot run. */
export function simdKernel(): Kernel {
  const { exports, reserve } = instantiateWasm<Exports>(compileWasm(MODULE_BYTES));
  const { multiply, depthwise, add, resize, ...resampling } = exports;
  return {
    name: 'simd',
    reserve,
    multiply: (t) =>
      multiply(
        t.input * FLOAT,
        t.weights * FLOAT,
        t.scales * FLOAT,
        t.bias * FLOAT,
        t.output * FLOAT,
        t.scratch * FLOAT,
        t.cells,
        t.depth,
        t.channels,
        largestInput(t.depth),
        t.low,
        t.high,
      ),
    depthwise: (t) =>
      depthwise(
        t.input * FLOAT,
        t.height,
        t.width,
        t.weights * FLOAT,
        t.bias * FLOAT,
        t.output * FLOAT,
        t.outHeight,
        t.outWidth,
        t.channels,
        t.kernel,
        t.stride,
        t.dilation,
        t.top,
        t.left,
        t.low,
        t.high,
      ),
    add: (t) => add(t.first * FLOAT, t.second * FLOAT, t.output * FLOAT, t.floats * FLOAT),
    resize: (t) =>
      resize(
        t.input * FLOAT,
        t.height,
        t.width,
        t.output * FLOAT,
        t.outHeight,
        t.outWidth,
        t.channels,
      ),
    resample: (t) => resample(resampling, reserve, t),
  };
}

/** Lays out the column tables, one photo row and the output in the scratch memory. */
function resample(
  { filterRow, addRow }: Pick<Exports, 'filterRow' | 'addRow'>,
  reserve: Kernel['reserve'],
  { photo, columns, rows, mean, scale, scratch }: ResampleTask,
): Float32Array {
  const { length } = columns.first;
  const rowLength = GROUP * length;
  const count = scratch + length;
  const weights = count + length;
  const pixels = weights + columns.weights.length;
  const row = pixels + photo.width;
  const output = row + rowLength;
  const end = output + rows.first.length * rowLength;
  const floats = reserve(end);
  const integers = new Int32Array(floats.buffer);
  const bytes = new Uint8Array(floats.buffer);
  integers.set(columns.first, scratch);
  integers.set(columns.count, count);
  floats.set(columns.weights, weights);
  floats.fill(0, output, end);
  const across = photo.width * 4;
  const filter = (y: number): void => {
    bytes.set(photo.data.subarray(y * across, (y + 1) * across), pixels * FLOAT);
    filterRow(
      pixels * FLOAT,
      scratch * FLOAT,
      count * FLOAT,
      weights * FLOAT,
      columns.stride,
      length,
      mean,
      row * FLOAT,
    );
  };
  addRows(rows, photo.height, filter, (to, weight) =>
    addRow(row * FLOAT, weight / scale, (output + to * rowLength) * FLOAT, rowLength * FLOAT),
  );
  return floats.slice(output, end);
}
