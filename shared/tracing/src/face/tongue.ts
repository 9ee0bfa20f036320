import { blur } from '@scribblepup/imaging/blur';
import { chromaAndHue } from '@scribblepup/imaging/color';
import { fillHoles } from '@scribblepup/imaging/components';
import { contours } from '@scribblepup/imaging/contour';
import { close, dilate } from '@scribblepup/imaging/morphology';
import type { LabImage } from '@scribblepup/imaging/lab';
import { pixelIndexAt, toPlane, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { resampleRingByDensity } from '@scribblepup/imaging/curves/polyline';
import { crossings } from '@scribblepup/imaging/curves/rings';
import { densify } from './densify';
import { faceView, type FaceView } from './faceView';
import { meanIn, measurePart, type PartShape } from './partShape';
import { faceMedian, partsAbove, pinkness } from './pinkParts';

/** A tongue that hangs out or shows in an open mouth, px. */
export interface Tongue {
  /** Its rim, a ring that starts at the point nearest the nose. */
  readonly rim: readonly Point[];
  /** The groove along its middle; empty if the tongue is short. */
  readonly groove: readonly Point[];
}

// Lengths and areas are in face sizes and their squares unless they say otherwise.

// How far from the nose the view of a tongue extends.
const REACH = 1.9;
// Samples per face size of a first, rough view.
const ROUGH_RESOLUTION = 16;
// How far above the nose's center a tongue may reach, when the dog licks its nose.
const ABOVE = 0.1;
// Minimum pinkness of a tongue in Lab, and the differences from the face's pinkness to try.
const MIN_PINKNESS = 9,
  PINKNESS_STEPS = [8, 11, 15];
// Minimum difference between the mean pinkness of a tongue and that of its surroundings, in Lab,
// and the width of these surroundings.
const MIN_CONTRAST = 8,
  SURROUNDINGS = 0.1;
// Limits for a tongue's hue, degrees from red, and its chroma. Collars, coats and toys are purple,
// orange or more vivid.
const MIN_HUE = -30,
  MAX_HUE = 50,
  MAX_CHROMA = 46;
// Radius of the morphological closing that rounds a tongue.
const CLOSING_RADIUS = 0.1;
// Limits for a tongue's size; thinner pieces of it are dropped.
const MIN_AREA = 0.05,
  MAX_AREA = 1,
  MIN_DIAMETER = 0.12,
  MAX_WIDTH = 1.2,
  MAX_HEIGHT = 1.8;
// How far from the nose's center a tongue may begin, and how far to one side its center may lie.
const MAX_DISTANCE = 0.85,
  MAX_OFFSET = 0.9;
// A part whose center is nearer to the nose's center is a pink nose.
const PINK_NOSE_DISTANCE = 0.3;
// A part is a collar if it begins farther away than COLLAR_DISTANCE, is lower than COLLAR_HEIGHT
// and is wider than COLLAR_ASPECT times its height.
const COLLAR_DISTANCE = 0.5,
  COLLAR_HEIGHT = 0.35,
  COLLAR_ASPECT = 1.7;
// Minimum share of the ellipse with the same second moments that a tongue fills, and minimum share
// of the tongue that lies on the dog.
const MIN_FILLED = 0.72,
  MIN_SHARE_ON_DOG = 0.75;
// Sigma of the blur that smooths the rim, samples.
const SMOOTHING = 3;
// Points of the groove, as shares of the tongue's height from its top; only a tongue of this size
// has a groove.
const GROOVE = [0.18, 0.4, 0.62],
  MIN_GROOVED_WIDTH = 0.3,
  MIN_GROOVED_HEIGHT = 0.36;

const PART_OPTIONS = { from: -ABOVE, minDiameter: MIN_DIAMETER, minArea: MIN_AREA } as const;

/** A pink part of a view that may be a tongue. */
interface Candidate {
  readonly inside: Mask;
  /** How much it stands out. */
  readonly score: number;
}

/**
 * Finds a dog's tongue by its color: the part near the nose that is pinker than the face and
 * everything around it. Null if there is none.
 * @param dog the cutout, as large as the picture
 * @param nose center of the nose, px
 * @param size face size, px
 * @param roll tilt of the face, radians
 */
export function findTongue(
  lab: LabImage,
  dog: Mask,
  nose: Point,
  size: number,
  roll: number,
): Tongue | null {
  if (!isPink(faceView(lab, nose, size, roll, MAX_DISTANCE, ROUGH_RESOLUTION), dog)) return null;
  const view = faceView(lab, nose, size, roll, REACH);
  const pink = pinkness(view),
    face = faceMedian(view, pink);
  let best: Candidate | null = null;
  for (const step of PINKNESS_STEPS)
    for (const raw of partsAbove(view, pink, Math.max(MIN_PINKNESS, face + step), PART_OPTIONS)) {
      const part = candidateOf(raw, view, pink, dog);
      if (part && part.score > (best?.score ?? 0)) best = part;
    }
  return best && tongueOf(best.inside, view, size);
}

/**
 * Whether enough of the dog around the nose is pink for a tongue, in a rough view. Most dogs show
 * no tongue, so this saves time.
 */
function isPink(view: FaceView, dog: Mask): boolean {
  const pink = pinkness(view),
    level = Math.max(MIN_PINKNESS, faceMedian(view, pink) + Math.min(...PINKNESS_STEPS));
  let count = 0;
  for (let v = -ABOVE; v < MAX_DISTANCE; v += 1 / view.resolution)
    for (let u = -MAX_DISTANCE; u < MAX_DISTANCE; u += 1 / view.resolution)
      if (pink[view.index(u, v)] > level && dog.data[pixelIndexAt(dog, ...view.toPicture(u, v))])
        count++;
  return count >= (MIN_AREA / 2) * view.resolution ** 2;
}

/** A part as a tongue, and how much it stands out; null if it cannot be a tongue. */
function candidateOf(raw: Mask, view: FaceView, pink: Float32Array, dog: Mask): Candidate | null {
  const inside = fillHoles(close(raw, CLOSING_RADIUS * view.resolution), Infinity),
    shape = measurePart(inside, view);
  if (!hasTongueShape(shape) || !hasTongueColor(inside, view)) return null;
  const contrast =
    meanIn(inside, pink) - meanIn(surroundingsOf(inside, SURROUNDINGS * view.resolution), pink);
  return contrast > MIN_CONTRAST && shareOn(dog, inside, view) > MIN_SHARE_ON_DOG
    ? { inside, score: contrast * Math.sqrt(shape.area) }
    : null;
}

/** Whether a part has the size, position and shape of a tongue. */
function hasTongueShape({ area, box, center, distance, fillRatio }: PartShape): boolean {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  const isPinkNose = Math.hypot(...center) < PINK_NOSE_DISTANCE;
  const isCollar =
    distance > COLLAR_DISTANCE && height < COLLAR_HEIGHT && width > COLLAR_ASPECT * height;
  return (
    area >= MIN_AREA &&
    area <= MAX_AREA &&
    width <= MAX_WIDTH &&
    height <= MAX_HEIGHT &&
    distance <= MAX_DISTANCE &&
    Math.abs(center[0]) <= MAX_OFFSET &&
    fillRatio >= MIN_FILLED &&
    !isPinkNose &&
    !isCollar
  );
}

/** Whether the mean color of a part is that of a tongue. */
function hasTongueColor(inside: Mask, { channels: [, a, b] }: FaceView): boolean {
  const { hue, chroma } = chromaAndHue([0, meanIn(inside, a.data), meanIn(inside, b.data)]);
  return chroma < MAX_CHROMA && hue > MIN_HUE && hue < MAX_HUE;
}

/** The samples within `width` of a part. */
function surroundingsOf(inside: Mask, width: number): Mask {
  const out = dilate(inside, width);
  for (let i = 0; i < out.data.length; i++) if (inside.data[i]) out.data[i] = 0;
  return out;
}

/** The share of a part that lies on the dog. */
function shareOn(dog: Mask, { data }: Mask, { positionOf, toPicture }: FaceView): number {
  let on = 0,
    count = 0;
  for (let i = data.indexOf(1); i >= 0; i = data.indexOf(1, i + 1)) {
    on += dog.data[pixelIndexAt(dog, ...toPicture(...positionOf(i)))] ?? 0;
    count++;
  }
  return on / count;
}

/** The rim and the groove of a tongue, px. */
function tongueOf(inside: Mask, view: FaceView, size: number): Tongue {
  const half = (inside.width - 1) / 2;
  const rings = contours(blur(toPlane(inside), SMOOTHING), 0.5);
  const ring = rings
    .reduce((longest, other) => (other.length > longest.length ? other : longest), [])
    .map(([x, y]): Point => [
      (x - 0.5 - half) / view.resolution,
      (y - 0.5 - half) / view.resolution,
    ]);
  return {
    rim: ringOf(ring, view, size),
    groove: densify(grooveOf(ring).map(([u, v]) => view.toPicture(u, v))),
  };
}

/** The ring in px, starting at its point nearest the nose, with points about 1 px apart. */
function ringOf(ring: readonly Point[], view: FaceView, size: number): Point[] {
  const distances = ring.map(([u, v]) => Math.hypot(u, v)),
    start = distances.indexOf(Math.min(...distances));
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  return resampleRingByDensity(turned, size).map(([u, v]) => view.toPicture(u, v));
}

/** The groove of a ring in face sizes: a line halfway between its sides. */
function grooveOf(ring: readonly Point[]): Point[] {
  const us = ring.map(([u]) => u),
    vs = ring.map(([, v]) => v);
  const top = Math.min(...vs),
    height = Math.max(...vs) - top;
  if (Math.max(...us) - Math.min(...us) < MIN_GROOVED_WIDTH || height < MIN_GROOVED_HEIGHT)
    return [];
  return GROOVE.map((share): Point => {
    const v = top + height * share;
    const across = crossings([ring.flat()], v);
    return [(across[0] + across[across.length - 1]) / 2, v];
  });
}
