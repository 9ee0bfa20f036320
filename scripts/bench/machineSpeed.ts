import { deflateSync } from 'node:zlib';

const BYTES = 4_000_000;
const RUNS = 5;

/** Bytes that compress like a file: a short pattern with a slow drift. */
const sample = Uint8Array.from({ length: BYTES }, (_, i) => (i * i) >> 9);

/** Ms to compress the sample, the fastest of a few runs. */
const measure = (): number =>
  Math.min(
    ...Array.from({ length: RUNS }, () => {
      const start = performance.now();
      deflateSync(sample);
      return performance.now() - start;
    }),
  );

/**
 * Measures how fast the machine is before a benchmark. The returned function measures it again and
 * describes both. Print that beside times in seconds, because a shared machine may be half as fast
 * an hour later.
 */
export const watchMachineSpeed = (): (() => string) => {
  const before = measure();
  return () =>
    `the machine compresses a sample in ${before.toFixed(0)} ms before and ${measure().toFixed(0)} ms after`;
};
