import { median } from '../../bench/measure';

/** The results of a few seconds of load on one server. */
export interface Slice {
  /** Correct responses per second. */
  readonly perSecond: number;
  /** Latencies in ms. */
  readonly p50: number;
  readonly p99: number;
  /** Responses that are not 2xx. */
  readonly refused: number;
  /** Responses that are 5xx. */
  readonly errors: number;
  /** Connections that broke, and responses that did not arrive within 10 s. */
  readonly broken: number;
}

/** The mean; NaN for an empty list. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const MIN_RATIO = 0.9;
const P99_MS = 50;
const MAX_GROWTH = 1.25;

/**
 * Memory growth from the second third of the run to the last. The first third is for warming up.
 * @param samples the server's memory at regular intervals, in MB
 */
export const growthOf = (samples: readonly number[]): { ratio: number; words: string } => {
  const third = Math.floor(samples.length / 3);
  const middle = median(samples.slice(third, 2 * third));
  const last = median(samples.slice(2 * third));
  return {
    ratio: last / middle,
    words: `${Math.round(middle)} MB in the second third, ${Math.round(last)} MB in the last`,
  };
};

/** The faults of the site's server, compared with the bare one, as sentences. */
export const findFaults = (
  site: readonly Slice[],
  bare: readonly Slice[],
  outcomes: Readonly<Record<string, Readonly<Record<string, number>>>>,
  samples: readonly number[],
): string[] => {
  const medianOf = (slices: readonly Slice[], pick: (slice: Slice) => number): number =>
    median(slices.map(pick));
  const [rate, bareRate] = [site, bare].map((all) => mean(all.map(({ perSecond }) => perSecond)));
  const ratio = rate / bareRate;
  const [p99, bareP99] = [
    medianOf(site, (slice) => slice.p99),
    medianOf(bare, (slice) => slice.p99),
  ];
  const failed = site.reduce((sum, slice) => sum + slice.broken + slice.refused, 0);
  const errors = Object.entries(outcomes).flatMap(([kind, counts]) =>
    Object.entries(counts)
      .filter(([end]) => end.startsWith('5'))
      .map(([end, count]) => `${count} clients of the kind "${kind}" got ${end}.`),
  );
  const growth = growthOf(samples).ratio;
  return [
    ...errors,
    ...(failed > 0 ? [`${failed} valid requests failed.`] : []),
    ...(ratio >= MIN_RATIO
      ? []
      : [
          `The request rate is ${ratio.toFixed(2)} of a bare Fastify's; at least ${MIN_RATIO} is required.`,
        ]),
    // On a busy machine, the bare server is slow as well.
    ...(p99 <= Math.max(P99_MS, bareP99 / MIN_RATIO)
      ? []
      : [`p99 is ${p99} ms; ${P99_MS} ms is allowed, and a bare Fastify has ${bareP99} ms.`]),
    ...(growth <= MAX_GROWTH ? [] : [`Memory grew by a factor of ${growth.toFixed(2)}.`]),
  ];
};
