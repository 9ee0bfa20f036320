import type { Point } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';
import type { DogItem } from '../model/types';
import {
  contains,
  crossings,
  grown,
  resampled,
  signedArea,
  outerRings,
} from '@scribblepup/imaging/curves/rings';
import { closedAt } from './closedAt';
import { sidesOf } from './crop';
import type { SheetBox } from './sheet';

/** The dog's head on the sheet, for placing hats and glasses. */
export interface SheetHead {
  /** Top of the head, on the outline. */
  readonly top: Point;
  /** Midpoint between the eyes, or a guess if the face is not known. */
  readonly mid: Point;
  /** Width of the skull, in sheet units. */
  readonly width: number;
  /** In radians, at most 18 degrees either way. */
  readonly tilt: number;
  /** The nose on the sheet; null if it is not known. */
  readonly nose: Point | null;
  /** Left and right eye on the sheet, and the nose; null if the face is not known. */
  readonly face: { readonly eyes: readonly [Point, Point]; readonly nose: Point } | null;
}

/** The dog at a position on the sheet. */
export interface Spot {
  readonly dog: DogArt;
  readonly item: DogItem;
  readonly box: SheetBox;
  readonly rings: readonly number[][];
  readonly head: SheetHead;
  readonly at: (p: Point) => Point;
  /** The dogs of a group, back to front; absent for a dog alone. */
  readonly members?: readonly Spot[];
}

/** The dogs at a spot, back to front. */
export const membersOf = (spot: Spot): readonly Spot[] => spot.members ?? [spot];

/** The outer ring around the known head; the largest if the head is in none. */
export function ringOfHead({ rings, head }: Spot): readonly number[] {
  return outerRings(rings).find((ring) => contains([ring], ...head.mid)) ?? rings[0] ?? [];
}

/** Number of points of a grown outline. */
const OUTLINE_POINTS = 80;

/**
 * The outlines of all dogs at a spot, grown by a distance that things keep from them. The page may
 * close a dog where the photo crops it.
 */
export const outlinesAround = (spot: Spot, distance: number): number[][] =>
  membersOf(spot).flatMap(({ dog, at }) =>
    outerRings(ringsOnSheet(closedAt(dog, sidesOf(dog)), at)).map((ring) =>
      grown(resampled(ring, OUTLINE_POINTS), distance),
    ),
  );

/** The outline of a dog on the sheet. */
const ringsOnSheet = ({ outline }: DogArt, at: Spot['at']): number[][] =>
  outline.map((ring) => {
    const out: number[] = [];
    for (let i = 0; i < ring.length; i += 2) out.push(...at([ring[i], ring[i + 1]]));
    return out;
  });

/** True if a point is in at least one of the rings, which may overlap. */
export const isInAny = (rings: readonly (readonly number[])[], [x, y]: Point): boolean =>
  rings.some((ring) => contains([ring], x, y));

/** Number of points around an eye or a nose. */
const FEATURE_POINTS = 12;

/**
 * Points around the eyes and noses of further dogs of the photo, on the sheet. Only the first dog's
 * face is known as such.
 */
export function facesOfFurtherDogs(spot: Spot): Point[] {
  const own = ringOfHead(spot);
  return spot.dog.solids.flatMap((solid) => {
    const around = grown(
      resampled(solid, FEATURE_POINTS),
      Math.sqrt(Math.abs(signedArea(solid)) / Math.PI),
    );
    const points = around.flatMap((x, i) => (i % 2 === 0 ? [spot.at([x, around[i + 1]])] : []));
    return points.some(([x, y]) => contains([own], x, y)) ? [] : points;
  });
}

/**
 * The eyes and the nose of the dog whose face is known, each as points of its outline on the sheet.
 */
export function ownFeatures({ dog: { face, solids }, at }: Spot): Point[][] {
  if (!face) return [];
  const centers: readonly Point[] = [...face.eyes, face.nose];
  return solids
    .filter((solid) => centers.some((center) => contains([solid], ...center)))
    .map((solid) => {
      const points = resampled(solid, FEATURE_POINTS);
      return points.flatMap((x, i) => (i % 2 === 0 ? [at([x, points[i + 1]])] : []));
    });
}

/** Least distance of further eyes and noses from the known head, in skull widths. */
const FURTHER_FROM_HEAD = 0.8;

