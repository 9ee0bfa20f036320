import { instantiateWasm } from '@scribblepup/imaging/kernels/instantiateWasm';
import type { Flow, FlowKernel } from '../types';
import { wasmModule } from './module';

const FLOAT = Float32Array.BYTES_PER_ELEMENT;
/**
 * Position of the job in the memory, and its length, both in 4-byte numbers; see assembly/job.ts.
 */
const JOB = 0,
  JOB_LENGTH = 13;

/** The table of a filter that ignores differences in L. */
const ANY_DIFFERENCE = Float32Array.of(1);

type Row = (job: number, y: number) => void;

/** Exports of assembly/. */
interface Exports {
  readonly across: Row;
  readonly meanAlong: Row;
  readonly addTensors: (
    channel: number,
    tensors: number,
    size: number,
    width: number,
    y: number,
    weight: number,
  ) => void;
  readonly tangents: (tensors: number, size: number, from: number, count: number) => void;
}

/** Positions in the memory, in 4-byte numbers. A filter reads `source` and writes `target`. */
interface Layout {
  readonly source: number;
  readonly target: number;
  readonly tx: number;
  readonly ty: number;
  readonly where: number;
  /** The first free position. */
  readonly free: number;
}

const swapped = (layout: Layout): Layout => ({
  ...layout,
  source: layout.target,
  target: layout.source,
});

/** Weights of a filter, by the distance in px and, for some filters, by the difference in L. */
interface Weights {
  readonly spatial: Float32Array;
  readonly range?: Float32Array;
  readonly stepsPerL?: number;
}

/**
 * The kernel in WebAssembly. It needs no warm-up, which matters because most photos are the first
 * that a worker draws.
 * @throws if the platform cannot run it
 */
export function wasmFlow(): FlowKernel {
  const { exports, reserve } = instantiateWasm<Exports>(wasmModule());

  /**
   * Copies two pictures, the flow and the mask of pixels to filter into the memory; returns their
   * positions.
   */
  const load = (
    source: Float32Array,
    target: Float32Array,
    { tx, ty }: Flow,
    where: Uint8Array,
  ): Layout => {
    const n = source.length;
    const [first, second, txAt, tyAt, whereAt] = [0, 1, 2, 3, 4].map((k) => JOB_LENGTH + k * n);
    const free = whereAt + Math.ceil(n / FLOAT);
    const memory = reserve(free);
    memory.set(source, first);
    memory.set(target, second);
    memory.set(tx, txAt);
    memory.set(ty, tyAt);
    new Uint8Array(memory.buffer, whereAt * FLOAT, n).set(where);
    return { source: first, target: second, tx: txAt, ty: tyAt, where: whereAt, free };
  };

  const run = (
    row: Row,
    { width, height }: Flow,
    { source, target, tx, ty, where, free }: Layout,
    { spatial, range = ANY_DIFFERENCE, stepsPerL = 0 }: Weights,
  ): void => {
    const reach = spatial.length - 1,
      rangeAt = free + spatial.length,
      streamline = rangeAt + range.length;
    const memory = reserve(streamline + 2 * reach);
    memory.set(spatial, free);
    memory.set(range, rangeAt);
    const addresses = [source, target, tx, ty, where, streamline, free, rangeAt].map(
      (position) => position * FLOAT,
    );
    const job = new Int32Array(memory.buffer, JOB, JOB_LENGTH);
    job.set([...addresses, width, height, reach, range.length - 1, stepsPerL]);
    for (let y = 0; y < height; y++) row(JOB, y);
  };

  const read = (position: number, length: number): Float32Array =>
    reserve(0).slice(position, position + length);

  return {
    tensors: (channels, width, height) => {
      const n = width * height;
      // The three components, then one channel at a time, and the pixel after it.
      const memory = reserve(4 * n + 1);
      memory.fill(0, 0, 3 * n);
      for (const { data, weight } of channels) {
        memory.set(data, 3 * n);
        for (let y = 1; y < height - 1; y++)
          exports.addTensors(3 * n * FLOAT, 0, n, width, y, weight);
      }
      return [read(0, n), read(n, n), read(2 * n, n)];
    },
    tangents: (tensors, width, height) => {
      const n = width * height;
      const memory = reserve(3 * n);
      tensors.forEach((data, component) => memory.set(data, component * n));
      for (let y = 0; y < height; y++) exports.tangents(0, n, y * width, width);
      return { width, height, tx: read(0, n), ty: read(n, n) };
    },
    bilateral: (source, flow, where, weights, passes) => {
      // Both start as copies of the source, so that unfiltered pixels are correct in either of
      // them.
      const layout = load(source.data, source.data, flow, where);
      for (let pass = 0; pass < passes; pass++) {
        run(exports.across, flow, layout, weights);
        run(exports.meanAlong, flow, swapped(layout), weights);
      }
      return { ...source, data: read(layout.source, source.data.length) };
    },
    convolveAcrossAlong: ({ data }, flow, where, across, along) => {
      const layout = load(data, new Float32Array(data.length), flow, where);
      run(exports.across, flow, layout, { spatial: across });
      reserve(0).fill(0, layout.source, layout.source + data.length);
      run(exports.meanAlong, flow, swapped(layout), { spatial: along });
      return read(layout.source, data.length);
    },
  };
}
