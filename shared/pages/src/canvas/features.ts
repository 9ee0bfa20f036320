import type { Point } from '@scribblepup/imaging';
import { contains, offsetRing, resampleRing, signedArea } from '@scribblepup/imaging/curves/rings';
import { noseOf } from './sheetHead';
import { ringOfHead, type PlacedDog } from './placedDog';

/** Number of points around an eye or a nose. */
const FEATURE_POINTS = 12;

/** Converts the points of a ring from dog units to the sheet. */
const pointsOnSheet = (ring: readonly number[], at: PlacedDog['toSheet']): Point[] =>
  ring.flatMap((x, i) => (i % 2 === 0 ? [at([x, ring[i + 1]])] : []));

/**
 * Points around the eyes and noses of other dogs in the photo, on the sheet. These are the features
 * outside the first dog's outline, because only the first dog's face is known.
 */
export function otherDogFacePoints(placedDog: PlacedDog): Point[] {
  const headRing = ringOfHead(placedDog);
  return placedDog.dog.solids.flatMap((solid) => {
    const around = offsetRing(
      resampleRing(solid, FEATURE_POINTS),
      Math.sqrt(Math.abs(signedArea(solid)) / Math.PI),
    );
    const points = pointsOnSheet(around, placedDog.toSheet);
    return points.some(([x, y]) => contains([headRing], x, y)) ? [] : points;
  });
}

/**
 * The eyes and the nose of the dog whose face is known, each as points of its outline on the sheet.
 */
export function ownFeatures({ dog: { face, solids }, toSheet }: PlacedDog): Point[][] {
  if (!face) return [];
  const centers: readonly Point[] = [...face.eyes, face.nose];
  return solids
    .filter((solid) => centers.some((center) => contains([solid], ...center)))
    .map((solid) => pointsOnSheet(resampleRing(solid, FEATURE_POINTS), toSheet));
}

/** Minimum distance of the eyes and noses of other dogs from the known head, in skull widths. */
const MIN_DISTANCE_FROM_HEAD = 0.8;

/**
 * The eyes and noses of other dogs in the photo, whether the dogs touch or not, each as points of
 * its outline on the sheet. Empty if no head is known.
 */
export function otherDogFeatures({
  dog: { face, head: place, solids },
  toSheet,
  head,
}: PlacedDog): Point[][] {
  if (!face && !place) return [];
  const knownFeatures: readonly Point[] = face ? [...face.eyes, face.nose] : [];
  return solids
    .filter((solid) => !knownFeatures.some((center) => contains([solid], ...center)))
    .map((solid) => pointsOnSheet(resampleRing(solid, FEATURE_POINTS), toSheet))
    .filter((points) =>
      [head.eyeMidpoint, noseOf(head)].every(([x, y]) =>
        points.every(
          ([px, py]) => Math.hypot(px - x, py - y) > MIN_DISTANCE_FROM_HEAD * head.width,
        ),
      ),
    );
}

/**
 * The x halfway between the first dog's nose and the faces of other dogs in the photo; null if
 * there are no other dogs.
 */
export function middleOfFaces(placedDog: PlacedDog): number | null {
  const others = otherDogFacePoints(placedDog).map(([x]) => x);
  if (others.length === 0) return null;
  return (noseOf(placedDog.head)[0] + others.reduce((sum, x) => sum + x, 0) / others.length) / 2;
}

/** How far the chin is below the nose, as a share of the head's width. */
const CHIN_BELOW_NOSE = 0.15;

/** Distance of the chin from the lower edge of the eyes and the nose, in sheet units. */
const CHIN_BELOW_FEATURES = 8;

/** Height of the chin on the sheet; of the lowest one if the drawing shows other dogs too. */
export function chinOf(placedDog: PlacedDog): number {
  const features = [...ownFeatures(placedDog), ...otherDogFeatures(placedDog)]
    .flat()
    .map(([, y]) => y + CHIN_BELOW_FEATURES);
  return Math.max(noseOf(placedDog.head)[1] + CHIN_BELOW_NOSE * placedDog.head.width, ...features);
}

/**
 * Maximum width of a drawing of a head alone, and maximum distance of its chin from its lower edge,
 * in skull widths.
 */
const BARE_HEAD = { width: 2, neck: 0.3 } as const;

/**
 * True if a drawing is only a head that ends at the neck, although the photo does not crop it
 * there.
 */
export function isHeadOnly(placedDog: PlacedDog): boolean {
  const { dog, box, head } = placedDog;
  return (
    !dog.cut.bottom &&
    box.w < BARE_HEAD.width * head.width &&
    box.y + box.h - chinOf(placedDog) < BARE_HEAD.neck * head.width
  );
}
