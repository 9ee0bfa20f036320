import { erode } from '@scribblepup/imaging/morphology';
import { cropMask, pixelIndexAt, type Mask, type PixelBox } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';

// How far a disc is moved at most, in radii.
const MAX_MOVE = 2.5;

/**
 * Moves the center of a disc to the nearest place where the disc lies on the dog. It stays where it
 * is if it already does, or if there is no such place nearby. Px.
 */
export function moveOntoDog(center: Point, radius: number, dog: Mask): Point {
  const [x, y] = center,
    reach = MAX_MOVE * radius;
  const { x0, y0, x1, y1 } = boxAround(center, reach + radius, dog);
  const places = erode(cropMask(dog, { x0, y0, x1, y1 }), radius);
  if (places.data[pixelIndexAt(places, x - x0, y - y0)]) return center;
  let best = center,
    nearest = reach;
  for (let i = places.data.indexOf(1); i >= 0; i = places.data.indexOf(1, i + 1)) {
    const place: Point = [x0 + (i % places.width) + 0.5, y0 + Math.floor(i / places.width) + 0.5];
    const distance = Math.hypot(place[0] - x, place[1] - y);
    if (distance >= nearest) continue;
    nearest = distance;
    best = place;
  }
  return best;
}

/** The pixels of a picture within `reach` px of a point along both axes. */
const boxAround = ([x, y]: Point, reach: number, { width, height }: Mask): PixelBox => ({
  x0: Math.max(0, Math.floor(x - reach)),
  y0: Math.max(0, Math.floor(y - reach)),
  x1: Math.min(width, Math.ceil(x + reach)),
  y1: Math.min(height, Math.ceil(y + reach)),
});
