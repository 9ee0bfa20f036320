import { extend, maskedBlur } from '@scribblepup/imaging/blur';
import { contours } from '@scribblepup/imaging/contour';
import { evenRing, gaussianSmooth, lengthOf, ringArea } from '@scribblepup/imaging/curves/polyline';
import type { Lab } from '@scribblepup/imaging/lab';
import { percentile, plane, type Mask, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { unitOf } from '../units';
import { withoutDarks } from './lights';
import { shrunk } from './shrunk';

// Long side of the picture in which spots are searched for, px.
const SIDE = 220;
// Dog units: sigma of the blur that evens out fur, half the width of the widest spot, and sigma of
// the smoothing of a rim.
const EVENED = 2.5,
  RADIUS = 32,
  SMOOTHING = 4;
// How much darker than the coat around it a spot is, in L. A coat with spots is white: it has more
// than this L at this percentile.
const DARKER = 28,
  LEAST_LIGHT = 50,
  LIGHT_SHARE = 0.6;
// Areas of spots, squares of dog units, and the least share that they fill of a disc with a rim as
// long.
const LEAST_AREA = 250,
  MOST_AREA = 5000,
  FILLED = 0.3;
// A coat is spotted if it has this many spots that are as round as this: shadows and folds of white
// dogs are fewer, or longer.
const LEAST_COUNT = 12,
  ROUND = 0.7,
  LEAST_COUNTED = 150;

/** Area of a ring in squares of dog units, and its share of a disc with a rim as long. */
interface RingShape {
  readonly area: number;
  readonly filled: number;
}

/**
 * Finds the dark spots of a spotted coat, such as a Dalmatian's, by a black top-hat transform (Serra
 * 1982, chapter XII): rings in px, with points about 1 px apart. Empty if the coat is not spotted.
 * @param size square root of the dog's area, px
 */
export function findSpots(picture: Lab, silhouette: Mask, size: number): Point[][] {
  const { lab, dog, scale, toPicture } = shrunk(picture, silhouette, SIDE);
  if (!isLight(lab, dog)) return [];
  const unit = unitOf(size);
  const dark = contours(depthOf(lab, dog, unit * scale), DARKER)
    .map(toPicture)
    .map((ring) => ({ ring, ...shapeOf(ring, unit) }))
    .filter(({ area }) => area < MOST_AREA);
  const round = dark.filter(({ area, filled }) => area > LEAST_COUNTED && filled > ROUND);
  if (round.length < LEAST_COUNT) return [];
  return dark
    .filter(({ area, filled }) => area > LEAST_AREA && filled > FILLED)
    .map(({ ring }) => gaussianSmooth(evenRing(ring, 1), SMOOTHING * unit, true));
}

/** Whether enough of the dog is light for a white coat. Half of all dogs are not, so this saves time. */
function isLight({ L }: Lab, { data }: Mask): boolean {
  const inside: number[] = [];
  for (let i = 0; i < data.length; i += 3) if (data[i]) inside.push(L[i]);
  return percentile(inside, LIGHT_SHARE) > LEAST_LIGHT;
}

/** How much darker each pixel is than the coat around it, in L. */
function depthOf({ width, height, L }: Lab, dog: Mask, unit: number): Plane {
  const inside = new Float32Array(dog.data);
  const even = maskedBlur(plane(width, height, L), inside, EVENED * unit);
  const beyond = extend(even, inside, RADIUS * unit);
  const coat = withoutDarks(beyond, RADIUS * unit).data;
  return plane(
    width,
    height,
    coat.map((v, i) => (dog.data[i] ? v - even.data[i] : 0)),
  );
}

/** A hole in a dark part has a negative area. */
function shapeOf(ring: readonly Point[], unit: number): RingShape {
  // `contours` runs around a dark part counterclockwise.
  const area = -ringArea(ring) / unit ** 2,
    around = lengthOf([...ring, ring[0]]) / unit;
  return { area, filled: (4 * Math.PI * area) / around ** 2 };
}
