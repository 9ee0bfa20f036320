import type { Random } from './random';

/** How camera and file format degrade a painted picture. */
export interface Finish {
  /** Standard deviation, px. */
  readonly blur: number;
  /** Scale at which the picture is painted before it is enlarged again, at most 1. */
  readonly sharpness: number;
  /** Factors for red, green and blue. */
  readonly gain: readonly [number, number, number];
  readonly gamma: number;
  /**
   * Standard deviation of the noise on a scale of 255: noise common to all channels, and noise of
   * each channel.
   */
  readonly noise: readonly [luma: number, chroma: number];
  readonly seed: number;
  /** JPEG quality, 0 to 1. */
  readonly quality: number;
}

/** A random finish; most are sharp, well lit and clean. */
export const randomFinish = (random: Random): Finish => {
  const gain = random.between(0.75, 1.15);
  const tint = (): number => gain * random.between(0.92, 1.08);
  const lumaNoise = random.chance(0.75) ? random.between(0, 6) : random.between(6, 16);
  return {
    blur: random.chance(0.5) ? 0 : random.between(0.3, 1.8),
    sharpness: random.chance(0.7) ? 1 : random.between(0.45, 1),
    gain: [tint(), tint(), tint()],
    gamma: random.chance(0.6) ? random.between(0.85, 1.15) : random.between(0.6, 1.6),
    noise: [lumaNoise, random.between(0, 0.7) * lumaNoise],
    seed: random.index(2 ** 31),
    quality: random.between(0.6, 0.95),
  };
};
