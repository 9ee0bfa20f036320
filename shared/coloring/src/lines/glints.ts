import { sample, type Plane } from '../raster/plane';
import type { Feature } from './faceSpots';

// Dog units: radii of the dark around a light, and what an eye's radius is taken for.
const RADII = [6, 9, 12], EYE = 8;
const DIRECTIONS = 16, DARK_SHARE = 0.8;
// How dark a ring must be, L, and by how much the light in its middle must be lighter.
const DARK = 30, LEAST = 8;
// What they count as among dark spots: as deep as usual, and by how much more they range.
const DEPTH = 12, RANGE = 1.5;
const MOST = 12;
// Px around it within which a light is the lightest.
const PEAK = 2;

/**
 * Small lights in the dark: eyes in fur that is as dark as they are. Clearest first.
 * @param toOutside distance in px to the nearest pixel outside the dog; @param unit px a dog unit
 */
export function glints(L: Plane, toOutside: Plane, unit: number): Feature[] {
  const { width, height, data } = L;
  const rings = RADII.map((radius) => ringAround(radius * unit));
  const found: Feature[] = [];
  for (let y = PEAK; y < height - PEAK; y++) {
    for (let x = PEAK; x < width - PEAK; x++) {
      const i = y * width + x;
      if (toOutside.data[i]! < RADII[1]! * unit || !isPeak(L, i)) continue;
      const level = rings.reduce((least, ring) => Math.min(least, ringLevel(L, x, y, ring)), Infinity), light = data[i]! - level;
      if (level < DARK && light > LEAST) found.push({ x: x + 0.5, y: y + 0.5, radius: EYE * unit, depth: DEPTH, level, around: light, range: RANGE * light, shines: true });
    }
  }
  return found.sort((p, q) => q.around - p.around).slice(0, MOST);
}

/** Whether no pixel around is lighter; of equals only the first counts. */
function isPeak({ width, data }: Plane, i: number): boolean {
  const v = data[i]!;
  for (let dy = -PEAK; dy <= PEAK; dy++) {
    for (let j = i + dy * width - PEAK; j <= i + dy * width + PEAK; j++) if (data[j]! > v || (j < i && data[j] === v)) return false;
  }
  return true;
}

/** Steps from a pixel to the points of a ring, x and y in turn, and room for what is seen there. */
interface Ring {
  readonly steps: Float64Array;
  readonly seen: Float64Array;
}

function ringAround(radius: number): Ring {
  const angles = Array.from({ length: DIRECTIONS }, (_, k) => (2 * Math.PI * k) / DIRECTIONS);
  return { steps: Float64Array.from(angles.flatMap((angle) => [radius * Math.cos(angle), radius * Math.sin(angle)])), seen: new Float64Array(DIRECTIONS) };
}

/** What nearly all of a ring is darker than. */
function ringLevel({ width, height, data }: Plane, x: number, y: number, { steps, seen }: Ring): number {
  for (let k = 0; k < DIRECTIONS; k++) seen[k] = sample(data, width, height, x + steps[2 * k]!, y + steps[2 * k + 1]!);
  return seen.sort()[Math.floor(DARK_SHARE * DIRECTIONS)]!;
}
