import { cellAt, type Dog, type Found, type FoundPoint } from '@scribblepup/finder';
import type { Point } from '@scribblepup/imaging';
import type { FacePoints } from '../face/types';
import { toFrame, type PhotoFrame } from '../framing/frame';
import { isOnDog, type DogShape } from '../dogShape';
import { MIN_POINTS, surePoints } from './surePoints';

/**
 * Returns the eyes and nose of a found dog that are drawn, in frame px, eyes from left to right;
 * null without a face.
 */
export function facePointsOf({ face }: Dog, frame: PhotoFrame): FacePoints | null {
  const sure = surePoints(face);
  if (!sure) return null;
  const { leftEye, rightEye, nose } = sure;
  const place = ({ x, y }: FoundPoint): Point => toFrame(frame, [x + 0.5, y + 0.5]);
  const eyes = [leftEye, rightEye]
    .filter((eye) => eye !== null)
    .map(place)
    .sort((p, q) => p[0] - q[0]);
  return { eyes, ...(nose ? { nose: place(nose) } : {}) };
}

/**
 * Drops points that the brush or the crop has removed from the dog; null if fewer than two are
 * left.
 */
export function faceOn(shape: DogShape, { eyes, nose }: FacePoints): FacePoints | null {
  const isOn = (point: Point): boolean => isOnDog(shape, point);
  const kept = { eyes: eyes.filter(isOn), ...(nose && isOn(nose) ? { nose } : {}) };
  return kept.eyes.length + (kept.nose ? 1 : 0) < MIN_POINTS ? null : kept;
}

/** Index of the found dog at a point of the photo, px; -1 if there is none. */
export function dogAt({ probability, owners }: Found, [x, y]: Point): number {
  // In the finder's coordinates, pixel centers are whole numbers.
  const cell = cellAt(probability, x - 0.5, y - 0.5);
  return cell < 0 ? -1 : owners[cell] - 1;
}
