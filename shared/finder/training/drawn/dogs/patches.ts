import type { Part } from '../../../../../scripts/demo/dogs/parts';
import { puff } from '../../../../../scripts/demo/dogs/paths';
import type { Random } from '../random';
import type { Figure } from '../figure';

const tones = [
  '#2B2727',
  '#4A2E1E',
  '#8C5A34',
  '#C98A4E',
  '#6E7681',
  '#F5F1EA',
  '#FFFFFF',
] as const;

const blob = (random: Random, x: number, y: number, radius: number): string =>
  puff(x, y, radius, 4 + random.index(4), random.between(0, 6));

/** Patches of fur on the named parts: a few large ones, or many small ones as on a merle. */
export const furPatches = (
  random: Random,
  { width, height }: Pick<Figure, 'width' | 'height'>,
  names: readonly string[],
): Part[] => {
  const small = random.chance(0.5);
  const count = small ? 14 + random.index(20) : 1 + random.index(4);
  const used = [random.pick(tones), random.pick(tones)];
  return names.flatMap((clip) =>
    Array.from({ length: count }, (): Part => {
      const radius = width * (small ? random.between(0.015, 0.05) : random.between(0.08, 0.2));
      const d = blob(
        random,
        random.between(0.2, 0.8) * width,
        random.between(0.1, 0.95) * height,
        radius,
      );
      return { d, solid: random.pick(used), opacity: random.between(0.75, 1), clip };
    }),
  );
};
