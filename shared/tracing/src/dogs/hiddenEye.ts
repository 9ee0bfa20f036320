import type { Point } from '@scribblepup/imaging';
import { isNearOutline, type DogShape } from '../dogShape';
import { faceSize } from '../face/drawFaces';
import type { FacePoints } from '../face/types';

// Usual radius of an eye, face sizes; nearer to the outline, an eye would be drawn across it. Of 48
// such far eyes on photos with marked faces, 22 are marked as hidden, and most drawings are better
// without the others too.
const EYE_RADIUS = 0.08;
// Maximum distance between the eyes, as a share of their distance to the nose: of a head seen from
// the side, and of one whose outline may hide the far eye. In heads turned less, an eye at the
// outline is often visible.
const MAX_EYE_DISTANCE = 1,
  MAX_EYE_DISTANCE_AT_OUTLINE = 0.8;

/**
 * The far eye of a head seen from the side, px: the one that such a head may hide. Undefined if the
 * head is seen from the front, or if an eye or the nose is missing.
 * @param maxDistance maximum distance between its eyes, as a share of their distance to the nose
 */
export function farEyeOf(
  { eyes, nose }: FacePoints,
  maxDistance = MAX_EYE_DISTANCE,
): Point | undefined {
  const [left, right] = eyes;
  if (!left || !right || !nose) return undefined;
  const apart = Math.hypot(left[0] - right[0], left[1] - right[1]),
    toNose = Math.hypot(nose[0] - (left[0] + right[0]) / 2, nose[1] - (left[1] + right[1]) / 2);
  if (apart >= maxDistance * toNose) return undefined;
  return eyes.find((eye) => isTowardNose(eye, eye === left ? right : left, nose));
}

/**
 * Drops the far eye of a head seen from the side if it lies at the outline. The finder places it
 * there even if the head hides it. Frame px.
 */
export function withoutHiddenEye(shape: DogShape, face: FacePoints): FacePoints {
  const far = farEyeOf(face, MAX_EYE_DISTANCE_AT_OUTLINE);
  return far && isNearOutline(shape, far, EYE_RADIUS * faceSize(face, 0))
    ? { ...face, eyes: face.eyes.filter((eye) => eye !== far) }
    : face;
}

/** Whether the nose lies beyond an eye, along the line from the other eye. */
const isTowardNose = ([x, y]: Point, [otherX, otherY]: Point, [noseX, noseY]: Point): boolean =>
  (noseX - x) * (x - otherX) + (noseY - y) * (y - otherY) > 0;
