import { extrapolateOutside, maskedBlur } from '@scribblepup/imaging/blur';
import { contours } from '@scribblepup/imaging/contour';
import {
  resampleRingByDensity,
  gaussianSmooth,
  lengthOf,
  signedRingArea,
} from '@scribblepup/imaging/curves/polyline';
import type { LabImage } from '@scribblepup/imaging/lab';
import { percentile, plane, type Mask, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { pxPerDogUnit } from '../units';
import { grayClosing } from './grayMorphology';
import { shrinkPicture } from './shrinkPicture';

// Long side of the picture in which spots are searched for, px.
const SEARCH_SIDE = 220;
// Sigma of the blur that evens out fur, dog units.
const FUR_SIGMA = 2.5;
// A coat with spots is white: this percentile of its L exceeds MIN_COAT_LIGHTNESS.
const COAT_PERCENTILE = 0.6,
  MIN_COAT_LIGHTNESS = 50;
// How much darker than the coat around it a spot is, in L.
const MIN_DARKNESS = 28;
// Half the width of the widest spot, dog units.
const MAX_SPOT_RADIUS = 32;
// Limits for the area of a spot, squares of dog units, and its minimum circularity.
const MIN_AREA = 250,
  MAX_AREA = 5000,
  MIN_CIRCULARITY = 0.3;
// A coat is spotted if it has at least this many round spots, with this area and circularity.
// Shadows and folds of white dogs are fewer, or longer.
const MIN_ROUND_COUNT = 12,
  MIN_ROUND_AREA = 150,
  MIN_ROUND_CIRCULARITY = 0.7;
// Sigma of the smoothing of a rim, dog units.
const SMOOTHING = 4;

/** Shape of a ring. */
interface RingShape {
  /** Squares of dog units; negative for a hole in a dark part. */
  readonly area: number;
  /** Isoperimetric quotient: the area as a share of that of a circle with the same perimeter. */
  readonly circularity: number;
}

/**
 * Finds the dark spots of a spotted coat, such as a Dalmatian's, by a black top-hat transform
 * (Serra 1982, chapter XII). Returns rings in px with points about 1 px apart; none if the coat is
 * not spotted.
 * @param size square root of the dog's area, px
 */
export function findSpots(picture: LabImage, silhouette: Mask, size: number): Point[][] {
  const { lab, dog, scale, toPicture } = shrinkPicture(picture, silhouette, SEARCH_SIDE);
  if (!isLight(lab, dog)) return [];
  const unit = pxPerDogUnit(size);
  const dark = contours(darknessOf(lab, dog, unit * scale), MIN_DARKNESS)
    .map(toPicture)
    .map((ring) => ({ ring, ...shapeOf(ring, unit) }))
    .filter(({ area }) => area < MAX_AREA);
  const round = dark.filter(
    ({ area, circularity }) => area > MIN_ROUND_AREA && circularity > MIN_ROUND_CIRCULARITY,
  );
  if (round.length < MIN_ROUND_COUNT) return [];
  return dark
    .filter(({ area, circularity }) => area > MIN_AREA && circularity > MIN_CIRCULARITY)
    .map(({ ring }) => gaussianSmooth(resampleRingByDensity(ring, 1), SMOOTHING * unit, true));
}

/** Whether a coat is light enough to be white. Half of all coats are not, so this saves time. */
function isLight({ L }: LabImage, { data }: Mask): boolean {
  const inside: number[] = [];
  for (let i = 0; i < data.length; i += 3) if (data[i]) inside.push(L[i]);
  return percentile(inside, COAT_PERCENTILE) > MIN_COAT_LIGHTNESS;
}

/** How much darker each pixel is than the coat around it, in L: a black top-hat transform. */
function darknessOf({ width, height, L }: LabImage, dog: Mask, unit: number): Plane {
  const inside = new Float32Array(dog.data);
  const smooth = maskedBlur(plane(width, height, L), inside, FUR_SIGMA * unit);
  const extended = extrapolateOutside(smooth, inside, MAX_SPOT_RADIUS * unit);
  const coat = grayClosing(extended, MAX_SPOT_RADIUS * unit).data;
  return plane(
    width,
    height,
    coat.map((v, i) => (dog.data[i] ? v - smooth.data[i] : 0)),
  );
}

function shapeOf(ring: readonly Point[], unit: number): RingShape {
  // `contours` runs around a dark part counterclockwise.
  const area = -signedRingArea(ring) / unit ** 2,
    perimeter = lengthOf([...ring, ring[0]]) / unit;
  return { area, circularity: (4 * Math.PI * area) / perimeter ** 2 };
}