/**
 * The eyes and the noses of further dogs of the photo, whether the dogs touch or not, each as points
 * of its outline on the sheet. None if no head is known.
 */
export function furtherFeatures({ dog: { face, head: place, solids }, at, head }: Spot): Point[][] {
  if (!face && !place) return [];
  const own: readonly Point[] = face ? [...face.eyes, face.nose] : [];
  return solids
    .filter((solid) => !own.some((center) => contains([solid], ...center)))
    .map((solid) => {
      const points = resampled(solid, FEATURE_POINTS);
      return points.flatMap((x, i) => (i % 2 === 0 ? [at([x, points[i + 1]])] : []));
    })
    .filter((points) =>
      [head.mid, noseOf(head)].every(([x, y]) =>
        points.every(([px, py]) => Math.hypot(px - x, py - y) > FURTHER_FROM_HEAD * head.width),
      ),
    );
}

/** The nose on the sheet, or a guess if the face is not known. */
export const noseOf = ({ nose, mid }: SheetHead): Point => nose ?? mid;

/**
 * The horizontal middle between the first dog's nose and the faces of further dogs of the photo;
 * null if there are none.
 */
export function middleOfFaces(spot: Spot): number | null {
  const others = facesOfFurtherDogs(spot).map(([x]) => x);
  if (others.length === 0) return null;
  return (noseOf(spot.head)[0] + others.reduce((sum, x) => sum + x, 0) / others.length) / 2;
}

/** How far the chin is below the nose, as a share of the head's width. */
const BELOW_NOSE = 0.15;

/** Distance of the chin from the lower edge of the eyes and the nose, in sheet units. */
const BELOW_FEATURES = 8;

/** Height of the chin on the sheet. */
export function chinOf(spot: Spot): number {
  const features = ownFeatures(spot)
    .flat()
    .map(([, y]) => y + BELOW_FEATURES);
  return Math.max(noseOf(spot.head)[1] + BELOW_NOSE * spot.head.width, ...features);
}

/**
 * Maximum width of a drawing of a head alone, and maximum distance of its chin from its lower edge,
 * in skull widths.
 */
const BARE_HEAD = { width: 2, neck: 0.3 } as const;

/** True if a drawing shows a head without a body, which ends at the neck though no photo crops it. */
export function isBareHead(spot: Spot): boolean {
  const { dog, box, head } = spot;
  return (
    !dog.cut.bottom &&
    box.w < BARE_HEAD.width * head.width &&
    box.y + box.h - chinOf(spot) < BARE_HEAD.neck * head.width
  );
}

/** Maximum tilt of a head, in radians: 18 degrees. */
const MAX_TILT = (18 * Math.PI) / 180;

/**
 * Computes the dog's geometry on the sheet.
 * @param lean extra tilt of the head in radians, to the right in the photo.
 */
export function spotOf(dog: DogArt, item: DogItem, lean: number): Spot {
  const at = ([x, y]: Point): Point => [
    item.dx + (item.mirror ? -1 : 1) * item.scale * x,
    item.dy + item.scale * y,
  ];
  const rings = ringsOnSheet(dog, at);
  const w = dog.width * item.scale;
  const box = { x: item.mirror ? item.dx - w : item.dx, y: item.dy, w, h: dog.height * item.scale };
  const extraTilt = item.mirror ? -lean : lean;
  const head =
    (dog.face &&
      headFromFace(
        at(dog.face.eyes[0]),
        at(dog.face.eyes[1]),
        at(dog.face.nose),
        rings,
        extraTilt,
      )) ??
    (dog.head && headFromPlace(dog.head, at, item.scale, rings, extraTilt)) ??
    headFromTop(rings, box, extraTilt);
  return { dog, item, box, rings, at, head };
}

const clampTilt = (tilt: number): number => Math.max(-MAX_TILT, Math.min(MAX_TILT, tilt));

