import type { Point } from '@scribblepup/imaging';
import { contains, crossings } from '@scribblepup/imaging/curves/rings';
import { clamp } from '@scribblepup/imaging/plane';
import type { DogArt } from '@scribblepup/tracing';
import type { SheetBox } from './sheet';

/** The dog's head on the sheet, for placing hats and glasses. */
export interface SheetHead {
  /** Top of the head, on the outline. */
  readonly top: Point;
  /** Midpoint between the eyes, or a guess if the face is not known. */
  readonly eyeMidpoint: Point;
  /** Width of the skull, in sheet units. */
  readonly width: number;
  /** In radians, at most 18 degrees either way. */
  readonly tilt: number;
  /** The nose on the sheet; null if it is not known. */
  readonly nose: Point | null;
  /** Left and right eye on the sheet, and the nose; null if the face is not known. */
  readonly face: { readonly eyes: readonly [Point, Point]; readonly nose: Point } | null;
}

/** The nose on the sheet, or the midpoint between the eyes if the nose is not known. */
export const noseOf = ({ nose, eyeMidpoint }: SheetHead): Point => nose ?? eyeMidpoint;

/** Maximum tilt of a head, in radians: 18 degrees. */
const MAX_TILT = (18 * Math.PI) / 180;

/** A drawing's position on the sheet. */
interface PlacedDrawing {
  readonly rings: readonly number[][];
  readonly box: SheetBox;
  readonly at: (p: Point) => Point;
  /** Sheet units per dog unit. */
  readonly scale: number;
}

/**
 * The head of a dog on the sheet: from its face, else from the known position of its head, else a
 * guess.
 * @param extraTilt extra tilt of the head on the sheet in radians, to the right
 */
export function headOnSheet(
  { face, head }: DogArt,
  { rings, box, at, scale }: PlacedDrawing,
  extraTilt: number,
): SheetHead {
  return (
    (face && headFromFace(at(face.eyes[0]), at(face.eyes[1]), at(face.nose), rings, extraTilt)) ??
    (head && headFromPlace(head, at, scale, rings, extraTilt)) ??
    headFromTop(rings, box, extraTilt)
  );
}

const clampTilt = (tilt: number): number => clamp(tilt, -MAX_TILT, MAX_TILT);

/** The head of a dog whose eyes and nose are known; null if they are not on the dog. */
function headFromFace(
  a: Point,
  b: Point,
  nose: Point,
  rings: readonly number[][],
  extraTilt: number,
): SheetHead | null {
  const eyes: readonly [Point, Point] = a[0] <= b[0] ? [a, b] : [b, a];
  const eyeMidpoint: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const eyeDistance = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const eyesToNose = Math.hypot(nose[0] - eyeMidpoint[0], nose[1] - eyeMidpoint[1]);
  if (eyeDistance < 1 || eyesToNose < 1) return null;
  // Measure the tilt between the eyes: the line from nose to brow is skewed in a three-quarter
  // view.
  const eyeTilt = Math.atan2(eyes[1][1] - eyes[0][1], eyes[1][0] - eyes[0][0]);
  const tilt = clampTilt(eyeTilt + extraTilt);
  const skull = skullAbove(eyeMidpoint, Math.max(eyeDistance, eyesToNose * 0.8), tilt, rings);
  return skull && { ...skull, eyeMidpoint, tilt, nose, face: { eyes, nose } };
}

/**
 * Height of the eyes above the middle of a head, and their distance, as shares of the head's size.
 */
const EYE_HEIGHT = 0.3,
  EYE_DISTANCE = 0.85;

/**
 * The head at a known position: in profile, or with a face that is not drawn. Null if the position
 * is not on the dog, or if the head has no size, as in a dog stored by an earlier release.
 */
function headFromPlace(
  { at: middle, size, nose }: NonNullable<DogArt['head']>,
  at: (p: Point) => Point,
  scale: number,
  rings: readonly number[][],
  extraTilt: number,
): SheetHead | null {
  if (size <= 0) return null;
  const [x, y] = at(middle);
  const [noseX, noseY] = nose ? at(nose) : [x, y];
  const tilt = clampTilt(extraTilt);
  // In profile, the known position is the middle of the muzzle, so the point above it may be off
  // the dog. The head is then at its only eye, or at that position if the nose is unknown.
  const eye: Point = [2 * x - noseX, 2 * y - noseY];
  for (const eyeMidpoint of [[x, y - EYE_HEIGHT * size * scale], eye] as const) {
    const skull = skullAbove(eyeMidpoint, EYE_DISTANCE * size * scale, tilt, rings);
    if (skull) return { ...skull, eyeMidpoint, tilt, nose: [noseX, noseY], face: null };
  }
  return null;
}

/**
 * The point of the outline above the middle between the eyes, for a head with this tilt in radians;
 * null if that middle is not on the dog.
 */
export function topOfHead(
  eyeMidpoint: Point,
  tilt: number,
  rings: readonly (readonly number[])[],
): Point | null {
  const up: Point = [Math.sin(tilt), -Math.cos(tilt)];
  let t = 0;
  while (t < 600 && contains(rings, eyeMidpoint[0] + up[0] * t, eyeMidpoint[1] + up[1] * t))
    t += 1.5;
  return t === 0 ? null : [eyeMidpoint[0] + up[0] * t, eyeMidpoint[1] + up[1] * t];
}

/**
 * Top and width of the skull over a point between the eyes; null if the point is not on the dog.
 */
function skullAbove(
  eyeMidpoint: Point,
  size: number,
  tilt: number,
  rings: readonly number[][],
): { top: Point; width: number } | null {
  const top = topOfHead(eyeMidpoint, tilt, rings);
  if (!top) return null;
  const span = spanAround(rings, top[0], eyeMidpoint[1] - (eyeMidpoint[1] - top[1]) * 0.55);
  return {
    top,
    width: Math.max(1.5 * size, Math.min(span ? span[1] - span[0] : 0, 2.5 * size)),
  };
}

/**
 * A guess for a dog whose face and head are not known: the head is at the highest point of its
 * outline.
 */
function headFromTop(rings: readonly number[][], box: SheetBox, extraTilt: number): SheetHead {
  const ring = rings[0] ?? [];
  let [x, y] = [box.x + box.w / 2, Infinity];
  for (let i = 0; i < ring.length; i += 2) if (ring[i + 1] < y) [x, y] = [ring[i], ring[i + 1]];
  const span = spanAround(rings, x, y + box.h * 0.09);
  const width = Math.min(span ? span[1] - span[0] : box.w * 0.35, box.w * 0.6, box.h * 0.5);
  const cx = span ? (span[0] + span[1]) / 2 : x;
  const top = topAt(rings, cx, box);
  return {
    top: [cx, top],
    eyeMidpoint: [cx, top + width * 0.45],
    width,
    tilt: clampTilt(extraTilt),
    nose: null,
    face: null,
  };
}

/** The horizontal span inside the outline around x at height y. */
function spanAround(rings: readonly number[][], x: number, y: number): [number, number] | null {
  const xs = crossings(rings, y);
  for (let i = 0; i + 1 < xs.length; i += 2)
    if (xs[i] <= x + 2 && xs[i + 1] >= x - 2) return [xs[i], xs[i + 1]];
  return null;
}

/** Height of the dog's upper edge at x. */
function topAt(rings: readonly number[][], x: number, box: SheetBox): number {
  for (let y = box.y; y < box.y + box.h; y += 2) if (contains(rings, x, y)) return y;
  return box.y;
}
