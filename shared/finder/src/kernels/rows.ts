import type { Taps } from './types';

/**
 * Walks down a photo of some height: filters each row that any output row needs, and adds it to
 * those with its weight.
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
