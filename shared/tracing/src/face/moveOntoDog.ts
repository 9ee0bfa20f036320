import { erode } from '@scribblepup/imaging/morphology';
import { cropMask, growBox, pixelIndexAt, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';

// How far a disc is moved at most, in radii.
const MAX_MOVE = 2.5;

/**
 * Moves the center of a disc to the nearest place where the disc lies on the dog. A disc that
 * already lies on it, or has no such place nearby, stays where it is. Px.
 */
export function moveOntoDog(center: Point, radius: number, dog: Mask): Point {
  const [x, y] = center,
    reach = MAX_MOVE * radius;
  const box = growBox({ x0: x, y0: y, x1: x, y1: y }, reach + radius, dog),
    { x0, y0 } = box;
  const places = erode(cropMask(dog, box), radius);
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
