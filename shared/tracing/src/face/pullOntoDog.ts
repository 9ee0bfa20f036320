import { pixelIndexAt, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';

/**
 * Pulls the points of a ring that lie off the dog straight toward its center, onto the outline. A
 * ring whose center is off the dog is not changed. Px.
 */
export const pullOntoDog = (ring: readonly Point[], center: Point, dog: Mask): Point[] =>
  ring.map((point) => lastOnDog(center, point, dog));

/** The last point on the dog on the way to a point, in steps of at most 1 px. */
function lastOnDog([x0, y0]: Point, to: Point, dog: Mask): Point {
  const [dx, dy] = [to[0] - x0, to[1] - y0],
    steps = Math.ceil(Math.hypot(dx, dy));
  const at = (k: number): Point => [x0 + (dx * k) / steps, y0 + (dy * k) / steps];
  for (let k = 0; k <= steps; k++)
    if (!dog.data[pixelIndexAt(dog, ...at(k))]) return k > 0 ? at(k - 1) : to;
  return to;
}
