import { isSeen, type Dog, type Found, type FoundPoint } from '@scribblepup/finder';
import type { Point } from '@scribblepup/imaging';
import type { FacePoints } from '../face/face';
import { toFrame, type PhotoFrame } from '../framing/frame';
import { isOnDog, type DogShape } from '../shape';

/**
 * Returns the visible eyes and nose of a found dog in frame px, eyes from left to right; null if
 * fewer than two of the three are visible.
 */
export function facePointsOf({ face }: Dog, frame: PhotoFrame): FacePoints | null {
  if (!face) return null;
  const { leftEye, rightEye, nose } = face.points;
  const place = (point: FoundPoint): Point => toFrame(frame, [point.x + 0.5, point.y + 0.5]);
  const eyes = [leftEye, rightEye]
    .filter(isSeen)
    .map(place)
    .sort((p, q) => p[0] - q[0]);
  return withEnough({ eyes, ...(isSeen(nose) ? { nose: place(nose) } : {}) });
}

/**
 * Drops points that the brush or the crop has removed from the dog; null if fewer than two are
 * left.
 */
export function faceOn(shape: DogShape, { eyes, nose }: FacePoints): FacePoints | null {
  const isOn = (point: Point): boolean => isOnDog(shape, point);
  return withEnough({ eyes: eyes.filter(isOn), ...(nose && isOn(nose) ? { nose } : {}) });
}

const withEnough = (face: FacePoints): FacePoints | null =>
  face.eyes.length + (face.nose ? 1 : 0) < 2 ? null : face;

/** Index of the found dog at a point of the photo, px; -1 if there is none. */
export function dogAt({ probability, owners }: Found, [x, y]: Point): number {
  const { width, height, left, top, stepX, stepY } = probability;
  const column = Math.round((x - 0.5 - left) / stepX),
    row = Math.round((y - 0.5 - top) / stepY);
  const isInside = column >= 0 && row >= 0 && column < width && row < height;
  return isInside ? owners[row * width + column] - 1 : -1;
}
