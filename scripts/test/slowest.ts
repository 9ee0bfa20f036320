import type { Timing } from './outcome';

const SHOWN = 10;

/** The slowest tests, slowest first, one line each under a heading; no line without tests. */
export const listSlowest = (timings: readonly Timing[]): string[] =>
  timings.length === 0
    ? []
    : [
        '\nThe slowest tests:',
        ...timings
          .toSorted((a, b) => b.ms - a.ms)
          .slice(0, SHOWN)
          .map(({ name, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`),
      ];
