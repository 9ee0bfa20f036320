import { seededRandom } from '@scribblepup/imaging/random';
import type { Pixels } from '@scribblepup/imaging';

type Color = readonly [red: number, green: number, blue: number];

/** How `drawSyntheticDog` draws. Sizes are in px, colors in bytes. */
export interface SyntheticDogOptions {
  readonly width?: number;
  readonly height?: number;
  readonly background?: Color;
  readonly coat?: Color;
  /** Color of the chest and the blaze; by default that of the coat. */
  readonly chest?: Color;
  /** Whether a pink tongue hangs below the nose. */
  readonly tongue?: boolean;
  /** Whether the body has dark spots, as many as `SPOTS`. */
  readonly spots?: boolean;
  /** Amplitude of the noise, similar to a standard deviation. */
  readonly noise?: number;
  /** Moves the dog, in shares of the picture; [0, .3] cuts it off at the lower edge. */
  readonly shift?: readonly [x: number, y: number];
  readonly scale?: number;
  readonly seed?: number;
}

/** A synthetic photo of a dog with its ground truth, px. */
export interface SyntheticDog {
  readonly photo: Pixels;
  /** 1 where the dog is. */
  readonly groundTruth: Uint8Array;
  readonly eyes: readonly [readonly [number, number], readonly [number, number]];
  readonly nose: readonly [number, number];
  /** The lower patch that `chest` colors. */
  readonly chest: Ellipse;
}

interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

// A sitting dog from the front, in shares of the picture's short side around its middle.
const BODY: readonly Ellipse[] = [
  { x: 0, y: 0.16, rx: 0.2, ry: 0.24 },
  { x: -0.1, y: 0.33, rx: 0.06, ry: 0.1 },
  { x: 0.1, y: 0.33, rx: 0.06, ry: 0.1 },
  { x: 0, y: -0.17, rx: 0.15, ry: 0.16 },
  { x: -0.15, y: -0.17, rx: 0.05, ry: 0.12 },
  { x: 0.15, y: -0.17, rx: 0.05, ry: 0.12 },
];
const CHEST: readonly Ellipse[] = [
  { x: 0, y: 0.12, rx: 0.09, ry: 0.14 },
  { x: 0, y: -0.22, rx: 0.035, ry: 0.1 },
];
const EYES: readonly Ellipse[] = [
  { x: -0.065, y: -0.2, rx: 0.019, ry: 0.019 },
  { x: 0.065, y: -0.2, rx: 0.019, ry: 0.019 },
];
const NOSE: Ellipse = { x: 0, y: -0.1, rx: 0.036, ry: 0.028 };
/** Dark spots in rows on the body. */
export const SPOTS: readonly Ellipse[] = Array.from({ length: 16 }, (_, i) => ({
  x: (i % 4) * 0.07 - 0.105,
  y: Math.floor(i / 4) * 0.08 + 0.05,
  rx: 0.016,
  ry: 0.018,
}));
const TONGUE: Ellipse = { x: 0, y: -0.03, rx: 0.025, ry: 0.035 };
const PINK: Color = [214, 120, 132],
  DARK: Color = [25, 20, 20];

/** Draws a synthetic photo of a dog. */
export function drawSyntheticDog(options: SyntheticDogOptions = {}): SyntheticDog {
  const {
    width = 240,
    height = 240,
    background = [120, 160, 90],
    coat = [190, 150, 100],
    tongue = false,
    spots = false,
    noise = 10,
    shift = [0, 0],
    scale = 1,
    seed = 1,
  } = options;
  const chest = options.chest ?? coat;
  const next = seededRandom(seed);
  const side = Math.min(width, height) * scale;
  const cx = width * (0.5 + shift[0]),
    cy = height * (0.5 + shift[1]);
  const within =
    (x: number, y: number) =>
    (e: Ellipse): boolean =>
      ((x - cx - e.x * side) / (e.rx * side)) ** 2 + ((y - cy - e.y * side) / (e.ry * side)) ** 2 <=
      1;
  const data = new Uint8ClampedArray(width * height * 4),
    groundTruth = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x,
        hit = within(x + 0.5, y + 0.5);
      const dog = BODY.some(hit);
      const dark = EYES.some(hit) || hit(NOSE) || (spots && SPOTS.some(hit));
      const fur = CHEST.some(hit) ? chest : coat;
      const own = dark ? DARK : tongue && hit(TONGUE) ? PINK : fur;
      const color = dog ? own : background;
      const grain = (next() + next() + next() - 1.5) * noise;
      groundTruth[i] = dog ? 1 : 0;
      for (let c = 0; c < 3; c++) data[i * 4 + c] = color[c] + grain;
      data[i * 4 + 3] = 255;
    }
  }
  const at = (e: Ellipse): readonly [number, number] => [cx + e.x * side, cy + e.y * side];
  const [patch] = CHEST;
  const [x, y] = at(patch);
  return {
    photo: { width, height, data },
    groundTruth,
    chest: { x, y, rx: patch.rx * side, ry: patch.ry * side },
    eyes: [at(EYES[0]), at(EYES[1])],
    nose: at(NOSE),
  };
}
