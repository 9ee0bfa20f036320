import type { Found, Probability } from '@scribblepup/finder';
import { ringArea, simplifyRing, smooth } from '@scribblepup/imaging/curves/polyline';
import { contours } from '@scribblepup/imaging/contour';
import { plane } from '@scribblepup/imaging/plane';
import type { Point, Rect } from '@scribblepup/imaging';
import { chosenDogs } from './choosing';

/** A found dog that the visitor can have drawn or left out; in px of the photo. */
export interface OfferedDog {
  readonly box: Rect;
  /** Closed rings around it, the largest first; none where only its head was seen. */
  readonly outline: readonly (readonly Point[])[];
  readonly isDrawn: boolean;
}

// A dog of a smaller share of the largest one's area is a passer-by, or a mistake.
const LEAST = 0.1;
// With more of them, outlines and numbers hide the photo.
const MOST = 6;
// The map says dog from this probability on.
const DOG = 0.5;
// A smaller share of the largest ring is a speck.
const LEAST_RING = 0.05;
// How far the outline is smoothed, so that it does not show the map's cells, and how far it may leave that, cells.
const SMOOTHING = 1.5,
  TOLERANCE = 0.15;

/** The dogs worth choosing from, the surest first, and which of them are drawn: by the visitor's choice, else by the engine's. */
export function offeredDogs(found: Found, choice: readonly Point[] = []): OfferedDog[] {
  const largest = Math.max(...found.dogs.map(({ area }) => area));
  const drawn = chosenDogs(found, choice);
  return found.dogs
    .flatMap(({ box, area }, i) =>
      area >= LEAST * largest
        ? [{ box, outline: outlineOf(found, i), isDrawn: drawn.includes(i) }]
        : [],
    )
    .slice(0, MOST);
}

/** The rings around one dog where its map says that it is dog. */
function outlineOf({ probability, owners, dogs }: Found, index: number): Point[][] {
  const own = dogs[index]!.closeUp ?? {
    ...probability,
    data: probability.data.map((p, cell) => (owners[cell] === index + 1 ? p : 0)),
  };
  const rings = contours(plane(own.width, own.height, own.data), DOG).sort(
    (p, q) => Math.abs(ringArea(q)) - Math.abs(ringArea(p)),
  );
  const least = LEAST_RING * Math.abs(ringArea(rings[0] ?? []));
  return rings
    .filter((ring) => Math.abs(ringArea(ring)) >= least)
    .map((ring) =>
      simplifyRing(smooth(ring, SMOOTHING, true), TOLERANCE).map((p) => toPhoto(own, p)),
    );
}

/** A place among a map's cells, their middles at + .5, in px of the photo, whose corner is 0, 0. */
const toPhoto = ({ left, top, stepX, stepY }: Probability, [x, y]: Point): Point => [
  left + (x - 0.5) * stepX + 0.5,
  top + (y - 0.5) * stepY + 0.5,
];
