import { distanceTo } from '../raster/distance';
import { bounds, invert, sample, threshold, toPlane, type Box, type Mask, type Plane } from '../raster/plane';
import { resize } from '../raster/resample';
import type { Point } from '../types';
import { darkSpots, type Blob } from './blobs';

export interface FoundFace {
  readonly eyes: readonly [Point, Point];
  readonly nose: Point;
  /** 0 to 1: how well spots and their places fit a face. */
  readonly score: number;
}

// Below this nothing is said: a wrong eye spoils a likeness more than a missing one.
const CONFIDENT = 0.6;
const MOST_ROLL = 0.7;
// Dog units between the eyes: nearer spots are nostrils, buckles, spots.
const LEAST_APART = 45;
// Depth in L of a clear eye.
const CLEAR = 16;
// Eyes and noses that can be told from other spots are at most this light.
const DARK = 44;

// Px a dog unit at which faces are looked for: the smallest spot still has a few px.
const LOOK_UNIT = 0.5;
// How far around a spot its middle is looked for, in distances between the eyes.
const EYE_REACH = 0.16, NOSE_REACH = 0.28;

/** Two eyes and a nose among the dark spots of a dog, where they are sure; else null. @param unit px a dog unit */
export function findFace(L: Plane, silhouette: Mask, unit: number): FoundFace | null {
  const scale = Math.min(1, LOOK_UNIT / unit);
  const width = Math.round(L.width * scale), height = Math.round(L.height * scale);
  const dog = threshold(resize(toPlane(silhouette), width, height), 0.5), box = bounds(dog);
  const small = resize(L, width, height);
  const best = box && rankFaces(small, dog, distanceTo(invert(dog)), box, unit * scale)[0];
  if (!best || best.score < CONFIDENT) return null;
  const [left, right] = best.eyes, apart = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const back = (p: Point, reach: number): Point => {
    const [x, y] = settle(small, p, reach * apart);
    return [(x * L.width) / width, (y * L.height) / height];
  };
  return { eyes: [back(left, EYE_REACH), back(right, EYE_REACH)], nose: back(best.nose, NOSE_REACH), score: best.score };
}

/** Moves a point to the middle of the dark around it (mean shift, Fukunaga, Hostetler 1975). @param reach px */
function settle({ width, height, data }: Plane, start: Point, reach: number): Point {
  let [cx, cy] = start;
  for (let step = 0; step < 6; step++) {
    const near: [x: number, y: number, L: number][] = [];
    for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(height, cy + reach); y++) {
      for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(width, cx + reach); x++) {
        if (Math.hypot(x + 0.5 - cx, y + 0.5 - cy) <= reach) near.push([x + 0.5, y + 0.5, data[y * width + x]!]);
      }
    }
    const mean = near.reduce((sum, [, , v]) => sum + v, 0) / near.length;
    let sx = 0, sy = 0, total = 1e-6;
    for (const [x, y, v] of near) {
      const weight = Math.max(0, mean - v);
      sx += weight * (x - cx);
      sy += weight * (y - cy);
      total += weight;
    }
    cx += sx / total;
    cy += sy / total;
  }
  return [cx, cy];
}

/** All triangles of spots that could be a face, best first. */
export function rankFaces(L: Plane, dog: Mask, toOutside: Plane, box: Box, unit: number): FoundFace[] {
  const spots = darkSpots(L, dog, toOutside, unit).filter((spot) => spot.level < DARK);
  const faces: FoundFace[] = [];
  for (const a of spots) {
    for (const b of spots) {
      if (b.x <= a.x || !couldBeEyes(a, b, unit)) continue;
      for (const nose of spots) {
        if (nose === a || nose === b) continue;
        const score = fit(a, b, nose, box);
        if (score > 0.1) faces.push({ eyes: [[a.x, a.y], [b.x, b.y]], nose: [nose.x, nose.y], score: score * (0.6 + 0.4 * symmetry(L, a, b, nose)) });
      }
    }
  }
  return faces.sort((p, q) => q.score - p.score);
}

function couldBeEyes(a: Blob, b: Blob, unit: number): boolean {
  const apart = Math.hypot(a.x - b.x, a.y - b.y), radius = (a.radius + b.radius) / 2;
  const roll = Math.abs(Math.atan2(b.y - a.y, b.x - a.x));
  return roll < MOST_ROLL && apart > LEAST_APART * unit && apart > 3 * radius && apart < 16 * radius && Math.max(a.radius, b.radius) < 1.9 * Math.min(a.radius, b.radius);
}

const bell = (v: number, middle: number, width: number): number => Math.exp(-((v - middle) ** 2) / (2 * width * width));

/** How well two eyes and a nose fit each other, 0 to 1. */
function fit(a: Blob, b: Blob, nose: Blob, box: Box): number {
  const ex = b.x - a.x, ey = b.y - a.y, apart = Math.hypot(ex, ey);
  const dx = nose.x - (a.x + b.x) / 2, dy = nose.y - (a.y + b.y) / 2;
  const aside = (dx * ex + dy * ey) / (apart * apart), down = (dy * ex - dx * ey) / (apart * apart);
  const size = nose.radius / ((a.radius + b.radius) / 2);
  if (down < 0.35 || down > 1.9 || Math.abs(aside) > 0.6 || size < 0.8 || size > 4.5) return 0;
  const place = bell(down, 0.95, 0.4) * bell(aside, 0, 0.32) * bell(Math.atan2(ey, ex), 0, 0.5) * bell(Math.log(size / 1.7), 0, 0.6);
  const alike = bell(Math.log(a.depth / b.depth), 0, 0.7) * bell((a.level - b.level) / 15, 0, 1);
  // A nose is at least about as dark against its surroundings as the eyes are.
  const nosy = bell(Math.min(0, Math.log((2 * nose.depth) / (a.depth + b.depth))), 0, 0.6);
  const strength = Math.min(1, Math.cbrt(a.depth * b.depth * nose.depth) / CLEAR);
  const height = (a.y + b.y) / 2 - box.y0;
  const high = height < 0.65 * (box.y1 - box.y0) ? 1 : 0.5;
  return Math.sqrt(place) * alike * nosy * strength * high;
}

const STEPS = 10;

/** Likeness of the two halves of the face across the line from between the eyes to the nose, 0 to 1. */
function symmetry(L: Plane, a: Blob, b: Blob, nose: Blob): number {
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
