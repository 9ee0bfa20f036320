import { instantiateWasm } from '@scribblepup/imaging/kernels/instantiateWasm';
import { DECAY_TABLE } from '../decay';
import { DIRECTIONS, offsetsIn } from '../flowGrid';
import { MODULE_BYTES } from '../moduleBytes';
import type { CutKernel } from '../types';

const BYTES = Int32Array.BYTES_PER_ELEMENT;

/**
 * Position of the search in the memory, and its length, both in 4-byte numbers; see
 * assembly/search.ts. The first 11 numbers are addresses, the next two the grid's size.
 */
const SEARCH = 0,
  SEARCH_LENGTH = 20;

/** Position of the table of `decay`, which is at a whole number of float64. */
const TABLE = SEARCH + SEARCH_LENGTH;

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
  const { exports, reserve } = instantiateWasm<Exports>(MODULE_BYTES);
  return (width, height) => {
    const n = width * height;
    let end = TABLE + DECAY_TABLE.byteLength / BYTES;
    const take = (numbers: number): number => {
      const start = end;
      end += Math.ceil(numbers);
      return start;
    };
    const capacityAt = take(DIRECTIONS * n),
      terminalAt = take(n),
      [distance, stamp, queue, orphans] = [take(n), take(n), take(n + 1), take(n)],
      offsetAt = take(DIRECTIONS),
      [inside, tree, parent, queued] = [take(n / 4), take(n / 4), take(n / 4), take(n / 4)],
      labAt = take(3 * n);
    const memory = reserve(end),
      { buffer } = memory;
    new Float64Array(buffer, TABLE * BYTES, DECAY_TABLE.length).set(DECAY_TABLE);
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