/** The head of a dog whose eyes and nose are known; null if they are not on the dog. */
function headFromFace(
  a: Point,
  b: Point,
  nose: Point,
  rings: readonly number[][],
  lean: number,
): SheetHead | null {
  const eyes: readonly [Point, Point] = a[0] <= b[0] ? [a, b] : [b, a];
  const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const eyeDistance = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const eyesToNose = Math.hypot(nose[0] - mid[0], nose[1] - mid[1]);
  if (eyeDistance < 1 || eyesToNose < 1) return null;
  // Measure the tilt between the eyes: the line from nose to brow is skewed in a three-quarter
  // view.
  const eyeTilt = Math.atan2(eyes[1][1] - eyes[0][1], eyes[1][0] - eyes[0][0]);
  const tilt = clampTilt(eyeTilt + lean);
  const skull = skullAbove(mid, Math.max(eyeDistance, eyesToNose * 0.8), tilt, rings);
  return skull && { ...skull, mid, tilt, nose, face: { eyes, nose } };
}

/** Height of the eyes over the middle of a head, and the distance between them, in sizes of the head. */
const EYES_UP = 0.3,
  EYES_APART = 0.85;

/**
 * The head at a known place: in profile, or with a face that is not drawn. Null if the place is not
 * on the dog, or if the head has no size, as in a dog stored by an earlier release.
 */
function headFromPlace(
  { at: middle, size, nose }: NonNullable<DogArt['head']>,
  at: (p: Point) => Point,
  scale: number,
  rings: readonly number[][],
  lean: number,
): SheetHead | null {
  if (size <= 0) return null;
  const [x, y] = at(middle);
  const mid: Point = [x, y - EYES_UP * size * scale];
  const tilt = clampTilt(lean);
  const skull = skullAbove(mid, EYES_APART * size * scale, tilt, rings);
  return skull && { ...skull, mid, tilt, nose: nose ? at(nose) : [x, y], face: null };
}

/**
 * The point of the outline above the middle between the eyes, for a head with this tilt in radians;
 * null if that middle is not on the dog.
 */
export function topOfHead(
  mid: Point,
  tilt: number,
  rings: readonly (readonly number[])[],
): Point | null {
  const up: Point = [Math.sin(tilt), -Math.cos(tilt)];
  let t = 0;
  while (t < 600 && contains(rings, mid[0] + up[0] * t, mid[1] + up[1] * t)) t += 1.5;
  return t === 0 ? null : [mid[0] + up[0] * t, mid[1] + up[1] * t];
}

/** Top and width of the skull over a point between the eyes; null if the point is not on the dog. */
function skullAbove(
  mid: Point,
  size: number,
  tilt: number,
  rings: readonly number[][],
): { top: Point; width: number } | null {
  const top = topOfHead(mid, tilt, rings);
  if (!top) return null;
  const span = spanAround(rings, top[0], mid[1] - (mid[1] - top[1]) * 0.55);
  return {
    top,
    width: Math.max(1.5 * size, Math.min(span ? span[1] - span[0] : 0, 2.5 * size)),
  };
}

/** A guess for a dog of which nothing is known: the head is at the highest point of its outline. */
function headFromTop(rings: readonly number[][], box: SheetBox, lean: number): SheetHead {
  const ring = rings[0] ?? [];
  let [x, y] = [box.x + box.w / 2, Infinity];
  for (let i = 0; i < ring.length; i += 2) if (ring[i + 1] < y) [x, y] = [ring[i], ring[i + 1]];
  const span = spanAround(rings, x, y + box.h * 0.09);
  const width = Math.min(span ? span[1] - span[0] : box.w * 0.35, box.w * 0.6, box.h * 0.5);
  const cx = span ? (span[0] + span[1]) / 2 : x;
  const top = topAt(rings, cx, box);
  return {
    top: [cx, top],
    mid: [cx, top + width * 0.45],
    width,
    tilt: clampTilt(lean),
    nose: null,
    face: null,
  };
}

/** The horizontal span inside the outline around x at height y. */
function spanAround(rings: readonly number[][], x: number, y: number): [number, number] | null {
  const at = crossings(rings, y);
  for (let i = 0; i + 1 < at.length; i += 2)
    if (at[i] <= x + 2 && at[i + 1] >= x - 2) return [at[i], at[i + 1]];
  return null;
}

/** Height of the dog's upper edge at x. */
function topAt(rings: readonly number[][], x: number, box: SheetBox): number {
  for (let y = box.y; y < box.y + box.h; y += 2) if (contains(rings, x, y)) return y;
  return box.y;
}
