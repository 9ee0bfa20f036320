import { instantiateWasm } from '@scribblepup/imaging/kernels/instantiateWasm';
import { Layout } from '@scribblepup/imaging/kernels/simd/Layout';
import { DECAY_TABLE } from '../decay';
import { DIRECTIONS, offsetsIn } from '../flowGrid';
import type { CutKernel } from '../types';
import { wasmModule } from './module';

const BYTES = Int32Array.BYTES_PER_ELEMENT;

/**
 * Position of the search in the memory, and its length, both in 4-byte numbers; see
 * assembly/search.ts. The first 11 numbers are addresses, the next two the grid's size.
 */
const SEARCH = 0,
  SEARCH_LENGTH = 20;

/** Positions of the table of `decay`, which is at a whole number of float64, and of a grid. */
const TABLE = SEARCH + SEARCH_LENGTH,
  GRID = TABLE + DECAY_TABLE.byteLength / BYTES;

/** Exports of assembly/. */
interface Exports {
  readonly linkNeighbors: (search: number, lab: number, table: number, weight: number) => void;
  readonly minCut: (search: number) => void;
}

/**
 * The kernel in WebAssembly. It has a memory of its own, so that a grid stays valid while other
 * kernels run.
 * @throws if the platform cannot run it
 */
export function wasmCuts(): CutKernel {
  const { exports, reserve } = instantiateWasm<Exports>(wasmModule());
  new Float64Array(reserve(GRID).buffer, TABLE * BYTES, DECAY_TABLE.length).set(DECAY_TABLE);
  return (width, height) => {
    const n = width * height,
      layout = new Layout(GRID);
    const capacityAt = layout.take(DIRECTIONS * n),
      terminalAt = layout.take(n),
      [distance, stamp] = [layout.take(n), layout.take(n)],
      [queue, orphans] = [layout.take(n + 1), layout.take(n)],
      offsetAt = layout.take(DIRECTIONS),
      [inside, tree] = [layout.take(n / BYTES), layout.take(n / BYTES)],
      [parent, queued] = [layout.take(n / BYTES), layout.take(n / BYTES)],
      labAt = layout.take(3 * n);
    const memory = reserve(layout.end),
      { buffer } = memory;
    const numbers = (position: number, length: number): Int32Array =>
      new Int32Array(buffer, position * BYTES, length);
    numbers(offsetAt, DIRECTIONS).set(offsetsIn(width));
    const addresses = [capacityAt, terminalAt, distance, stamp, queue, orphans, offsetAt]
      .concat([inside, tree, parent, queued])
      .map((position) => position * BYTES);
    numbers(SEARCH, SEARCH_LENGTH).set([...addresses, width, height]);
    const result = new Uint8Array(buffer, tree * BYTES, n);
    return {
      width,
      height,
      capacity: numbers(capacityAt, DIRECTIONS * n),
      terminal: numbers(terminalAt, n),
      linkNeighbors: ({ L, a, b }, weight) => {
        [L, a, b].forEach((channel, c) => memory.set(channel, labAt + c * n));
        exports.linkNeighbors(SEARCH * BYTES, labAt * BYTES, TABLE * BYTES, weight);
      },
      minCut: () => {
        exports.minCut(SEARCH * BYTES);
        return result.slice();
      },
    };
  };
}
