import { seededRandom } from '@scribblepup/imaging/random';

const { floor, max, min } = Math;

/** Side of the square grains in px, a power of two. The grains repeat. */
const SIDE = 256;
/** Wraps a coordinate into the grain. */
const MASK = SIDE - 1;
/** Length in px over which a stroke keeps its strength. */
const STREAK_LENGTH = 22;
/** Seeds of the two noises. */
const STROKE_SEED = 11,
  PAPER_SEED = 29;
/** The percentiles of a noise, as shares, that become 0 and 1. */
const LOWEST = 0.02,
  HIGHEST = 0.98;

let streaks: Float32Array | null = null;
let tooth: Float32Array | null = null;

/** Noise whose rows are strokes of a crayon: long along x, short along y. From 0 to 1. */
export function strokeGrain(): Float32Array {
  if (streaks) return streaks;
  const next = seededRandom(STROKE_SEED);
  const raw = Float32Array.from({ length: SIDE * SIDE }, () => next());
  const out = new Float32Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) {
    let sum = 0;
    for (let k = 0; k < STREAK_LENGTH; k++) sum += raw[y * SIDE + k];
    for (let x = 0; x < SIDE; x++) {
      out[y * SIDE + x] = sum / STREAK_LENGTH;
      sum += raw[y * SIDE + ((x + STREAK_LENGTH) & MASK)] - raw[y * SIDE + x];
    }
  }
  for (let x = 0; x < SIDE; x++) {
    const column = Float32Array.from({ length: SIDE }, (_, y) => out[y * SIDE + x]);
    for (let y = 0; y < SIDE; y++)
      out[y * SIDE + x] = (column[(y - 1) & MASK] + 2 * column[y] + column[(y + 1) & MASK]) / 4;
  }
  return (streaks = stretchHistogram(out));
}

/** The tooth of the paper: fine noise without a direction. From 0 to 1. */
export function paperGrain(): Float32Array {
  if (tooth) return tooth;
  const next = seededRandom(PAPER_SEED);
  const raw = Float32Array.from({ length: SIDE * SIDE }, () => next());
  const out = new Float32Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const [l, r] = [(x - 1) & MASK, (x + 1) & MASK];
      const [u, d] = [((y - 1) & MASK) * SIDE, ((y + 1) & MASK) * SIDE];
      out[y * SIDE + x] =
        (2 * raw[y * SIDE + x] + raw[y * SIDE + l] + raw[y * SIDE + r] + raw[u + x] + raw[d + x]) /
        6;
    }
  return (tooth = stretchHistogram(out));
}

/** Stretches the values between the two percentiles to 0 to 1, and clamps the others. */
function stretchHistogram(values: Float32Array): Float32Array {
  const sorted = values.slice().sort();
  const [low, high] = [
    sorted[floor(LOWEST * sorted.length)],
    sorted[floor(HIGHEST * sorted.length)],
  ];
  return values.map((v) => max(0, min(1, (v - low) / (high - low))));
}

/** Index into a grain for any position, in whole px. */
export const grainAt = (x: number, y: number): number => (y & MASK) * SIDE + (x & MASK);
