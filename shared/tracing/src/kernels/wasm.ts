import { assembled } from '@scribblepup/imaging/kernels/assembled';
import type { Plane } from '@scribblepup/imaging/plane';
import { MODULE_BYTES } from './moduleBytes';
import type { Flow, FlowKernel } from './types';

const FLOAT = Float32Array.BYTES_PER_ELEMENT;
/** Numbers in assembly/job.ts. */
const JOB_LENGTH = 13;

type Row = (job: number, y: number) => void;

/** Exports of assembly/. */
interface Exports {
  readonly bilateralAcross: Row;
  readonly bilateralAlong: Row;
  readonly sumAcross: Row;
  readonly meanAlong: Row;
}

/** Weights of a filter, by the distance in px and, of some, by the difference in L. */
interface Weights {
  readonly near: Float32Array;
  readonly alike?: Float32Array;
  readonly perL?: number;
}

/**
 * The kernel in WebAssembly, which needs no warm-up: most photos are the first that a worker draws.
 * Throws where it cannot run.
 */
export function wasmKernel(): FlowKernel {
  const { exports, reserve } = assembled<Exports>(MODULE_BYTES);

  /** Puts a picture with its flow into the memory; `out` starts as the second picture. */
  const load = ({ data }: Plane, out: Float32Array, { tx, ty }: Flow, where: Uint8Array) => {
    const n = data.length,
      whereAt = JOB_LENGTH + 4 * n,
      free = whereAt + Math.ceil(n / FLOAT);
    const planes = [data, out, tx, ty].map((plane, k) => ({ plane, at: JOB_LENGTH + k * n }));
    const memory = reserve(free);
    for (const { plane, at } of planes) memory.set(plane, at);
    new Uint8Array(memory.buffer, whereAt * FLOAT, n).set(where);
    return { places: planes.map(({ at }) => at), whereAt, free };
  };

  const run = (
    row: Row,
    { width, height }: Plane,
    { places, whereAt, free }: ReturnType<typeof load>,
    [source, out]: readonly [number, number],
    { near, alike = new Float32Array(0), perL = 0 }: Weights,
  ): void => {
    const reach = near.length - 1,
      alikeAt = free + near.length,
      ways = alikeAt + alike.length;
    const memory = reserve(ways + 2 * reach);
    memory.set(near, free);
    memory.set(alike, alikeAt);
    const addresses = [source, out, places[2], places[3], whereAt, ways, free, alikeAt];
    new Int32Array(memory.buffer, 0, JOB_LENGTH).set([
      ...addresses.map((at) => at * FLOAT),
      ...[width, height, reach, alike.length - 1, perL],
    ]);
    for (let y = 0; y < height; y++) row(0, y);
  };

  const read = (at: number, length: number): Float32Array => reserve(0).slice(at, at + length);

  return {
    bilateral: (source, flow, where, weights, passes) => {
      // Both start as the source, so that pixels that are not filtered are right in either of them.
      const loaded = load(source, source.data, flow, where),
        [from, between] = loaded.places;
      for (let pass = 0; pass < passes; pass++) {
        run(exports.bilateralAcross, source, loaded, [from, between], weights);
        run(exports.bilateralAlong, source, loaded, [between, from], weights);
      }
      return { ...source, data: read(from, source.data.length) };
    },
    acrossAlong: (source, flow, where, across, along) => {
      const n = source.data.length,
        loaded = load(source, new Float32Array(n), flow, where),
        [from, sums] = loaded.places;
      run(exports.sumAcross, source, loaded, [from, sums], { near: across });
      reserve(0).fill(0, from, from + n);
      run(exports.meanAlong, source, loaded, [sums, from], { near: along });
      return read(from, n);
    },
  };
}
