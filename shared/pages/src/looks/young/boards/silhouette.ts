import { closedRings, isClosed, joined, type Path } from '@scribblepup/imaging/curves/path';
import { clockwise, contains } from '@scribblepup/imaging/curves/rings';
import { line, polygon } from '@scribblepup/imaging/curves/shapes';
import type { Board } from './board';

type Ring = readonly number[];

/** Distance between the points at which curves and edges are sampled, in sheet units. */
const STEP = 2;

/** The closed lines of shapes as rings, all in the same direction. */
const ringsOf = (shapes: readonly Path[]): Ring[] =>
  shapes.flatMap((shape) => closedRings(shape, 4 * STEP)).map(clockwise);

const touches = (a: Ring, b: Ring): boolean =>
  a.some((x, i) => i % 2 === 0 && contains([b], x, a[i + 1]));

/**
 * The parts that a thing needs to be recognized, without those that stand apart from it, such as a
 * bubble, and without the lines across them.
 */
export function wholeParts({ parts }: Board): Path[] {
  const always = parts.flatMap(([rank, shape]) => (rank === 0 ? [shape] : []));
  const rings = ringsOf(always);
  const isAttached = (shape: Path): boolean =>
    isClosed(shape) &&
    ringsOf([shape]).some((shapeRing) => rings.some((ring) => touches(shapeRing, ring)));
  return parts.flatMap(([rank, shape]) =>
    rank === 0 || (rank === 1 && isAttached(shape)) ? [shape] : [],
  );
}

/** Merges overlapping shapes into one: the open lines behind it, its area, and its outline. */
export function silhouetteOf(shapes: readonly Path[]): Record<'behind' | 'area' | 'outline', Path> {
  const rings = ringsOf(shapes);
  return {
    behind: joined(shapes.filter((shape) => !isClosed(shape))),
    area: joined(rings.map(polygon)),
    outline: joined(
      rings.flatMap((ring) =>
        outsideOf(
          ring,
          rings.filter((other) => other !== ring),
        ),
      ),
    ),
  };
}

/** The stretches of a ring that lie in none of the others, as lines. */
function outsideOf(ring: Ring, others: readonly Ring[]): Path[] {
  const lines: number[][] = [];
  let isOutside = false;
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i], ring[i + 1]];
    const [dx, dy] = [ring[(i + 2) % ring.length] - x, ring[(i + 3) % ring.length] - y];
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STEP));
    for (let k = 0; k <= steps; k++) {
      const point = [x + (dx * k) / steps, y + (dy * k) / steps] as const;
      const wasOutside = isOutside;
      isOutside = !others.some((other) => contains([other], ...point));
      if (isOutside && !wasOutside) lines.push([...point]);
      // Within a straight stretch, its ends are enough.
      else if (isOutside ? k === steps : wasOutside) lines.at(-1)?.push(...point);
    }
  }
  return lines.filter(({ length }) => length > 2).map(line);
}
