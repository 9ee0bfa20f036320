import { lineLength, pointsWithoutWidths } from './lines';
import type { DogArt, InkLine } from '@scribblepup/tracing';
import { clearLines } from './clearLines';

const { hypot } = Math;

/** Minimum length of what remains of a line that was kept clear of others, in sheet units. */
const MIN_REMAINDER = 34;

/**
 * Minimum length of a line away from the face, in sheet units (23 mm). Long ones are legs and ears;
 * short ones are fur, and look like scratches if they are few.
 */
const MIN_BODY_LINE = 90;

/**
 * Radius of a face around the middle of its eyes and nose, in distances between the farthest two.
 */
const FACE_RADIUS = 1.1;

/** A circle around the face; null if neither the face nor the head is known. */
function faceCircle({ face, head }: DogArt): { x: number; y: number; r: number } | null {
  if (!face) return head ? { x: head.at[0], y: head.at[1], r: head.size * 0.6 } : null;
  const points = [...face.eyes, face.nose];
  const [x, y] = [0, 1].map((axis) => points.reduce((sum, p) => sum + p[axis], 0) / 3) as [
    number,
    number,
  ];
  const maxDistance = Math.max(
    ...points.flatMap((a) => points.map((b) => hypot(a[0] - b[0], a[1] - b[1]))),
  );
  return { x, y, r: FACE_RADIUS * maxDistance };
}

/**
 * The lines of a dog for a young child: those on the face, and the long ones on the body, all clear
 * of each other and of the rings.
 * @param lines the lines, the strongest first
 * @param clear distance of lines from rings and each other, in sheet units
 */
export function youngLines(
  dog: DogArt,
  lines: readonly InkLine[],
  rings: readonly (readonly number[])[],
  clear: number,
  scale: number,
): InkLine[] {
  const circle = faceCircle(dog);
  const isOnFace = (line: InkLine): boolean => {
    if (!circle) return false;
    const places = pointsWithoutWidths(line);
    const middle = (places.length >> 2) * 2;
    return hypot(places[middle] - circle.x, places[middle + 1] - circle.y) < circle.r;
  };
  const isShown = (line: InkLine): boolean =>
    isOnFace(line) || lineLength(line) * scale >= MIN_BODY_LINE;
  return clearLines(
    lines.filter(isShown),
    rings,
    clear / scale,
    MIN_REMAINDER / scale,
    dog.solids,
  ).filter(isShown);
}
