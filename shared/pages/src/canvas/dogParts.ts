import { contains, signedArea, outerRings } from '@scribblepup/imaging/curves/rings';
import type { Bounds, Point } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';

const { abs, hypot, max, min } = Math;

/** One of the two dogs of a drawing. */
export interface DogPart {
  /** This dog alone, as a separate drawing whose bounds start at 0. */
  readonly art: DogArt;
  /** Its position in the whole drawing, in dog units. */
  readonly x: number;
  readonly y: number;
  /** This dog alone, at its place in the whole drawing. */
  readonly inPlace: DogArt;
}

/** Minimum size of the smaller of two dogs, as a share of the area of the larger one. */
const MIN_SHARE = 0.2;

/** Minimum number of eyes and noses of a part that counts as a separate dog. */
const MIN_FEATURES = 2;

/** Distance from an edge of the drawing at which a part counts as cropped there, in dog units. */
const CROP_TOLERANCE = 3;

const partsByDog = new WeakMap<DogArt, readonly [DogPart, DogPart] | null>();

/**
 * The two dogs of a drawing, if they do not touch; the dog whose head is known comes first. Null
 * for any other drawing. Each of the two must have a face, because something in front of a single
 * dog may divide its outline too.
 */
export function dogParts(dog: DogArt): readonly [DogPart, DogPart] | null {
  const cached = partsByDog.get(dog);
  if (cached !== undefined) return cached;
  const parts = divide(dog);
  partsByDog.set(dog, parts);
  return parts;
}

function divide(dog: DogArt): readonly [DogPart, DogPart] | null {
  const rings = outerRings(dog.outline);
  if (rings.length < 2) return null;
  const size = (ring: readonly number[]): number => abs(signedArea(ring));
  const [largest, second, third] = rings.toSorted((a, b) => size(b) - size(a));
  const isLarge = (ring: readonly number[]): boolean => size(ring) >= MIN_SHARE * size(largest);
  if (!isLarge(second) || isLarge(third ?? [])) return null;
  const knownHead = dog.face?.nose ?? dog.head?.at;
  const isSecondKnown =
    knownHead !== undefined && distanceTo(second, knownHead) < distanceTo(largest, knownHead);
  const [first, other] = isSecondKnown ? [second, largest] : [largest, second];
  const parts = [
    partOf(dog, { ring: first, otherRing: other, hasKnownHead: true }),
    partOf(dog, { ring: other, otherRing: first, hasKnownHead: false }),
  ] as const;
  return parts.every(({ art }) => art.solids.length >= MIN_FEATURES) ? parts : null;
}

/** Distance of a point from a ring; 0 inside. */
function distanceTo(ring: readonly number[], [x, y]: Point): number {
  if (contains([ring], x, y)) return 0;
  let nearest = Infinity;
  for (let i = 0; i < ring.length; i += 2)
    nearest = min(nearest, hypot(ring[i] - x, ring[i + 1] - y));
  return nearest;
}

/** Points of a flat list: every point of a short list, otherwise 10 to 20 of them. */
function pointsOf(flat: readonly number[], stride: 2 | 3 = 2): Point[] {
  const count = flat.length / stride;
  const step = max(1, Math.floor(count / 10));
  const points: Point[] = [];
  for (let i = 0; i < count; i += step) points.push([flat[i * stride], flat[i * stride + 1]]);
  return points;
}

interface Division {
  /** The outer ring of this dog. */
  readonly ring: readonly number[];
  readonly otherRing: readonly number[];
  /** True if the head that the drawing records belongs to this dog. */
  readonly hasKnownHead: boolean;
}

/**
 * The part of a drawing that belongs to a ring: everything nearer to it than to the other dog's
 * ring.
 */
