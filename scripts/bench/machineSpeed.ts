import { deflateSync } from 'node:zlib';

const BYTES = 4_000_000;
const RUNS = 5;

/** Bytes that compress like a file: a short pattern with a slow drift. */
const sample = Uint8Array.from({ length: BYTES }, (_, i) => (i * i) >> 9);

/**
 * How fast the machine is at the moment: ms to compress a fixed sample, the fastest of a few runs.
 * Print it beside times in seconds, because a shared machine may be half as fast an hour later.
 */
export const machineSpeed = (): number =>
  Math.min(
    ...Array.from({ length: RUNS }, () => {
      const start = performance.now();
      deflateSync(sample);
      return performance.now() - start;
    }),
  );
