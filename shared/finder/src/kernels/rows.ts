import type { Taps } from './types';

/**
 * Filters each photo row that an output row needs, once, and adds it with its weight to all output
 * rows that need it.
 */
export function addRows(
  { first, count, weights, stride }: Taps,
  height: number,
  filter: (y: number) => void,
  add: (to: number, weight: number) => void,
): void {
  const { length } = first;
  let from = 0;
  for (let y = first[0]; y < height && from < length; y++) {
    while (from < length && first[from] + count[from] <= y) from++;
    if (from === length || first[from] > y) continue;
    filter(y);
    for (let to = from; to < length && first[to] <= y; to++)
      add(to, weights[to * stride + y - first[to]]);
  }
}
