import type { Draws } from './draws';

/** What a camera and a file do to a picture, after it is painted. */
export interface Finish {
  /** Standard deviation, px. */
  readonly blur: number;
  /** Factor on the size at which the picture is painted before it is enlarged again, up to 1. */
  readonly sharpness: number;
  /** Factors on red, green and blue. */
  readonly gain: readonly [number, number, number];
  readonly gamma: number;
  /** Standard deviation of the noise, of 255: for all channels alike, and for each alone. */
  readonly noise: readonly [luma: number, chroma: number];
  readonly seed: number;
  /** JPEG quality, 0 to 1. */
  readonly quality: number;
}

/** Some finish: sharp, well lit and clean in most pictures. */
export const someFinish = (random: Draws): Finish => {
  const gain = random.between(0.75, 1.15);
  const tint = (): number => gain * random.between(0.92, 1.08);
  const noisy = random.chance(0.75) ? random.between(0, 6) : random.between(6, 16);
  return {
    blur: random.chance(0.5) ? 0 : random.between(0.3, 1.8),
    sharpness: random.chance(0.7) ? 1 : random.between(0.45, 1),
    gain: [tint(), tint(), tint()],
    gamma: random.chance(0.6) ? random.between(0.85, 1.15) : random.between(0.6, 1.6),
    noise: [noisy, random.between(0, 0.7) * noisy],
    seed: random.index(2 ** 31),
    quality: random.between(0.6, 0.95),
  };
};
