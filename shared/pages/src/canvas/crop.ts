import type { Point, Polyline } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';

/** A side of the photo that may crop a dog. */
export type Side = keyof DogArt['cut'];

/** Maximum distance from the dog's bounds at which its outline counts as cropped, in dog units. */
const CROP_TOLERANCE = 2.5;

/** A stretch of a ring along which one side of the photo crops the dog. */
interface CroppedEdge {
  readonly side: Side;
  /**
   * Indexes of its first and last points in the ring. `last` may exceed the ring's end, because
   * indexes wrap around.
   */
  readonly first: number;
  readonly last: number;
}

/** The direction away from the dog, for each side. */
export const OUTWARD: Readonly<Record<Side, Point>> = {
  left: [-1, 0],
  top: [0, -1],
  right: [1, 0],
  bottom: [0, 1],
};

/** The ith point of a ring; indexes wrap around at its end. */
export function pointAt(ring: Polyline, i: number): Point {
  const offset = (2 * i) % ring.length;
  return [ring[offset], ring[offset + 1]];
}

/** The sides on which the photo crops a dog. */
export const croppedSidesOf = ({ cut }: Pick<DogArt, 'cut'>): Side[] =>
  (['left', 'right', 'top', 'bottom'] as const).filter((side) => cut[side]);

/** The side that crops each segment of a ring, from a point to the next one; null for most. */
export function croppedSideOfSegments(
  ring: Polyline,
  { cut, width, height }: DogArt,
): (Side | null)[] {
  const isAt: Readonly<Record<Side, (p: Point) => boolean>> = {
    left: ([x]) => x < CROP_TOLERANCE,
    right: ([x]) => x > width - CROP_TOLERANCE,
    top: ([, y]) => y < CROP_TOLERANCE,
    bottom: ([, y]) => y > height - CROP_TOLERANCE,
  };
  const sides = croppedSidesOf({ cut });
  return Array.from(
    { length: ring.length / 2 },
    (_, i) =>
      sides.find((side) => isAt[side](pointAt(ring, i)) && isAt[side](pointAt(ring, i + 1))) ??
      null,
  );
}

/** The cropped edges of a ring, in the order of its points. */
export function croppedEdges(ring: Polyline, dog: DogArt): CroppedEdge[] {
  const sides = croppedSideOfSegments(ring, dog);
  const n = sides.length;
  const start = sides.findIndex((side, i) => side !== sides.at(i - 1));
  if (start < 0) return [];
  const edges: { side: Side; first: number; last: number }[] = [];
  for (let i = start; i < start + n; i++) {
    const side = sides[i % n];
    const lastEdge = edges.at(-1);
    if (side === null) continue;
    if (lastEdge?.side === side && lastEdge.last === i) lastEdge.last = i + 1;
    else edges.push({ side, first: i, last: i + 1 });
  }
  return edges;
}
