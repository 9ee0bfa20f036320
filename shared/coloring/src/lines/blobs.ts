import { blur } from '../raster/blur';
import { clamp, plane, type Mask, type Plane } from '../raster/plane';

/** A dark roundish spot. */
export interface Blob {
  readonly x: number;
  readonly y: number;
  /** Px. */
  readonly radius: number;
  /** How much darker than its surroundings, in L. */
  readonly depth: number;
  /** Mean lightness of the spot itself. */
  readonly level: number;
}

// Radii in dog units, a step of about 1.35 apart.
const RADII = [5, 6.8, 9, 12.2, 16.5, 22, 30];
const LEAST_DEPTH = 3.5, MOST_BLOBS = 48;
// Least ratio of the two curvatures: a line is curved one way only.
const ROUND = 0.25;

/**
 * Dark spots of several sizes: maxima over place and size of the difference of two blurs (Lindeberg
 * 1998, "Feature Detection with Automatic Scale Selection", section 5). Strongest first.
 * @param unit px a dog unit
 */
export function darkSpots(L: Plane, dog: Mask, toOutside: Plane, unit: number): Blob[] {
  const { width, height } = L;
  // The background is set to the dog's mean, so that the silhouette's edge makes no spots.
  const filled = plane(width, height, L.data.slice()), neutral = meanInside(L, dog);
  for (let i = 0; i < filled.data.length; i++) if (!dog.data[i]) filled.data[i] = neutral;
  const blurs = new Map<number, Float32Array>();
  const blurred = (sigma: number): Float32Array => {
    const known = blurs.get(sigma) ?? blur(filled, sigma).data;
    blurs.set(sigma, known);
    return known;
  };
  const found: Blob[] = [];
  for (const radius of RADII) {
    const r = radius * unit;
    if (r < 1.2) continue;
    const fine = blurred(0.6 * r), wide = blurred(1.5 * r);
    const step = Math.max(1, Math.round(r / 3));
    for (let y = step; y < height - step; y++) {
      for (let x = step; x < width - step; x++) {
        const i = y * width + x;
        if (toOutside.data[i]! < 1.2 * r) continue;
        const depth = wide[i]! - fine[i]!;
        if (depth < LEAST_DEPTH || !isMinimum(fine, wide, i, width, step) || !isRound(fine, i, width, step)) continue;
        found.push({ x: x + 0.5, y: y + 0.5, radius: r, depth, level: fine[i]! });
      }
    }
  }
  return distinct(found.sort((p, q) => q.depth - p.depth));
}

function meanInside({ data }: Plane, dog: Mask): number {
  let sum = 0, count = 0;
  for (let i = 0; i < data.length; i++) {
    if (!dog.data[i]) continue;
    sum += data[i]!;
    count++;
  }
  return count ? sum / count : 50;
}

function isMinimum(fine: Float32Array, wide: Float32Array, i: number, width: number, step: number): boolean {
  const here = wide[i]! - fine[i]!;
  for (let dy = -step; dy <= step; dy += step) {
    for (let dx = -step; dx <= step; dx += step) {
      const j = i + dy * width + dx;
      if (j !== i && wide[j]! - fine[j]! > here) return false;
    }
  }
  // Of a plateau of equals, and of the pixels between the steps, only the very best counts.
  return here >= wide[i - 1]! - fine[i - 1]! && here >= wide[i + 1]! - fine[i + 1]!
    && here >= wide[i - width]! - fine[i - width]! && here >= wide[i + width]! - fine[i + width]!;
}

function isRound(fine: Float32Array, i: number, width: number, step: number): boolean {
  const xx = fine[i - step]! + fine[i + step]! - 2 * fine[i]!;
  const yy = fine[i - step * width]! + fine[i + step * width]! - 2 * fine[i]!;
  const xy = (fine[i + step * width + step]! + fine[i - step * width - step]! - fine[i - step * width + step]! - fine[i + step * width - step]!) / 4;
  const half = (xx + yy) / 2, root = Math.sqrt(Math.max(0, ((xx - yy) / 2) ** 2 + xy * xy));
  return half - root > ROUND * clamp(half + root, 0, Infinity);
}

/** The strongest of those that sit on each other. */
function distinct(blobs: readonly Blob[]): Blob[] {
  const kept: Blob[] = [];
  for (const blob of blobs) {
    if (kept.length === MOST_BLOBS) break;
    if (kept.every((k) => Math.hypot(k.x - blob.x, k.y - blob.y) > 0.7 * Math.max(k.radius, blob.radius))) kept.push(blob);
  }
  return kept;
}
