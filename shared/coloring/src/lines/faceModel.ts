/** What faces look like, in a photo or in a drawing. */
export interface FaceModel {
  /** Below this score nothing is said: a wrong eye spoils a likeness more than a missing one. */
  readonly confident: number;
  /** Eyes and noses that can be told from other spots are at most this light, L. */
  readonly dark: number;
  /** Whether an eye must shine; drawn ones are looked at without their lights. */
  readonly shines: boolean;
  /** Whether a nose may show as two nostrils in a lighter one. */
  readonly nostrils: boolean;
  /** The nearest that a nose lies below the eyes, in distances between them, and how usual a place is, 0 to 1. */
  readonly nearest: number;
  readonly down: (share: number) => number;
  /** How usual an eye's radius is, in distances between the eyes, 0 to 1. */
  readonly eyeSize: (share: number) => number;
}

export const bell = (v: number, middle: number, width: number): number => Math.exp(-((v - middle) ** 2) / (2 * width * width));

// True faces reach .39 and more on photos, others up to .31.
export const PHOTO_FACE: FaceModel = {
  confident: 0.33,
  dark: 44,
  shines: true,
  nostrils: true,
  nearest: 0.35,
  down: (share) => bell(share, 0.92, 0.35),
  eyeSize: () => 1,
};

// True faces reach .43 and more, others up to .33.
/** Drawn eyes are larger, may be blue or hold large lights, and the nose is nearer to them; brows are as dark as eyes but thin. */
export const DRAWN_FACE: FaceModel = {
  confident: 0.37,
  dark: 62,
  shines: false,
  nostrils: false,
  nearest: 0.2,
  down: (share) => bell(Math.log(share / 0.45), 0, 0.5),
  eyeSize: (share) => bell(Math.min(0, Math.log(share / 0.1)), 0, 0.5),
};
