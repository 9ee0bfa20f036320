/** A stream of numbers in [0, 1) that depends only on its seed. */
export interface Random {
  (): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number from low to high, inclusive. */
  whole(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** A shuffled copy of the array (Fisher-Yates). */
  shuffle<T>(from: readonly T[]): T[];
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Mulberry32 (Tommy Ettinger, public domain) with the helpers that looks need. */
export function random(seed: number | string): Random {
  let state = typeof seed === 'string' ? hash(seed) : seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const shuffle = <T>(from: readonly T[]): T[] => {
    const copy = [...from];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1));
      [copy[i], copy[j]] = [copy[j]!, copy[i]!];
    }
    return copy;
  };
  return Object.assign(next, {
    between,
    whole,
    shuffle,
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!,
  });
}
