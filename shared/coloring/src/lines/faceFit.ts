import { sample, type Box, type Plane } from '../raster/plane';
import { bell, type FaceModel } from './faceModel';
import type { Feature } from './faceSpots';

const MOST_ROLL = 0.7;
// Dog units between the eyes: nearer spots are nostrils, buckles, spots.
const LEAST_APART = 45;
// How much lighter, in L, what lies around a clear eye or nose is.
const CLEAR = 12;
// Range in L of a clear eye.
const VIVID = 34;

/** Whether two spots could be a pair of eyes at all. @param unit px a dog unit */
export function couldBeEyes(a: Feature, b: Feature, unit: number): boolean {
  const apart = Math.hypot(a.x - b.x, a.y - b.y), radius = (a.radius + b.radius) / 2;
  const roll = Math.abs(Math.atan2(b.y - a.y, b.x - a.x));
  return roll < MOST_ROLL && apart > LEAST_APART * unit && apart > 3 * radius && apart < 36 * radius && Math.max(a.radius, b.radius) < 2.6 * Math.min(a.radius, b.radius);
}

// Dog units: usual distance between the eyes; how far below the top of the dog they may lie.
const USUAL_APART = 118, HIGH = 420;

/** How well two spots would be eyes, 0 to 1. */
export function eyesFit(a: Feature, b: Feature, box: Box, unit: number, model: FaceModel): number {
  const apart = Math.hypot(b.x - a.x, b.y - a.y) / unit, below = ((a.y + b.y) / 2 - box.y0) / unit;
  const alike = bell(Math.log(a.depth / b.depth), 0, 0.8) * bell((a.level - b.level) / 15, 0, 1) * bell(Math.log(a.radius / b.radius), 0, 0.7);
  const place = bell(Math.log(apart / USUAL_APART), 0, 0.5) * bell(below, 0, HIGH) * bell(Math.atan2(b.y - a.y, b.x - a.x), 0, 0.5);
  return Math.sqrt(alike * place * clear(Math.min(a.around, b.around)) * (model.shines ? vivid(Math.min(a.range, b.range)) : 1));
}

/** 0 for what is not dark on all sides, towards 1 for what clearly is. */
const clear = (around: number): number => Math.min(1, Math.max(0, around) / CLEAR);

const vivid = (range: number): number => Math.min(1, range / VIVID);

/** How well a spot would be the nose below two eyes, 0 to 1. */
export function noseFit(a: Feature, b: Feature, nose: Feature, model: FaceModel): number {
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
export function symmetry(L: Plane, a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }, nose: { readonly x: number; readonly y: number }): number {
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
