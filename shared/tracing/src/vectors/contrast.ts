import type { LabImage } from '@scribblepup/imaging/lab';
import { pixelIndexAt, sample, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { normalsOf } from './normals';

/**
 * Contrast of the colors on the two sides of a line: the median over its points of the Euclidean
 * distance in Lab (CIE 1976).
 * @param line at least two points
 * @param reach distance from the line at which each side is sampled, px
 */
export const contrastAcross = (line: readonly Point[], lab: LabImage, reach: number): number =>
  median(differencesAcross(line, lab, reach).map(({ difference }) => difference));

/**
 * The same contrast within the dog: without the points whose sides lie outside it, or at its edge.
 * 0 if that leaves fewer than half of them.
 * @param outlineDistance distance in px to the nearest pixel outside the dog
 * @param minDepth minimum distance from the outside at which a side is sampled, px
 */
export function contrastInside(
  line: readonly Point[],
  lab: LabImage,
  reach: number,
  outlineDistance: Plane,
  minDepth: number,
): number {
  const inside = differencesAcross(line, lab, reach).filter(({ sides }) =>
    sides.every(([x, y]) => outlineDistance.data[pixelIndexAt(outlineDistance, x, y)] > minDepth),
  );
  return inside.length < line.length / 2 ? 0 : median(inside.map(({ difference }) => difference));
}

/**
 * Returns, for each point of a line, the positions `reach` px away on its two sides, and the
 * distance between their colors in Lab.
 */
function differencesAcross(
  line: readonly Point[],
  { width, height, L, a, b }: LabImage,
  reach: number,
): { sides: Point[]; difference: number }[] {
  const normals = normalsOf(line);
  return line.map(([x, y], i) => {
    const [nx, ny] = normals[i];
    const sides = [reach, -reach].map((t): Point => [x + t * nx, y + t * ny]);
    // A pixel's center is at its index + .5.
    const differences = [L, a, b].map((channel) => {
      const [p, q] = sides.map(([u, v]) => sample(channel, width, height, u - 0.5, v - 0.5));
      return p - q;
    });
    return { sides, difference: Math.hypot(...differences) };
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((p, q) => p - q)[values.length >> 1];