function partOf(dog: DogArt, { ring, otherRing, hasKnownHead }: Division): DogPart {
  const isOwn = (points: readonly Point[]): boolean => {
    const [distance, otherDistance] = [ring, otherRing].map((shape) =>
      points.reduce((sum, point) => sum + distanceTo(shape, point), 0),
    );
    return distance < otherDistance || (distance === otherDistance && hasKnownHead);
  };
  const outline = [
    ring,
    ...dog.outline.filter(
      (shape) => shape !== ring && shape !== otherRing && isOwn(pointsOf(shape)),
    ),
  ].map((shape) => [...shape]);
  const solids = dog.solids.filter((shape) => isOwn(pointsOf(shape)));
  const lights = dog.lights.filter(({ x, y }) => isOwn([[x, y]]));
  const { face, head } = hasKnownHead ? dog : headOf(solids, lights);
  const bounds = boundsOf(outline);
  const { cut, width, height } = dog;
  const inPlace: DogArt = {
    ...dog,
    outline,
    solids,
    lights,
    lines: dog.lines.filter(({ points }) => isOwn(pointsOf(points, 3))),
    markings: dog.markings.filter((shape) => isOwn(pointsOf(shape))),
    face,
    head,
    cut: {
      left: cut.left && bounds.x0 < CROP_TOLERANCE,
      top: cut.top && bounds.y0 < CROP_TOLERANCE,
      right: cut.right && bounds.x1 > width - CROP_TOLERANCE,
      bottom: cut.bottom && bounds.y1 > height - CROP_TOLERANCE,
    },
  };
  return { inPlace, art: moved(inPlace, bounds), x: bounds.x0, y: bounds.y0 };
}

/**
 * Derives the face and the head of a dog from its drawn eyes and nose. A solid with a highlight is
 * an eye.
 */
function headOf(solids: DogArt['solids'], lights: DogArt['lights']): Pick<DogArt, 'face' | 'head'> {
  const isEye = (ring: readonly number[]): boolean =>
    lights.some(({ x, y }) => contains([ring], x, y));
  const [eyes, noses] = [true, false].map((wanted) =>
    solids.filter((ring) => isEye(ring) === wanted).map((ring) => middleOf(boundsOf([ring]))),
  );
  const [nose] = noses;
  if (eyes.length === 2 && noses.length === 1) {
    const [left, right] = eyes.toSorted(([a], [b]) => a - b);
    return { face: { eyes: [left, right], nose } };
  }
  const points = [...eyes, ...noses];
  const { x0, y0, x1, y1 } = boundsOf([points.flat()]);
  return {
    face: null,
    head: {
      at: middleOf({ x0, y0, x1, y1 }),
      size: hypot(x1 - x0, y1 - y0),
      ...(noses.length === 1 && { nose }),
    },
  };
}

const middleOf = ({ x0, y0, x1, y1 }: Bounds): Point => [(x0 + x1) / 2, (y0 + y1) / 2];

function boundsOf(rings: readonly (readonly number[])[]): Bounds {
  const all = rings.flat();
  const [xs, ys] = [0, 1].map((axis) => all.filter((_, i) => i % 2 === axis));
  return { x0: min(...xs), y0: min(...ys), x1: max(...xs), y1: max(...ys) };
}

/** A drawing, moved so that these bounds start at 0. */
function moved(dog: DogArt, { x0, y0, x1, y1 }: Bounds): DogArt {
  const at = ([x, y]: Point): Point => [x - x0, y - y0];
  const movedPoints = (points: readonly number[], stride: 2 | 3 = 2): number[] =>
    points.map((v, i) => (i % stride === 0 ? v - x0 : i % stride === 1 ? v - y0 : v));
  const { face, head } = dog;
  return {
    ...dog,
    width: x1 - x0,
    height: y1 - y0,
    outline: dog.outline.map((ring) => movedPoints(ring)),
    lines: dog.lines.map((line) => ({ ...line, points: movedPoints(line.points, 3) })),
    solids: dog.solids.map((ring) => movedPoints(ring)),
    lights: dog.lights.map(({ x, y, r }) => ({ x: x - x0, y: y - y0, r })),
    markings: dog.markings.map((line) => movedPoints(line)),
    face: face && { eyes: [at(face.eyes[0]), at(face.eyes[1])], nose: at(face.nose) },
    head: head && { ...head, at: at(head.at), ...(head.nose && { nose: at(head.nose) }) },
  };
}
