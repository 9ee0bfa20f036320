import { blur } from '../raster/blur';
import { contours } from '../raster/contour';
import { toPlane, type Mask } from '../raster/plane';
import type { Point } from '../types';
import { ringArea, simplifyRing, smooth } from './polyline';

const SMOOTHING = 3.2, TOLERANCE = 0.35, LEAST_RING = 0.002;

/** The silhouette as closed rings, the largest first; lengths in px, `unit` px a dog unit. */
export function outlineOf(dog: Mask, unit: number, snap: (ring: readonly Point[]) => readonly Point[]): Point[][] {
  const least = LEAST_RING * (500 * unit) ** 2;
  return contours(blur(toPlane(dog), 1.5 * unit), 0.5)
    .filter((ring) => Math.abs(ringArea(ring)) > least)
    .sort((p, q) => Math.abs(ringArea(q)) - Math.abs(ringArea(p)))
    .map((ring) => simplifyRing(snap(smooth(ring, SMOOTHING * unit, true)), TOLERANCE * unit));
}
