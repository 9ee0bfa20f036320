import type { Circle, Point } from '@scribblepup/imaging';
import { controlPointBounds, flatten, type Path } from '@scribblepup/imaging/curves/path';
import { contains, resampleRing } from '@scribblepup/imaging/curves/rings';

/** The opening through which a page shows the dog, in sheet units. */
export interface Opening {
  readonly ring: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The circle for a face; see `circleFor`. */
  readonly circle: Circle;
}

/** An opening whose circle is not known yet. */
type Outline = Omit<Opening, 'circle'>;

/** Number of points of the outline of an opening. */
const RING_POINTS = 120;

/** The opening with this outline. */
export function openingOf(shape: Path): Opening {
  const [left, top, right, bottom] = controlPointBounds(shape);
  const points = flatten(shape, 20)[0]?.points ?? [];
  const outline = { ring: resampleRing(points, RING_POINTS), left, top, right, bottom };
  return { ...outline, circle: circleFor(outline) };
}

/** Half of the shorter side of an opening, in sheet units. */
export const radiusOf = ({ left, top, right, bottom }: Outline): number =>
  Math.min(right - left, bottom - top) / 2;

/** Distance of a point from the rim of an opening or a frame: positive inside, negative outside. */
export function depthIn({ ring }: Pick<Outline, 'ring'>, [x, y]: Point): number {
  let nearest = Infinity;
  for (let i = 0; i < ring.length; i += 2)
    nearest = Math.min(nearest, (ring[i] - x) ** 2 + (ring[i + 1] - y) ** 2);
  return (contains([ring], x, y) ? 1 : -1) * Math.sqrt(nearest);
}

/** How far the deepest point of an opening may be from its middle, as a share of its radius. */
const MAX_OFFSET = 0.3;
/** Number of grid steps on each axis in the search for the deepest point. */
const STEPS = 32;

/** The point of an opening that is farthest from its rim; the radius is its distance. */
function deepestIn(opening: Outline): Circle {
  const { left, top, right, bottom } = opening;
  let deepest = { x: left, y: top, r: -Infinity };
  for (let i = 1; i < STEPS; i++)
    for (let j = 1; j < STEPS; j++) {
      const [x, y] = [left + ((right - left) * i) / STEPS, top + ((bottom - top) * j) / STEPS];
      const r = depthIn(opening, [x, y]);
      if (r > deepest.r) deepest = { x, y, r };
    }
  return deepest;
}

/**
 * The circle for a face: around the middle of the opening, or, if the opening is much wider at one
 * end, like a tent, around its deepest point. There it is smaller, but a face may extend past it
 * where the opening is wide.
 */
function circleFor(opening: Outline): Circle {
  const { left, top, right, bottom } = opening;
  const r = radiusOf(opening);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2, r };
  const deepest = deepestIn(opening);
  const offset = Math.hypot(deepest.x - middle.x, deepest.y - middle.y);
  return depthIn(opening, [middle.x, middle.y]) < deepest.r * 0.8 && offset > MAX_OFFSET * r
    ? { x: deepest.x, y: deepest.y, r: (deepest.r + r) / 2 }
    : middle;
}

/** Minimum distance of an eye or a nose from the rim on either side, as a share of the radius. */
const RIM_MARGIN = 0.07;

/**
 * Locates an eye or a nose relative to an opening. A `sliced` one is on the rim or too close to it.
 */
export function locateFeature(
  opening: Opening,
  feature: readonly Point[],
): 'inside' | 'outside' | 'sliced' {
  const margin = RIM_MARGIN * radiusOf(opening);
  const depths = feature.map((point) => depthIn(opening, point));
  if (depths.every((depth) => depth >= margin)) return 'inside';
  return depths.every((depth) => depth <= -margin) ? 'outside' : 'sliced';
}
