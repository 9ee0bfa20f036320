import type { Point } from './geometry';

/** The points of the labels, in their order; left and right are the dog's own. */
export const pointNames = [
  'left_eye',
  'right_eye',
  'nose',
  'left_ear',
  'right_ear',
  'left_front_elbow',
  'right_front_elbow',
  'left_back_elbow',
  'right_back_elbow',
  'left_front_knee',
  'right_front_knee',
  'left_back_knee',
  'right_back_knee',
  'left_front_paw',
  'right_front_paw',
  'left_back_paw',
  'right_back_paw',
  'throat',
  'withers',
  'tailbase',
] as const;

/** The points of a drawn dog: eyes, nose and ear bases. */
export type FacePoints = Partial<Readonly<Record<(typeof pointNames)[number], Point>>>;

/** Moves each point of a face. */
export const movedFace = (face: FacePoints, move: (point: Point) => Point): FacePoints =>
  Object.fromEntries(Object.entries(face).map(([name, point]) => [name, move(point)]));

const otherSide = (name: string): string =>
  name.startsWith('left_') ? name.replace('left_', 'right_') : name.replace('right_', 'left_');

/** Swaps the names of left and right points for a mirrored dog. Their positions stay. */
export const swappedSides = (face: FacePoints): FacePoints =>
  Object.fromEntries(Object.entries(face).map(([name, point]) => [otherSide(name), point]));
