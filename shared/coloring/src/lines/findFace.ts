import { distanceTo } from '../raster/distance';
import { bounds, invert, sample, threshold, toPlane, type Box, type Mask, type Plane } from '../raster/plane';
import { resize } from '../raster/resample';
import type { Point } from '../types';
import { darkSpots, type Blob } from './blobs';
import { eyeCentre } from './eyeCentre';
import { bell, DRAWN_FACE, PHOTO_FACE, type FaceModel } from './faceModel';
import { LIGHTS, withoutLights } from './lights';
import { noseMiddle } from './noseMiddle';

export interface FoundFace {
  readonly eyes: readonly [Point, Point];
  readonly nose: Point;
  /** 0 to 1: how well spots and their places fit a face. */
  readonly score: number;
}

const MOST_ROLL = 0.7;
// Dog units between the eyes: nearer spots are nostrils, buckles, spots.
const LEAST_APART = 45;
// How much lighter, in L, what lies around a clear eye or nose is.
const CLEAR = 12;
// Range in L of a clear eye.
const VIVID = 34;
// Px a dog unit at which faces are looked for: the smallest spot still has a few px.
const LOOK_UNIT = 0.5;
/** Two eyes and a nose among the dark spots of a dog, where they are sure; else null. @param unit px a dog unit; @param drawn whether the picture is a drawing */
export function findFace(L: Plane, silhouette: Mask, unit: number, drawn = false): FoundFace | null {
  const model = drawn ? DRAWN_FACE : PHOTO_FACE;
  const scale = Math.min(1, LOOK_UNIT / unit);
  const width = Math.round(L.width * scale), height = Math.round(L.height * scale);
  const dog = threshold(resize(toPlane(silhouette), width, height), 0.5), box = bounds(dog);
  const seen = resize(L, width, height), small = drawn ? withoutLights(seen, LIGHTS * unit * scale) : seen;
  const best = box && rankFaces(small, dog, distanceTo(invert(dog)), box, unit * scale, model)[0];
  if (!best || best.score < model.confident) return null;
  const back = ([x, y]: Point): Point => [(x * L.width) / width, (y * L.height) / height];
  const [a, b] = [back(best.eyes[0]), back(best.eyes[1])], nose = back(best.nose);
  if (drawn) return { eyes: [a, b], nose, score: best.score };
  const apart = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const eyes = [eyeCentre(L, a, apart), eyeCentre(L, b, apart)] as const;
  return { eyes, nose: noseMiddle(L, eyes, nose), score: best.score };
}

/** A spot with what speaks for it being an eye or a nose. */
interface Feature extends Blob {
  /** How much darker it is than what lies around it on nearly all sides, in L. */
  readonly around: number;
  /** Lightest minus darkest pixel in and at it: an eye shines and has a sharp rim. */
  readonly range: number;
}

