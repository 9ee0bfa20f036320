import type { LabImage } from '@scribblepup/imaging/lab';
import { pixelIndexAt, sample, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { lengthOf } from '@scribblepup/imaging/curves/polyline';
import { normalsOf } from './normals';

/**
 * Contrast of the colors on the two sides of a line: the median over its points of the Euclidean
 * distance in Lab (CIE 1976).
 * @param line at least two points
 * @param reach distance from the line at which each side is sampled, px
 */
export const contrastAcross = (line: readonly Point[], lab: LabImage, reach: number): number =>
  median(differencesAcross(line, lab, reach).map(({ difference }) => difference));

/** Where the sides of a line are sampled. */
export interface SidesInside {
  /** Distance from the line at which each side is sampled, px. */
  readonly reach: number;
  /** Distance in px to the nearest pixel outside the dog. */
  readonly outlineDistance: Plane;
  /** Minimum distance from the outside at which a side is sampled, px. */
  readonly minDepth: number;
}

/**
 * The same contrast within the dog: without the points whose sides lie outside it, or at its edge.
 * 0 if that leaves fewer than half of them.
 */
export const contrastInside = (line: readonly Point[], lab: LabImage, sides: SidesInside): number =>
  medianInside(differencesInside(line, lab, sides));

/**
 * The contrast within the dog at each point of a line: that of the part of the line up to
 * `halfLength` px before and after the point.
 */
export function contrastsInside(
  line: readonly Point[],
  lab: LabImage,
  sides: SidesInside,
  halfLength: number,
): number[] {
  const differences = differencesInside(line, lab, sides),
    count = Math.round((halfLength * (line.length - 1)) / lengthOf(line));
  return differences.map((_, i) =>
    medianInside(differences.slice(Math.max(0, i - count), i + count + 1)),
  );
}

/** The differences across a line; null where a side lies outside the dog, or at its edge. */
const differencesInside = (
  line: readonly Point[],
  lab: LabImage,
  { reach, outlineDistance, minDepth }: SidesInside,
): (number | null)[] =>
  differencesAcross(line, lab, reach).map(({ sides, difference }) =>
    sides.every(([x, y]) => outlineDistance.data[pixelIndexAt(outlineDistance, x, y)] > minDepth)
      ? difference
      : null,
  );

/** The median of the differences that are measured; 0 if fewer than half of them are. */
function medianInside(differences: readonly (number | null)[]): number {
  const inside = differences.filter((difference) => difference !== null);
  return inside.length < differences.length / 2 ? 0 : median(inside);
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
