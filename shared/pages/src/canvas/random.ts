import { hash } from '@scribblepup/imaging/hash';
import { seededRandom } from '@scribblepup/imaging/random';

/** A stream of numbers in [0, 1) that depends only on its seed. */
export interface Random {
  (): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number from low to high, inclusive. */
  integer(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** A shuffled copy of the array (Fisher-Yates). */
  shuffle<T>(from: readonly T[]): T[];
}

/** The generator of `imaging` with the helpers that looks need. A text is hashed to a seed. */
export function randomFor(seed: number | string): Random {
  const next = seededRandom(typeof seed === 'string' ? hash(seed) : seed);
  const between = (low: number, high: number): number => low + next() * (high - low);
  const integer = (low: number, high: number): number =>
    low + Math.floor(next() * (high - low + 1));
  const shuffle = <T>(from: readonly T[]): T[] => {
    const copy = [...from];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1));
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
  };
  return Object.assign(next, {
    between,
    integer,
    shuffle,
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)],
  });
}
