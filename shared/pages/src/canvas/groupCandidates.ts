import type { Circle } from '@scribblepup/imaging';
import { contains } from '@scribblepup/imaging/curves/rings';
import { FACE_RADIUS, type Pose } from './groupPose';

const { abs, hypot, max, min } = Math;

/**
 * How two dogs share a page: next to each other, one behind the other, on both sides of a toy, or
 * looking over a rim with their heads at one height.
 */
export type GroupLayout = 'beside' | 'behind' | 'playing' | 'over';

/** A pose with its position: its left edge, and how far its feet are below the group's ground. */
export interface Placed {
  readonly pose: Pose;
  readonly x: number;
  readonly y: number;
}

/** An arrangement of two dogs. The best one has the highest score. */
export interface Candidate {
  readonly back: Placed;
  readonly front: Placed;
  readonly bounds: readonly [left: number, top: number, right: number, bottom: number];
  readonly score: number;
}

/** Gap between a face and the outline of the dog in front, in dog units: the front dog's halo. */
const HALO = 14;
/** An outline at most this far from a cropped side, in dog units, counts as cropped. */
const CROP_TOLERANCE = 4;

/** Overlaps to try, as shares of the width of the narrower dog; a negative overlap is a gap. */
const OVERLAPS: Readonly<Record<GroupLayout, readonly number[]>> = {
  beside: [-0.06, 0, 0.06, 0.12],
  behind: [0.18, 0.26, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74],
  playing: [-0.3],
  over: [-0.06, 0, 0.08, 0.16, 0.24],
};
/**
 * Lifts to try: how high the dog behind stands, as a share of its height, or of 2.4 skull widths if
 * both dogs end at the same height.
 */
const LIFTS: Readonly<Record<GroupLayout, readonly number[]>> = {
  beside: [0, 0.04],
  behind: [0.06, 0.12, 0.2, 0.3, 0.4],
  playing: [0],
  over: [0, 0.1],
};

/**
 * How much a lift lowers the score. If a whole dog stands high behind another one, its feet show
 * and it seems to float.
 */
const LIFT_COST = { whole: 1.6, cropped: 0.3 } as const;

/** Size of the room that a look usually offers, in sheet units. */
const USUAL_ROOM = { w: 600, h: 680 };

/**
 * Each way to put `back` behind `front`, with back on the left or on the right.
 * @param evenBottom true if both must end at the same height
 * @param weight factor for the score
 */
export function* candidates(
  front: Pose,
  back: Pose,
  layout: GroupLayout,
  evenBottom: boolean,
  weight: number,
): Generator<Candidate> {
  const liftCost = evenBottom ? LIFT_COST.cropped : LIFT_COST.whole;
  for (const side of [-1, 1])
    for (const overlap of OVERLAPS[layout])
      for (const lift of LIFTS[layout]) {
        const share = overlap * min(front.w, back.w);
        const x = side < 0 ? share - back.w : front.w - share;
        const [y, frontY] = evenBottom ? sinkDepths(back, front, lift) : [-lift * back.h, 0];
        const scored = candidate(
          { pose: back, x, y },
          { pose: front, x: 0, y: frontY },
          evenBottom,
          weight * (1 - liftCost * lift) * facingFactor(back, front, side),
        );
        if (scored) yield scored;
      }
}

/** Factor for the score; less than 1 for dogs that look away from each other. */
const facingFactor = (back: Pose, front: Pose, side: number): number =>
  (back.facing === side ? 0.8 : 1) * (front.facing === -side ? 0.8 : 1);

/**
 * How far each of two dogs extends below the group if one is cropped, so that their heads are at
 * about the same height.
 */
function sinkDepths(back: Pose, front: Pose, lift: number): [back: number, front: number] {
  const skull = (back.face.r + front.face.r) / 2 / FACE_RADIUS;
  const lowerFaceHeight = min(back.faceHeight, front.faceHeight);
  const frontSink = max(0, front.faceHeight - lowerFaceHeight - 0.3 * skull);
  return [max(0, back.faceHeight - (front.faceHeight - frontSink) - 2.4 * lift * skull), frontSink];
}

/** Scores two placed dogs; null if a face is hidden or a cropped side would be visible. */
function candidate(
  back: Placed,
  front: Placed,
  evenBottom: boolean,
  weight: number,
): Candidate | null {
  const both = [back, front];
  const left = min(...both.map(({ x }) => x));
  const right = max(...both.map(({ x, pose }) => x + pose.w));
  const top = min(...both.map(({ y, pose }) => y - pose.h));
  const bottom = evenBottom ? 0 : max(...both.map(({ y }) => y));
  const visibleCrops = both.map((placed) => [
    placed.pose.cut.left && !isCropHidden(placed, front, 'left'),
    placed.pose.cut.right && !isCropHidden(placed, front, 'right'),
  ]);
  // A visible cropped side must be a side of the group, and only one side may be cropped.
  if (both.some(({ x }, i) => visibleCrops[i][0] && x > left + CROP_TOLERANCE)) return null;
  if (both.some(({ x, pose }, i) => visibleCrops[i][1] && x + pose.w < right - CROP_TOLERANCE))
    return null;
  if (visibleCrops.some(([l]) => l) && visibleCrops.some(([, r]) => r)) return null;
  const face = faceIn(back);
  const [dx, dy] = [face.x - front.x, face.y - front.y];
  const { ring } = front.pose;
  if (contains([ring], dx, dy)) return null;
  for (let i = 0; i < ring.length; i += 2)
    if (hypot(ring[i] - dx, ring[i + 1] - dy) < face.r + HALO) return null;
  const size = min(USUAL_ROOM.w / (right - left), USUAL_ROOM.h / (bottom - top));
  return { back, front, bounds: [left, top, right, bottom], score: size * weight };
}

const faceIn = ({ pose: { face }, x, y }: Placed): Circle => ({
  ...face,
  x: face.x + x,
  y: face.y + y,
});

/** True if the dog in front hides a side on which the photo crops the dog behind it. */
export function isCropHidden(placed: Placed, front: Placed, side: 'left' | 'right'): boolean {
  if (placed === front) return false;
  const { ring, w, scale } = placed.pose;
  const edge = side === 'left' ? 0 : w;
  for (let i = 0; i < ring.length; i += 2) {
    if (abs(ring[i] - edge) > CROP_TOLERANCE * scale || ring[i + 1] + placed.y > 0) continue;
    if (
      !contains([front.pose.ring], ring[i] + placed.x - front.x, ring[i + 1] + placed.y - front.y)
    )
      return false;
  }
  return true;
}
