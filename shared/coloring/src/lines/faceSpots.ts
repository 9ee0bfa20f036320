import { sample, type Mask, type Plane } from '../raster/plane';
import { darkSpots, type Blob } from './blobs';
import type { FaceModel } from './faceModel';
import { glints } from './glints';

/** A spot with what speaks for it being an eye or a nose. */
export interface Feature extends Blob {
  /** How much darker it is than what lies around it on nearly all sides, in L. */
  readonly around: number;
  /** Lightest minus darkest pixel in and at it: an eye shines and has a sharp rim. */
  readonly range: number;
  /** An eye that is as dark as the fur around it, and shows by its light. */
  readonly shines?: boolean;
}

/** What could be eyes, what could be noses, and what could be eyes where none of the first are. */
export interface FaceSpots {
  readonly eyes: readonly Feature[];
  readonly noses: readonly Feature[];
  readonly shining: readonly Feature[];
}

// How far two nostrils may be tilted, radians.
const MOST_ROLL = 0.7;

/** The dark spots of a dog, lights in dark fur, and pairs of nostrils. @param toOutside distance in px to the nearest pixel outside the dog; @param unit px a dog unit */
export function faceSpots(L: Plane, dog: Mask, toOutside: Plane, unit: number, model: FaceModel): FaceSpots {
  const spots = darkSpots(L, dog, toOutside, unit).filter((spot) => spot.level < model.dark).map((spot) => ({ ...spot, around: darkAround(L, spot), range: rangeAt(L, spot) }));
  return {
    eyes: spots,
    noses: model.nostrils ? [...spots, ...nostrilPairs(spots, unit)] : spots,
    shining: model.shines ? glints(L, toOutside, unit) : [],
  };
}

const DIRECTIONS = 16, BRIGHT_SHARE = 0.2;

/** A fifth of the directions may be as dark as the spot: of a stripe or an edge more are. */
function darkAround({ width, height, data }: Plane, { x, y, radius, level }: Blob): number {
  const rises = Array.from({ length: DIRECTIONS }, (_, k) => {
    const angle = (k * 2 * Math.PI) / DIRECTIONS;
    const at = (r: number): number => sample(data, width, height, x - 0.5 + r * Math.cos(angle), y - 0.5 + r * Math.sin(angle));
    return Math.max(at(1.5 * radius), at(1.9 * radius), at(2.3 * radius)) - level;
  });
  return rises.sort((p, q) => p - q)[Math.floor(BRIGHT_SHARE * DIRECTIONS)]!;
}

// Radii of a spot within which its range is taken.
const IN = 1.1;

function rangeAt({ width, height, data }: Plane, { x, y, radius }: Blob): number {
  let least = Infinity, most = -Infinity;
  const r = IN * radius;
  for (let py = Math.max(0, Math.floor(y - r)); py < Math.min(height, y + r); py++) {
    for (let px = Math.max(0, Math.floor(x - r)); px < Math.min(width, x + r); px++) {
      if (Math.hypot(px + 0.5 - x, py + 0.5 - y) > r) continue;
      least = Math.min(least, data[py * width + px]!);
      most = Math.max(most, data[py * width + px]!);
    }
  }
  return most - least;
}

// Two nostrils in a nose that is lighter than they are: dog units, and shares of their distance.
const NOSTRILS = { least: 20, most: 75, size: 0.62, above: 0.12 } as const;

function nostrilPairs(spots: readonly Feature[], unit: number): Feature[] {
  return spots.flatMap((a) => spots.flatMap((b) => {
    const apart = Math.hypot(a.x - b.x, a.y - b.y);
    if (b.x <= a.x || apart < NOSTRILS.least * unit || apart > NOSTRILS.most * unit || apart < 2.4 * Math.max(a.radius, b.radius)) return [];
    if (Math.abs(Math.atan2(b.y - a.y, b.x - a.x)) > MOST_ROLL || Math.max(a.radius, b.radius) > 1.5 * Math.min(a.radius, b.radius)) return [];
    if (Math.min(a.depth, b.depth) < 0.6 * Math.max(a.depth, b.depth)) return [];
    const up = NOSTRILS.above;
    return [{
      x: (a.x + b.x) / 2 + up * (b.y - a.y), y: (a.y + b.y) / 2 - up * (b.x - a.x), radius: NOSTRILS.size * apart,
      depth: (a.depth + b.depth) / 2, level: (a.level + b.level) / 2, around: Math.min(a.around, b.around), range: Math.max(a.range, b.range),
    }];
  }));
}
