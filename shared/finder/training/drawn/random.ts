import { seededRandom } from '@scribblepup/imaging/random';

/** Random choices for one picture; the same seed repeats them. */
export interface Random {
  /** A uniformly distributed number from `low` to `high`. */
  readonly between: (low: number, high: number) => number;
  /** A whole number from 0 to `count` - 1. */
  readonly index: (count: number) => number;
  /** True with this probability. */
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** One of the names, chosen with its value as weight. */
  readonly weighted: <K extends string>(weights: Readonly<Record<K, number>>) => K;
}

/** Choices from a seed (a whole number). */
export function createRandom(seed: number): Random {
  const next = seededRandom(seed);
  const between = (low: number, high: number): number => low + (high - low) * next();
  const index = (count: number): number => Math.floor(next() * count);
  return {
    between,
    index,
    chance: (share) => next() < share,
    pick: (items) => items[index(items.length)],
    weighted: <K extends string>(weights: Readonly<Record<K, number>>): K => {
      const names = Object.keys(weights) as K[];
      let left = next() * names.reduce((sum, name) => sum + weights[name], 0);
      return names.find((name) => (left -= weights[name]) < 0) ?? names[0];
    },
  };
}
