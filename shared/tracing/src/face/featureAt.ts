import { components, fillHoles } from '@scribblepup/imaging/components';
import { close, open } from '@scribblepup/imaging/morphology';
import { cropLab, type LabImage } from '@scribblepup/imaging/lab';
import { maskArea, mask, type Mask } from '@scribblepup/imaging/plane';
import { grabCut, INSIDE, OUTSIDE, PROBABLY_INSIDE, PROBABLY_OUTSIDE } from '../segment/grabcut';
import type { Point } from '@scribblepup/imaging';
import type { Patch } from './patch';

/** How a feature is searched for. */
export interface FeatureOptions {
  /** Radius of the window around the point, px. */
  readonly radius: number;
  /** Width / height of the area to search. */
  readonly aspect: number;
  /** Half axes in px of the ellipse to use if nothing is found. */
  readonly defaultAxes: Point;
  /** How strongly dark pixels count as the feature, energy per unit of L. */
  readonly darkness: number;
}

// Shares of the radius: pixels are certainly the feature up to the first, perhaps up to the second,
// and certainly background from the third on.
const SURE_RADIUS = 0.3,
  PERHAPS_RADIUS = 0.62,
  BACKGROUND_RADIUS = 0.96;
// Weight of the boundary's length, and number of rounds of learning colors and cutting.
const GAMMA = 14,
  ROUNDS = 3;
// Prior at the point; it falls to its negative at the radius.
const NEARNESS = 2.5;
// Limits of the feature's area, as a share of the disc around the point. A part with another
// area is not an eye.
const MIN_SHARE = 0.15,
  MAX_SHARE = 0.72;
// Radii of the morphological closing and opening that round the feature, as shares of the radius.
const CLOSING_RADIUS = 0.2,
  OPENING_RADIUS = 0.12;

/**
 * Finds the feature (an eye) around a point, dark or light: a small GrabCut separates the colors
 * at the point from those around it, and one rounded part without holes is kept. Uses an ellipse if
 * there is no such part.
 */
export function featureAt(
  lab: LabImage,
  [cx, cy]: Point,
  { radius, aspect, defaultAxes, darkness }: FeatureOptions,
): Patch {
  const x0 = Math.max(0, Math.floor(cx - radius)),
    y0 = Math.max(0, Math.floor(cy - radius));
  const width = Math.max(2, Math.min(lab.width, Math.ceil(cx + radius)) - x0),
    height = Math.max(2, Math.min(lab.height, Math.ceil(cy + radius)) - y0);
  const local = cropLab(lab, { x0, y0, x1: x0 + width, y1: y0 + height });
  // From the point, in radii.
  const distances = Float32Array.from(
    local.L,
    (_, i) =>
      Math.hypot((i % width) + x0 + 0.5 - cx, aspect * (Math.floor(i / width) + y0 + 0.5 - cy)) /
      radius,
  );
  const states = Uint8Array.from(distances, (d) =>
    d < SURE_RADIUS
      ? INSIDE
      : d < PERHAPS_RADIUS
        ? PROBABLY_INSIDE
        : d < BACKGROUND_RADIUS
          ? PROBABLY_OUTSIDE
          : OUTSIDE,
  );
  const mean = local.L.reduce((sum, v) => sum + v, 0) / local.L.length;
  const prior = distances.map((d, i) => NEARNESS * (1 - 2 * d) + darkness * (mean - local.L[i]));
  const cut = grabCut({ lab: local, states, prior, gamma: GAMMA, rounds: ROUNDS, seed: 11 });
  const part = cut && nearestPart(cut, distances);
  const rounded = part && round(part, radius);
  const share = rounded ? maskArea(rounded) / (Math.PI * radius * radius) : 0;
  if (rounded && share > MIN_SHARE && share < MAX_SHARE) return { x: x0, y: y0, mask: rounded };
  const ellipse = Uint8Array.from(distances, (_, i) =>
    (((i % width) + x0 + 0.5 - cx) / defaultAxes[0]) ** 2 +
      ((Math.floor(i / width) + y0 + 0.5 - cy) / defaultAxes[1]) ** 2 <=
    1
      ? 1
      : 0,
  );
  return { x: x0, y: y0, mask: mask(width, height, ellipse) };
}

/** The connected part nearest to the point, favoring large ones; null for an empty cut. */
function nearestPart(cut: Mask, distances: Float32Array): Mask | null {
  const parts = components(cut);
  const weight = new Float32Array(parts.count + 1);
  parts.labels.forEach((k, i) => {
    if (k) weight[k] += Math.max(0, 1 - distances[i]);
  });
  const best = weight.indexOf(Math.max(...weight));
  return best > 0
    ? mask(
        cut.width,
        cut.height,
        Uint8Array.from(parts.labels, (k) => (k === best ? 1 : 0)),
      )
    : null;
}

function round(part: Mask, radius: number): Mask {
  const filled = fillHoles(close(part, radius * CLOSING_RADIUS), part.data.length);
  const opened = open(filled, radius * OPENING_RADIUS);
  return opened.data.includes(1) ? opened : filled;
}
