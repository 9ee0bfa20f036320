import type { Point } from '@scribblepup/imaging';
import { contains } from '@scribblepup/imaging/curves/rings';
import type { PlacedDog } from '../../canvas/placedDog';
import { featuresOf } from './hatPlace';

/** A circle on the sheet. */
interface Helmet {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Radii to try, in head widths. */
const RADII = [0.94, 1.05, 1.18, 1.32, 1.48];

/** Maximum radius in sheet units: a larger helmet would fill the page. */
const MAX_RADIUS = 230;

/** Centers to try, as shares of the way from the eyes to the nose. */
const CENTERS = [0, 0.3, 0.55];

/** Number of directions in which the outline is compared with the helmet. */
const DIRECTIONS = 72;

/** Maximum share of the helmet's edge that the neck may cover. */
const MAX_NECK_SHARE = 0.42;

/** All points of the face are within this share of the radius, so that none touches the glass. */
const MAX_FACE_SHARE = 0.9;

/**
 * A round helmet that contains the whole head, so that only the neck crosses its edge; null if
 * there is none, or if the face is not known.
 */
export function helmetOn(placedDog: PlacedDog): Helmet | null {
  const { eyeMidpoint, nose, width, face } = placedDog.head;
  if (!face || !nose) return null;
  const features = featuresOf(placedDog);
  for (const share of RADII)
    for (const towardNose of CENTERS) {
      const r = share * width;
      const x = eyeMidpoint[0] + (nose[0] - eyeMidpoint[0]) * towardNose;
      const y = eyeMidpoint[1] + (nose[1] - eyeMidpoint[1]) * towardNose + 0.04 * width;
      const helmet = { x, y, r };
      if (r < MAX_RADIUS && contained(features, helmet) && crossesOnlyNeck(placedDog, helmet))
        return helmet;
    }
  return null;
}

const contained = (points: readonly Point[], { x, y, r }: Helmet): boolean =>
  points.every(([px, py]) => Math.hypot(px - x, py - y) < MAX_FACE_SHARE * r);

/** True if the dog crosses the helmet's edge in exactly one stretch, which is below the middle. */
function crossesOnlyNeck({ rings }: PlacedDog, { x, y, r }: Helmet): boolean {
  const isOnDog = Array.from({ length: DIRECTIONS }, (_, i) => {
    const a = (2 * Math.PI * i) / DIRECTIONS;
    return contains(rings, x + r * Math.cos(a), y + r * Math.sin(a));
  });
  const on = isOnDog.filter(Boolean).length;
  const starts = isOnDog.filter((is, i) => is && !isOnDog.at(i - 1)).length;
  // Sheet y grows downward, so the second half of the directions is above the middle.
  const isAbove = isOnDog.some((is, i) => is && i > DIRECTIONS * 0.54 && i < DIRECTIONS * 0.96);
  return starts === 1 && on < MAX_NECK_SHARE * DIRECTIONS && !isAbove;
}
