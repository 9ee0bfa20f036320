import { DOG_PROBABILITY, type DetectionResult, type ProbabilityMap } from '@scribblepup/finder';
import { signedRingArea, simplifyRing, gaussianSmooth } from '@scribblepup/imaging/curves/polyline';
import { contours } from '@scribblepup/imaging/contour';
import { plane } from '@scribblepup/imaging/plane';
import type { Point, Rect } from '@scribblepup/imaging';
import { chosenDogs } from './choosing';

/** A found dog that the visitor can include or leave out, in photo px. */
export interface OfferedDog {
  readonly box: Rect;
  /** Closed rings around it, largest first; none if only its head was found. */
  readonly outline: readonly (readonly Point[])[];
  readonly isDrawn: boolean;
}

// Minimum share of the largest dog's area; a smaller dog is a passer-by, or a false detection.
const MIN_AREA_SHARE = 0.1;
// Maximum number of dogs to offer; with more, outlines and numbers would hide the photo.
const MAX_OFFERED = 6;
// Minimum share of the largest ring's area; a smaller ring is a speck.
const MIN_RING_SHARE = 0.05;
// Sigma of the smoothing that hides the map's cells in the outline, in points, and the tolerance of
// its simplification, in cells.
const SMOOTHING = 1.5,
  TOLERANCE = 0.15;

/**
 * Returns the dogs to offer, highest score first, and whether each is drawn: by the visitor's
 * choice, otherwise by the engine's.
 */
export function offeredDogs(found: DetectionResult, choice: readonly Point[] = []): OfferedDog[] {
  const largest = Math.max(...found.dogs.map(({ area }) => area));
  const drawn = chosenDogs(found, choice);
  return found.dogs
    .flatMap(({ box, area }, i) =>
      area >= MIN_AREA_SHARE * largest
        ? [{ box, outline: outlineOf(found, i), isDrawn: drawn.includes(i) }]
        : [],
    )
    .slice(0, MAX_OFFERED);
}

/** Rings around one dog in photo px, where its map counts as dog. */
function outlineOf({ probability, owners, dogs }: DetectionResult, index: number): Point[][] {
  const own = dogs[index].closeUp ?? {
    ...probability,
    data: probability.data.map((p, cell) => (owners[cell] === index + 1 ? p : 0)),
  };
  const rings = contours(plane(own.width, own.height, own.data), DOG_PROBABILITY).sort(
    (p, q) => Math.abs(signedRingArea(q)) - Math.abs(signedRingArea(p)),
  );
  const minArea = MIN_RING_SHARE * Math.abs(signedRingArea(rings[0] ?? []));
  return rings
    .filter((ring) => Math.abs(signedRingArea(ring)) >= minArea)
    .map((ring) =>
      simplifyRing(gaussianSmooth(ring, SMOOTHING, true), TOLERANCE).map((p) => toPhoto(own, p)),
    );
}

/**
 * Converts a position on a map (cell centers at + .5) to photo px (the corner of the photo at 0,
 * 0).
 */
const toPhoto = ({ left, top, stepX, stepY }: ProbabilityMap, [x, y]: Point): Point => [
  left + (x - 0.5) * stepX + 0.5,
  top + (y - 0.5) * stepY + 0.5,
];
