import { components, fillHoles } from '@scribblepup/imaging/components';
import { close, open } from '@scribblepup/imaging/distance';
import { cropLab, type Lab } from '@scribblepup/imaging/lab';
import { area, mask, type Mask } from '@scribblepup/imaging/plane';
import { grabCut, INSIDE, OUTSIDE, PERHAPS_INSIDE, PERHAPS_OUTSIDE } from '../segment/grabcut';
import type { Point } from '@scribblepup/imaging';
import type { Patch } from './patch';

export interface SolidOptions {
  /** Radius of the window around the point, px. */
  readonly radius: number;
  /** Width / height of the area to search. */
  readonly wide: number;
  /** Half axes in px of the ellipse to use if nothing is found. */
  readonly usual: Point;
  /** How strongly dark pixels count as the feature, energy per unit of L. */
  readonly darkness: number;
}

// Shares of the radius: certainly the feature up to SURE, perhaps up to PERHAPS, certainly
// background from AROUND on.
const SURE = 0.3,
  PERHAPS = 0.62,
  AROUND = 0.96;
// Weight of the boundary's length, number of rounds of learning colors and cutting, and the prior
// at the point, which falls to its negative at the radius.
const GAMMA = 14,
  ROUNDS = 3,
  NEARNESS = 2.5;
// Limits of the feature's area, as a share of the disc around the point; any other is no eye.
const LEAST_SHARE = 0.15,
  MOST_SHARE = 0.72;
// Radii of the morphological closing and opening that round the feature, as shares of the radius.
const CLOSED = 0.2,
  OPENED = 0.12;

/**
 * Finds the feature (an eye) around a point, dark or light: a small GrabCut separates the colors
 * at the point from those around it, and one rounded part without holes is kept. Uses an ellipse if
 * there is no such part.
 */
export function featureAt(
  lab: Lab,
  [cx, cy]: Point,
  { radius, wide, usual, darkness }: SolidOptions,
): Patch {
  const x0 = Math.max(0, Math.floor(cx - radius)),
    y0 = Math.max(0, Math.floor(cy - radius));
  const width = Math.max(2, Math.min(lab.width, Math.ceil(cx + radius)) - x0),
    height = Math.max(2, Math.min(lab.height, Math.ceil(cy + radius)) - y0);
  const local = cropLab(lab, { x0, y0, x1: x0 + width, y1: y0 + height });
  const from = Float32Array.from(
    local.L,
    (_, i) =>
      Math.hypot((i % width) + x0 + 0.5 - cx, wide * (Math.floor(i / width) + y0 + 0.5 - cy)) /
      radius,
  );
  const known = Uint8Array.from(from, (d) =>
    d < SURE ? INSIDE : d < PERHAPS ? PERHAPS_INSIDE : d < AROUND ? PERHAPS_OUTSIDE : OUTSIDE,
  );
  const mean = local.L.reduce((sum, v) => sum + v, 0) / local.L.length;
  const prior = from.map((d, i) => NEARNESS * (1 - 2 * d) + darkness * (mean - local.L[i]));
  const cut = grabCut({ lab: local, known, prior, gamma: GAMMA, rounds: ROUNDS, seed: 11 });
  const part = cut && middlePart(cut, from);
  const rounded = part && round(part, radius);
  const share = rounded ? area(rounded) / (Math.PI * radius * radius) : 0;
  if (rounded && share > LEAST_SHARE && share < MOST_SHARE) return { x: x0, y: y0, mask: rounded };
  const ellipse = Uint8Array.from(from, (_, i) =>
    (((i % width) + x0 + 0.5 - cx) / usual[0]) ** 2 +
      ((Math.floor(i / width) + y0 + 0.5 - cy) / usual[1]) ** 2 <=
    1
      ? 1
      : 0,
  );
  return { x: x0, y: y0, mask: mask(width, height, ellipse) };
}

/** The connected part nearest to the point, favoring large ones; null for an empty cut. */
function middlePart(cut: Mask, from: Float32Array): Mask | null {
  const parts = components(cut);
  const weight = new Float32Array(parts.count + 1);
  parts.labels.forEach((k, i) => {
    if (k) weight[k] += Math.max(0, 1 - from[i]);
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
  const filled = fillHoles(close(part, radius * CLOSED), part.data.length);
  const opened = open(filled, radius * OPENED);
  return opened.data.includes(1) ? opened : filled;
}
