import type { Point } from '@scribblepup/imaging';
import { isNearOutline, type DogShape } from '../dogShape';
import { faceSize } from '../face/drawFaces';
import type { FacePoints } from '../face/types';

// Usual radius of an eye, face sizes; nearer to the outline, an eye would be drawn across it. Of 10
// such far eyes on photos with marked faces, 6 are marked as hidden; the others bulge from the head.
const EYE_RADIUS = 0.08;

/**
 * Drops the far eye of a head seen from the side. The finder places it at the outline, even if the
 * head hides it. Frame px.
 */
export function withoutHiddenEye(shape: DogShape, face: FacePoints): FacePoints {
  const [left, right] = face.eyes,
    { nose } = face;
  if (!left || !right || !nose) return face;
  const size = faceSize(face, 0);
  // Seen from the side, a face is larger than its eyes are apart.
  if (Math.hypot(left[0] - right[0], left[1] - right[1]) >= size) return face;
  const isHidden = (eye: Point): boolean =>
    isTowardNose(eye, eye === left ? right : left, nose) &&
    isNearOutline(shape, eye, EYE_RADIUS * size);
  return { ...face, eyes: face.eyes.filter((eye) => !isHidden(eye)) };
}

/** Whether the nose lies beyond an eye, along the line from the other eye. */
const isTowardNose = ([x, y]: Point, [otherX, otherY]: Point, [noseX, noseY]: Point): boolean =>
  (noseX - x) * (x - otherX) + (noseY - y) * (y - otherY) > 0;
