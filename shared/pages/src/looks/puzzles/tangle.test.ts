import { flatten, type Path } from '@scribblepup/imaging/curves/path';
import type { Point } from '@scribblepup/imaging';
import { leashesFor } from './tangle';

/** Minimum angle at which two leashes cross, in degrees. */
const MIN_ANGLE = 30;
/** Minimum distance of leashes away from their crossings: five widths of a line of 4.5 units. */
const MIN_DISTANCE = 22;
/** Distance along a leash from a crossing, within which the other leash is close. */
const NEAR_CROSSING = 62;
/** Minimum radius of a bend, in sheet units. */
const MIN_RADIUS = 15;

interface Sample {
  readonly at: Point;
  /** Length of the leash up to here. */
  readonly along: number;
}

function samplesOf(leash: Path): Sample[] {
  const [{ points }] = flatten(leash, 8);
  const samples: Sample[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const point: Point = [points[i], points[i + 1]];
    const last = samples.at(-1);
    samples.push({
      at: point,
      along: last ? last.along + Math.hypot(point[0] - last.at[0], point[1] - last.at[1]) : 0,
    });
  }
  return samples;
}

const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
const cross = ([ax, ay]: Point, [bx, by]: Point): number => ax * by - ay * bx;
const turn = (a: Point, b: Point): number =>
  Math.abs(Math.atan2(cross(a, b), a[0] * b[0] + a[1] * b[1]));

interface Crossing {
  /** In degrees, at most 90. */
  readonly angle: number;
  readonly alongA: number;
  readonly alongB: number;
}

function crossingsOf(a: readonly Sample[], b: readonly Sample[]): Crossing[] {
  const found: Crossing[] = [];
  for (let i = 0; i + 1 < a.length; i++)
    for (let j = a === b ? i + 2 : 0; j + 1 < b.length; j++) {
      const [p, q] = [minus(a[i + 1].at, a[i].at), minus(b[j + 1].at, b[j].at)];
      const between = minus(b[j].at, a[i].at);
      const d = cross(p, q);
      const [t, u] = [cross(between, q) / d, cross(between, p) / d];
      if (!(t >= 0 && t < 1 && u >= 0 && u < 1)) continue;
      const angle = (turn(p, q) * 180) / Math.PI;
      found.push({
        angle: Math.min(angle, 180 - angle),
        alongA: a[i].along,
        alongB: b[j].along,
      });
    }
  return found;
}

describe.each([
  [0, false],
  [1, false],
  [1, true],
  [2, false],
])('leashes if number %s leads to the middle, mirrored: %s', (toMiddle, mirror) => {
  const leashes = leashesFor(toMiddle, mirror).map(samplesOf);
  const pairs = leashes.flatMap((a, i) => leashes.slice(i).map((b) => [a, b] as const));

  it('start at their numbers and end above the dogs and things that they lead to', () => {
    const endXs = leashes.map((leash) => leash.at(-1)?.at[0] ?? NaN);
    expect(endXs[toMiddle]).toBe(425);
    expect(endXs.toSorted((a, b) => a - b)).toEqual([215, 425, 635]);
    expect(leashes.map((leash) => leash[0].at[0])).toEqual([185, 425, 665]);
  });

  it('cross several times, always at a clear angle', () => {
    const found = pairs.flatMap(([a, b]) => crossingsOf(a, b));
    expect(found.length).toBeGreaterThanOrEqual(6);
    expect(Math.min(...found.map(({ angle }) => angle))).toBeGreaterThanOrEqual(MIN_ANGLE);
  });

  it('keep apart where they do not cross', () => {
    let minDistance = Infinity;
    for (const [a, b] of pairs) {
      const allCrossings = crossingsOf(a, b);
      for (const p of a)
        for (const q of b) {
          if (a === b && q.along - p.along < 2 * NEAR_CROSSING) continue;
          const atCrossing = allCrossings.some(
            ({ alongA, alongB }) =>
              Math.abs(alongA - p.along) < NEAR_CROSSING &&
              Math.abs(alongB - q.along) < NEAR_CROSSING,
          );
          if (!atCrossing) minDistance = Math.min(minDistance, Math.hypot(...minus(p.at, q.at)));
        }
    }
    expect(minDistance).toBeGreaterThanOrEqual(MIN_DISTANCE);
  });

  it('have no sharp bend', () => {
    for (const leash of leashes)
      for (let i = 1; i + 1 < leash.length; i++) {
        const [p, q] = [minus(leash[i].at, leash[i - 1].at), minus(leash[i + 1].at, leash[i].at)];
        const radius = (Math.hypot(...p) + Math.hypot(...q)) / 2 / turn(p, q);
        expect(radius).toBeGreaterThanOrEqual(MIN_RADIUS);
      }
  });
});
