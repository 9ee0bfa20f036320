import type { Point, Polyline } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';
import { croppedEdges, OUTWARD, pointAt, type Side } from './crop';

/**
 * How far a dog bulges past a side that the photo crops and nothing hides: a share of the edge's
 * length, and at most this many dog units.
 */
const BULGE_SHARE = 0.14,
  MAX_BULGE = 30;

/** The profile of a bulge: positions along the edge, and the share of the depth at each, 0 to 1. */
const PROFILE: readonly Point[] = [
  [0.06, 0.42],
  [0.24, 0.86],
  [0.5, 1],
  [0.76, 0.86],
  [0.94, 0.42],
];

/** A dog whose body ends in a soft curve on these sides, instead of at the straight crop. */
export function withRoundedSides(dog: DogArt, sides: readonly Side[]): DogArt {
  const closed = dog.outline.map((ring) => closedRing(ring, dog, sides));
  const cut = { ...dog.cut };
  for (const side of sides) cut[side] = false;
  return { ...dog, cut, outline: closed };
}

function closedRing(ring: Polyline, dog: DogArt, closed: readonly Side[]): Polyline {
  const n = ring.length / 2;
  const edges = croppedEdges(ring, dog);
  const bulging = edges.filter(({ side }) => closed.includes(side));
  if (bulging.length === 0) return ring;
  const out: number[] = [];
  let next = bulging[0].first;
  for (const { side, first, last } of bulging) {
    const hasCorner = [
      edges.find((edge) => edge.last % n === first % n),
      edges.find((edge) => edge.first % n === last % n),
    ].map((neighbor) => neighbor !== undefined);
    for (let i = next; i < first + (hasCorner[0] ? 0 : 1); i++) out.push(...pointAt(ring, i));
    out.push(...bulge(pointAt(ring, first), pointAt(ring, last), OUTWARD[side], hasCorner));
    next = hasCorner[1] ? last + 1 : last;
  }
  for (let i = next; i < bulging[0].first + n; i++) out.push(...pointAt(ring, i));
  return out;
}

/**
 * The points of a bulge between two points of a ring, without these two.
 * @param corners for the start and the end, whether the next edge is cropped too; the bulge then
 * keeps its full depth up to that end
 */
function bulge(
  [x0, y0]: Point,
  [x1, y1]: Point,
  [outX, outY]: Point,
  [isStartCorner, isEndCorner]: readonly boolean[],
): number[] {
  const depth = Math.min(MAX_BULGE, BULGE_SHARE * Math.hypot(x1 - x0, y1 - y0));
  const profile = [
    ...(isStartCorner ? [[0, 1] as const] : []),
    ...PROFILE.map(([t, share]) => [t, (t < 0.5 ? isStartCorner : isEndCorner) ? 1 : share]),
    ...(isEndCorner ? [[1, 1] as const] : []),
  ];
  return profile.flatMap(([t, share]) => [
    x0 + (x1 - x0) * t + outX * depth * share,
    y0 + (y1 - y0) * t + outY * depth * share,
  ]);
}
