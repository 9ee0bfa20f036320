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

/** The points that a drawn dog has: eyes, nose, and where the ears begin at the head. */
export type FacePoints = Partial<Readonly<Record<(typeof pointNames)[number], Point>>>;

/** The face with each point moved. */
export const movedFace = (face: FacePoints, move: (point: Point) => Point): FacePoints =>
  Object.fromEntries(Object.entries(face).map(([name, point]) => [name, move(point)]));

const otherSide = (name: string): string =>
  name.startsWith('left_') ? name.replace('left_', 'right_') : name.replace('right_', 'left_');

/** The face of the mirrored dog: its left eye was the right one. The points stay where they are. */
export const swappedSides = (face: FacePoints): FacePoints =>
  Object.fromEntries(Object.entries(face).map(([name, point]) => [otherSide(name), point]));
