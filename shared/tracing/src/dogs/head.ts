import type { Dog } from '@scribblepup/finder';
import type { RawArt } from '../toDogArt';
import type { FacePoints } from '../face/types';
import { toFrame, type PhotoFrame } from '../framing/frame';

type Head = NonNullable<RawArt['head']>;

/** The face if both eyes and the nose are known, otherwise null; frame px. */
export const frontalFace = (face: FacePoints | undefined): RawArt['face'] => {
  const [left, right] = face?.eyes ?? [];
  return left && right && face?.nose ? { eyes: [left, right], nose: face.nose } : null;
};

// Minimum size of a head, as a share of the square root of the dog's area; a smaller one is a spot
// of the coat. On training photos, the smallest of 398 correctly found faces had .09.
const MIN_SIZE_SHARE = 0.07;
// Minimum distance between the points of a face, as a share of the square root of the area of all
// drawn dogs; closer points are on the same eye or nose. It is half of MIN_SIZE_SHARE, because the
// area may be that of several dogs.
const MIN_DISTANCE_SHARE = MIN_SIZE_SHARE / 2;

/**
 * The head of a face, in frame px; undefined if its size is unknown, because the face has only one
 * point or its points are too close together.
 * @param dogSize square root of the area of all drawn dogs, frame px
 */
export function headOfPoints({ eyes, nose }: FacePoints, dogSize: number): Head | undefined {
  const points = nose ? [...eyes, nose] : eyes;
  const mean = (axis: 0 | 1): number =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const size = Math.max(
    ...points.flatMap((a) => points.map((b) => Math.hypot(a[0] - b[0], a[1] - b[1]))),
  );
  if (size < MIN_DISTANCE_SHARE * dogSize) return undefined;
  return { at: [mean(0), mean(1)], size, ...(nose && { nose }) };
}

/**
 * The head of a found dog, in frame px; undefined if no face was found. A face that is too doubtful
 * to be drawn still shows where the head is.
 */
export function headOf({ face, area }: Dog, frame: PhotoFrame): Head | undefined {
  if (!face || face.head.size < MIN_SIZE_SHARE * Math.sqrt(area)) return undefined;
  const { x, y, size } = face.head;
  return { at: toFrame(frame, [x + 0.5, y + 0.5]), size: size * frame.scaleX };
}
