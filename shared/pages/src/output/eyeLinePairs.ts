import type { Point } from '@scribblepup/imaging';
import type { DogArt, InkLine } from '@scribblepup/tracing';

const { hypot, min, max } = Math;

// Distances are in distances between the eyes.

/** Maximum distance of a line's middle from its eye. */
const REACH = 0.75;
/** Maximum distance of a line's middle from the mirror image of its partner's. */
const MAX_OFFSET = 0.22;
/** Minimum length of the shorter line of a pair, as a share of the longer one. */
const MIN_SHARE = 0.5;

interface EyeLine {
  readonly line: InkLine;
  readonly middle: Point;
  readonly length: number;
}

const pairsByDog = new WeakMap<DogArt, readonly (readonly [InkLine, InkLine])[]>();

/**
 * Pairs of lines that mirror each other beside the eyes, such as brows, lids and the rims of dark
 * patches. Empty if the face is not known.
 */
export function eyeLinePairs(dog: DogArt): readonly (readonly [InkLine, InkLine])[] {
  const cached = pairsByDog.get(dog);
  if (cached) return cached;
  const pairs = dog.face ? pairsOf(dog.lines, dog.face.eyes) : [];
  pairsByDog.set(dog, pairs);
  return pairs;
}

function pairsOf(
  lines: readonly InkLine[],
  [a, b]: readonly [Point, Point],
): (readonly [InkLine, InkLine])[] {
  const eyeDistance = distance(a, b) || 1;
  const measured = lines.map(measure);
  const linesBeside = (eye: Point, other: Point): EyeLine[] =>
    measured.filter(({ middle }) => {
      const distanceToEye = distance(middle, eye);
      return distanceToEye < REACH * eyeDistance && distanceToEye < distance(middle, other);
    });
  const free = new Set(linesBeside(b, a));
  return linesBeside(a, b).flatMap((one) => {
    const mirrored = mirror(one.middle, a, b);
    const offset = ({ middle }: EyeLine): number => distance(middle, mirrored);
    const [partner] = [...free]
      .filter(
        (other) =>
          offset(other) < MAX_OFFSET * eyeDistance &&
          min(one.length, other.length) > MIN_SHARE * max(one.length, other.length),
      )
      .sort((x, y) => offset(x) - offset(y));
    if (!partner) return [];
    free.delete(partner);
    return [[one.line, partner.line] as const];
  });
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => hypot(ax - bx, ay - by);

/** Mirrors a point at the line halfway between the eyes. */
function mirror([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - (ax + bx) / 2) * dx + (y - (ay + by) / 2) * dy) / (dx * dx + dy * dy || 1);
  return [x - 2 * along * dx, y - 2 * along * dy];
}

/** The mean of a line's points, and its length. */
function measure(line: InkLine): EyeLine {
  const p = line.points;
  let [x, y, length] = [0, 0, 0];
  for (let i = 0; i < p.length; i += 3) {
    x += p[i];
    y += p[i + 1];
    if (i > 0) length += hypot(p[i] - p[i - 3], p[i + 1] - p[i - 2]);
  }
  const n = p.length / 3 || 1;
  return { line, middle: [x / n, y / n], length };
}