/** All triangles of spots that could be a face, best first. */
export function rankFaces(L: Plane, dog: Mask, toOutside: Plane, box: Box, unit: number, model: FaceModel = PHOTO_FACE): FoundFace[] {
  const spots = darkSpots(L, dog, toOutside, unit).filter((spot) => spot.level < model.dark).map((spot) => ({ ...spot, around: darkAround(L, spot), range: rangeAt(L, spot) }));
  const noses = model.nostrils ? [...spots, ...nostrilPairs(spots, unit)] : spots;
  const faces: FoundFace[] = [];
  for (const a of spots) {
    for (const b of spots) {
      if (b.x <= a.x || !couldBeEyes(a, b, unit)) continue;
      const eyes = eyesFit(a, b, box, unit, model) * model.eyeSize((a.radius + b.radius) / 2 / Math.hypot(a.x - b.x, a.y - b.y));
      if (eyes < 0.1) continue;
      for (const nose of noses) {
        if (nose === a || nose === b) continue;
        const score = eyes * noseFit(a, b, nose, model);
        if (score > 0.1) faces.push({ eyes: [[a.x, a.y], [b.x, b.y]], nose: [nose.x, nose.y], score: score * (0.6 + 0.4 * symmetry(L, a, b, nose)) });
      }
    }
  }
  return faces.sort((p, q) => q.score - p.score);
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

function couldBeEyes(a: Blob, b: Blob, unit: number): boolean {
  const apart = Math.hypot(a.x - b.x, a.y - b.y), radius = (a.radius + b.radius) / 2;
  const roll = Math.abs(Math.atan2(b.y - a.y, b.x - a.x));
  return roll < MOST_ROLL && apart > LEAST_APART * unit && apart > 3 * radius && apart < 36 * radius && Math.max(a.radius, b.radius) < 2.6 * Math.min(a.radius, b.radius);
}

// Dog units: usual distance between the eyes; how far below the top of the dog they may lie.
const USUAL_APART = 118, HIGH = 420;

/** How well two spots would be eyes, 0 to 1. */
function eyesFit(a: Feature, b: Feature, box: Box, unit: number, model: FaceModel): number {
  const apart = Math.hypot(b.x - a.x, b.y - a.y) / unit, below = ((a.y + b.y) / 2 - box.y0) / unit;
  const alike = bell(Math.log(a.depth / b.depth), 0, 0.8) * bell((a.level - b.level) / 15, 0, 1) * bell(Math.log(a.radius / b.radius), 0, 0.7);
  const place = bell(Math.log(apart / USUAL_APART), 0, 0.5) * bell(below, 0, HIGH) * bell(Math.atan2(b.y - a.y, b.x - a.x), 0, 0.5);
  return Math.sqrt(alike * place * clear(Math.min(a.around, b.around)) * (model.shines ? vivid(Math.min(a.range, b.range)) : 1));
}

/** 0 for what is not dark on all sides, towards 1 for what clearly is. */
const clear = (around: number): number => Math.min(1, Math.max(0, around) / CLEAR);

const vivid = (range: number): number => Math.min(1, range / VIVID);

/** How well a spot would be the nose below two eyes, 0 to 1. */
function noseFit(a: Feature, b: Feature, nose: Feature, model: FaceModel): number {
  const ex = b.x - a.x, ey = b.y - a.y, apart = Math.hypot(ex, ey);
  const dx = nose.x - (a.x + b.x) / 2, dy = nose.y - (a.y + b.y) / 2;
  const aside = (dx * ex + dy * ey) / (apart * apart), down = (dy * ex - dx * ey) / (apart * apart);
  const size = nose.radius / apart;
  if (down < model.nearest || down > 1.9 || Math.abs(aside) > 0.6) return 0;
  const place = model.down(down) * bell(aside, 0, 0.3) * bell(Math.log(size / 0.2), 0, 0.6);
  // A nose is at least about as dark against its surroundings as the eyes are.
  const nosy = bell(Math.min(0, Math.log((2 * nose.depth) / (a.depth + b.depth))), 0, 0.6);
  return Math.sqrt(place * nosy * clear(nose.around));
}

const STEPS = 10;

/** Likeness of the two halves of the face across the line from between the eyes to the nose, 0 to 1. */
function symmetry(L: Plane, a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }, nose: { readonly x: number; readonly y: number }): number {
  const mx = (a.x + b.x) / 2, my = (a.y + b.y) / 2;
  const ax = (nose.x - mx) / STEPS, ay = (nose.y - my) / STEPS, ex = (b.x - a.x) / (1.25 * STEPS), ey = (b.y - a.y) / (1.25 * STEPS);
  const left: number[] = [], right: number[] = [];
  for (let v = -4; v <= STEPS + 3; v++) {
    for (let u = 1; u <= STEPS; u++) {
      left.push(sample(L.data, L.width, L.height, mx + v * ax - u * ex, my + v * ay - u * ey));
      right.push(sample(L.data, L.width, L.height, mx + v * ax + u * ex, my + v * ay + u * ey));
    }
  }
  return Math.max(0, correlation(left, right));
}

function correlation(p: readonly number[], q: readonly number[]): number {
  const mean = (v: readonly number[]): number => v.reduce((sum, x) => sum + x, 0) / v.length;
  const mp = mean(p), mq = mean(q);
  let pq = 0, pp = 0, qq = 0;
  p.forEach((v, i) => {
    pq += (v - mp) * (q[i]! - mq);
    pp += (v - mp) ** 2;
    qq += (q[i]! - mq) ** 2;
  });
  return pq / Math.sqrt(pp * qq + 1e-6);
}
