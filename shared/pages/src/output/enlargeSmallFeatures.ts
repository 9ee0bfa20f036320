import type { Circle, Point } from '@scribblepup/imaging';
import { catchLightsIn, type Solid } from './solids';

const { hypot, max, min, sqrt } = Math;

/** Minimum mean width of an eye and of a nose, in widths of the dog's lines. */
const MIN_EYE = 3.2,
  MIN_NOSE = 4.8;

/** Maximum mean width of an enlarged eye and nose, in distances to the nearest other eye. */
const MAX_EYE = 0.36,
  MAX_NOSE = 0.5;

/** Maximum enlargement: if more is needed, the head is too small on the page for a face. */
const MAX_ENLARGEMENT = 2.5;

const distance = ([ax, ay]: Point, [bx, by]: Point): number => hypot(ax - bx, ay - by);

/** Factor by which an eye or a nose must grow to be seen among lines of this width. */
function growthOf(solid: Solid, eyes: readonly Solid[], scale: number, line: number): number {
  const width = 2 * sqrt(solid.half[0] * solid.half[1]);
  const others = eyes.filter((eye) => eye !== solid);
  const room = min(...others.map((eye) => distance(solid.middle, eye.middle)));
  const [minWidth, maxWidth] = solid.isEye ? [MIN_EYE, MAX_EYE] : [MIN_NOSE, MAX_NOSE];
  return max(1, min(MAX_ENLARGEMENT, min((minWidth * line) / scale, maxWidth * room) / width));
}

/**
 * Enlarges eyes and noses that are hardly wider than the dog's lines at this scale, with their
 * highlights, because they would look like specks and leave the face blank.
 * @param line width of the dog's lines in sheet units
 */
export function enlargeSmallFeatures(
  solids: readonly Solid[],
  lights: readonly Circle[],
  scale: number,
  line: number,
): { solids: readonly Solid[]; lights: readonly Circle[] } {
  const eyes = solids.filter(({ isEye }) => isEye);
  const grown = solids.map((solid) => ({ solid, by: growthOf(solid, eyes, scale, line) }));
  return {
    solids: grown.map(({ solid, by }) => (by > 1 ? solid.enlarged(by) : solid)),
    lights: grown.flatMap(({ solid, by }) => {
      const [x, y] = solid.middle;
      return catchLightsIn(solid, lights).map((light) => ({
        x: x + (light.x - x) * by,
        y: y + (light.y - y) * by,
        r: light.r * by,
      }));
    }),
  };
}
