import { blur } from '@scribblepup/imaging/blur';
import { polar } from '@scribblepup/imaging/color';
import { fillHoles } from '@scribblepup/imaging/components';
import { contours } from '@scribblepup/imaging/contour';
import { close, dilate } from '@scribblepup/imaging/distance';
import type { Lab } from '@scribblepup/imaging/lab';
import { pixelAt, toPlane, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { evenRing } from '@scribblepup/imaging/curves/polyline';
import { crossings } from '@scribblepup/imaging/curves/rings';
import { dense } from './dense';
import { faceView, type FaceView } from './faceView';
import { meanIn, shapeOf } from './partShape';
import { levelOfFace, partsAbove, pinkness } from './pinkParts';

/** A tongue that hangs out or shows in an open mouth, px. */
export interface Tongue {
  /** Its rim, a ring that starts at the point nearest the nose. */
  readonly rim: readonly Point[];
  /** The groove along its middle; empty if the tongue is short. */
  readonly groove: readonly Point[];
}

// In face sizes: how far from the nose a tongue is searched for, and how far above the nose's center
// it may reach, when the dog licks its nose.
const REACH = 1.9,
  ABOVE = 0.1;
// Samples per face size of a first, rough look.
const ROUGH = 16;
// How much pinker than the face a tongue is, its least pinkness, and how much pinker its mean is
// than that of its surroundings, all in Lab; the width of these surroundings in face sizes.
const PINKER = [8, 11, 15],
  LEAST_PINK = 9,
  LEAST_STEP = 8,
  AROUND = 0.1;
// Range of a tongue's hue, degrees on both sides of red, and its most chroma. Collars, coats and
// toys are more vivid, or purple or orange.
const PURPLEST = -30,
  ORANGEST = 50,
  MOST_CHROMA = 46,
  HALF_TURN = 180;
// Radius of the morphological closing that rounds a tongue, face sizes.
const CLOSED = 0.1;
// Limits in face sizes and their squares: area, diameter of the thinnest piece, width and height,
// distance from the nose's center, and how far to its side the middle may be.
const LEAST_AREA = 0.05,
  THINNEST = 0.12,
  MOST_AREA = 1,
  WIDEST = 1.2,
  TALLEST = 1.8,
  FARTHEST = 0.85,
  ASIDE = 0.9;
// A part whose middle is nearer than this to the nose's center, in face sizes, is a pink nose. A
// part that begins farther away than COLLAR, is not as tall as THIN and FLAT times as wide as tall
// is a collar.
const NEAREST = 0.3,
  COLLAR = 0.5,
  THIN = 0.35,
  FLAT = 1.7;
// How much of the ellipse with the same second moments a tongue fills, and how much of it lies on
// the dog, at least.
const FILLED = 0.72,
  ON_DOG = 0.75;
// Sigma of the blur that smooths the rim, samples.
const SMOOTHING = 3;
// The groove, as shares of the tongue's height from its top, and how wide and how tall a tongue with
// a groove is, in face sizes.
const GROOVE = [0.18, 0.4, 0.62],
  GROOVED = [0.3, 0.36];

const PART = { from: -ABOVE, thin: THINNEST, least: LEAST_AREA } as const;

/** A pink part of a view. */
interface Part {
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
  lab: Lab,
  dog: Mask,
  nose: Point,
  size: number,
  roll: number,
): Tongue | null {
  if (!isPink(faceView(lab, nose, size, roll, FARTHEST, ROUGH), dog)) return null;
  const view = faceView(lab, nose, size, roll, REACH);
  const pink = pinkness(view),
    face = levelOfFace(view, pink);
  let best: Part | null = null;
  for (const least of PINKER)
    for (const raw of partsAbove(view, pink, Math.max(LEAST_PINK, face + least), PART)) {
      const part = partOf(raw, view, pink, dog);
      if (part && part.score > (best?.score ?? 0)) best = part;
    }
  return best && tongueOf(best.inside, view, size);
}

/**
 * Whether enough of the dog around the nose is pink for a tongue, at a rough look. Most dogs show
 * none, so this saves time.
 */
function isPink(view: FaceView, dog: Mask): boolean {
  const pink = pinkness(view),
    level = Math.max(LEAST_PINK, levelOfFace(view, pink) + Math.min(...PINKER));
  let count = 0;
  for (let v = -ABOVE; v < FARTHEST; v += 1 / view.grid)
    for (let u = -FARTHEST; u < FARTHEST; u += 1 / view.grid)
      if (pink[view.index(u, v)] > level && dog.data[pixelAt(dog, ...view.toPicture(u, v))])
        count++;
  return count >= (LEAST_AREA / 2) * view.grid ** 2;
}

/** Checks whether a part may be a tongue and how much it stands out; null if it may not. */
function partOf(raw: Mask, view: FaceView, pink: Float32Array, dog: Mask): Part | null {
  const inside = fillHoles(close(raw, CLOSED * view.grid), Infinity);
  const { area, box, middle, near, filled } = shapeOf(inside, view);
  const [wide, tall] = [box.x1 - box.x0, box.y1 - box.y0];
  if (
    area < LEAST_AREA ||
    area > MOST_AREA ||
    wide > WIDEST ||
    tall > TALLEST ||
    near > FARTHEST ||
    Math.abs(middle[0]) > ASIDE ||
    Math.hypot(...middle) < NEAREST ||
    (near > COLLAR && tall < THIN && wide > FLAT * tall) ||
    filled < FILLED
  )
    return null;
  const [, a, b] = view.channels;
  const { hue, chroma } = polar([0, meanIn(inside, a.data), meanIn(inside, b.data)]);
  const fromRed = ((hue + HALF_TURN) % (2 * HALF_TURN)) - HALF_TURN;
  const step = meanIn(inside, pink) - meanIn(around(inside, AROUND * view.grid), pink);
  const isTongue =
    chroma < MOST_CHROMA &&
    fromRed > PURPLEST &&
    fromRed < ORANGEST &&
    step > LEAST_STEP &&
    shareOn(dog, inside, view) > ON_DOG;
  return isTongue ? { inside, score: step * Math.sqrt(area) } : null;
}

/** The samples within `width` of a part. */
function around(inside: Mask, width: number): Mask {
  const out = dilate(inside, width);
  for (let i = 0; i < out.data.length; i++) if (inside.data[i]) out.data[i] = 0;
  return out;
}

/** The share of a part that lies on the dog. */
function shareOn(dog: Mask, { data }: Mask, { placeOf, toPicture }: FaceView): number {
  let on = 0,
    count = 0;
  for (let i = data.indexOf(1); i >= 0; i = data.indexOf(1, i + 1)) {
    on += dog.data[pixelAt(dog, ...toPicture(...placeOf(i)))] ?? 0;
    count++;
  }
  return on / count;
}

function tongueOf(inside: Mask, view: FaceView, size: number): Tongue {
  const half = (inside.width - 1) / 2;
  const rings = contours(blur(toPlane(inside), SMOOTHING), 0.5);
  const ring = rings
    .reduce((longest, other) => (other.length > longest.length ? other : longest), [])
    .map(([x, y]): Point => [(x - 0.5 - half) / view.grid, (y - 0.5 - half) / view.grid]);
  return {
    rim: ringOf(ring, view, size),
    groove: dense(grooveOf(ring).map(([u, v]) => view.toPicture(u, v))),
  };
}

/** The ring in px, starting at its point nearest the nose, with points about 1 px apart. */
function ringOf(ring: readonly Point[], view: FaceView, size: number): Point[] {
  const distances = ring.map(([u, v]) => Math.hypot(u, v)),
    start = distances.indexOf(Math.min(...distances));
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  return evenRing(turned, size).map(([u, v]) => view.toPicture(u, v));
}

/** The groove of a ring in face sizes: a line halfway between its sides. */
function grooveOf(ring: readonly Point[]): Point[] {
  const us = ring.map(([u]) => u),
    vs = ring.map(([, v]) => v);
  const top = Math.min(...vs),
    tall = Math.max(...vs) - top;
  if (Math.max(...us) - Math.min(...us) < GROOVED[0] || tall < GROOVED[1]) return [];
  return GROOVE.map((share): Point => {
    const v = top + tall * share;
    const across = crossings([ring.flat()], v);
    return [(across[0] + across[across.length - 1]) / 2, v];
  });
}
