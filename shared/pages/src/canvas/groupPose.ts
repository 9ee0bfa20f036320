import type { Circle } from '@scribblepup/imaging';
import { resampleRing } from '@scribblepup/imaging/curves/rings';
import { clamp } from '@scribblepup/imaging/plane';
import type { DogArt } from '@scribblepup/tracing';
import { placedDogOf } from './placedDog';
import type { SheetHead } from './sheetHead';
import type { DogPlace } from './dogRoom';

const { abs, sign, sqrt } = Math;

/** A dog at the group's scale, with its feet at 0 and its left edge at 0. */
export interface Pose {
  readonly dog: DogArt;
  readonly who: number;
  readonly scale: number;
  readonly mirror: boolean;
  readonly w: number;
  readonly h: number;
  readonly ring: readonly number[];
  /** The part of the head that must stay visible. */
  readonly face: Circle;
  /** Height of the face above the feet. */
  readonly faceHeight: number;
  /** 1 if it faces right, -1 if it faces left, 0 if it faces the viewer. */
  readonly facing: number;
  readonly cut: { readonly left: boolean; readonly right: boolean };
}

/** Number of points of an outline that is compared with the other dog. */
const OUTLINE_POINTS = 120;
/** Radius of the face that must stay visible, in skull widths. */
export const FACE_RADIUS = 0.72;
/**
 * Minimum distance of the nose from the middle of a head that counts as turned, in skull widths.
 */
const MIN_NOSE_OFFSET = 0.08;
/**
 * Minimum distance of the head from the middle of a dog that counts as seen from the side, as a
 * share of the dog's width.
 */
const MIN_HEAD_OFFSET = 0.12;

const headOf = (dog: DogArt, place: DogPlace): SheetHead =>
  placedDogOf(
    dog,
    {
      kind: 'dog',
      mirror: false,
      line: 0,
      outline: 0,
      halo: 0,
      detail: 0,
      markings: false,
      ...place,
    },
    0,
  ).head;

/**
 * The scale of the second dog relative to the first. Whole dogs have the same area in dog units, so
 * only part of the difference between their heads must be evened out.
 */
export function matchingScale(a: DogArt, b: DogArt): number {
  const [p, q] = [a, b].map((dog) => headOf(dog, { scale: 1, dx: 0, dy: 0 }));
  const heads = p.width / q.width;
  if (!a.cut.bottom && !b.cut.bottom) return clamp(sqrt(heads), 0.75, 1.33);
  return p.face && q.face ? clamp(heads, 0.45, 2.2) : clamp(heads, 0.6, 1.7);
}

/** A dog at this scale, with the measurements that are needed to put another dog next to it. */
export function poseOf(dog: DogArt, who: number, scale: number, mirror: boolean): Pose {
  const [w, h] = [dog.width * scale, dog.height * scale];
  const place = { scale, dx: mirror ? w : 0, dy: -h, mirror };
  const { eyeMidpoint, width, face } = headOf(dog, place);
  const at = mirror ? -scale : scale;
  const ring = resampleRing(dog.outline[0] ?? [], OUTLINE_POINTS).map((v, i) =>
    i % 2 === 0 ? place.dx + at * v : place.dy + scale * v,
  );
  const noseOffset = face ? (face.nose[0] - eyeMidpoint[0]) / width : 0;
  const headOffset = (eyeMidpoint[0] - w / 2) / w;
  return {
    dog,
    who,
    scale,
    mirror,
    w,
    h,
    ring,
    face: { x: eyeMidpoint[0], y: eyeMidpoint[1] + width * 0.22, r: width * FACE_RADIUS },
    faceHeight: -eyeMidpoint[1],
    facing:
      abs(noseOffset) > MIN_NOSE_OFFSET
        ? sign(noseOffset)
        : abs(headOffset) > MIN_HEAD_OFFSET
          ? sign(headOffset)
          : 0,
    cut: mirror
      ? { left: dog.cut.right, right: dog.cut.left }
      : { left: dog.cut.left, right: dog.cut.right },
  };
}
