import { distanceTransform } from '@scribblepup/imaging/distance';
import { shrinkLab, type LabImage } from '@scribblepup/imaging/lab';
import {
  mask,
  plane,
  threshold,
  toPlane,
  type PixelBox,
  type Mask,
} from '@scribblepup/imaging/plane';
import { resizePlane } from '@scribblepup/imaging/resizePlane';
import type { Size } from '@scribblepup/imaging';
import type { Dab } from '../model/types';
import { grabCut, INSIDE, OUTSIDE, PROBABLY_INSIDE, PROBABLY_OUTSIDE } from './grabcut';

// Read from the global object once, because inner loops call them.
const { ceil, floor, max, min, sqrt } = Math;

/** A stroke of the keep/erase brush: its dabs in px of the first cutout. */
export interface Stroke {
  readonly mode: Dab['mode'];
  /** Whether the stroke is a tap, which marks the region under its only dab. */
  readonly isTap: boolean;
  readonly dabs: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
}

// How far around a stroke the cutout may change, in dab radii, but at least MIN_REACH px.
const REACH_RADII = 4,
  MIN_REACH = 24;
// Maximum number of pixels in one graph cut; a larger window is cut at a reduced size.
const MAX_PIXELS = 20_000;
// Minimum radius of a dab, px, so that every dab covers a pixel.
const MIN_RADIUS = 1.5;
// Weight of the boundary's length, and number of rounds of learning colors and cutting.
const GAMMA = 20,
  ROUNDS = 2;
// Prior that keeps the cutout unchanged. For pixels that may change, it grows from 0 at the stroke
// to MAX_HELD_SHARE of this at the end of the reach.
const HOLD_PRIOR = 12,
  MAX_HELD_SHARE = 0.6;
// Within this share of the reach, no colors are learned for the side that loses pixels.
const UNSETTLED_SHARE = 0.6;

/** How far beyond its dabs a stroke can change the cutout, px. */
export const reachOf = (dabs: Stroke['dabs']): number =>
  Math.max(MIN_REACH, ...dabs.map(({ radius }) => REACH_RADII * radius));

/** Bounding box of the dabs with `reach` px around it. */
export function windowAround(dabs: Stroke['dabs'], reach: number): PixelBox {
  return {
    x0: Math.floor(Math.min(...dabs.map((d) => d.x - d.radius)) - reach),
    x1: Math.ceil(Math.max(...dabs.map((d) => d.x + d.radius)) + reach),
    y0: Math.floor(Math.min(...dabs.map((d) => d.y - d.radius)) - reach),
    y1: Math.ceil(Math.max(...dabs.map((d) => d.y + d.radius)) + reach),
  };
}

/** Long side at which a window of this size is cut, px. */
export function cutSide({ width, height }: Size): number {
  const scale = min(1, sqrt(MAX_PIXELS / (width * height)));
  return floor(scale * max(width, height));
}

/**
 * Returns the silhouette after a drag of the brush. Pixels under the brush always end up on the
 * painted side. Around the brush, a graph cut changes groups of pixels with similar colors. Nothing
 * changes beyond a few radii, so that a misplaced dab does little harm.
 * @param lab the picture around the dabs; its long side may be as short as `cutSide`
 * @param before the silhouette in the same window
 */
export function applyStroke(
  lab: LabImage,
  before: Mask,
  dabs: Stroke['dabs'],
  mode: Stroke['mode'],
): Mask {
  const { width, height } = before,
    side = cutSide(before);
  const out =
    side < max(width, height)
      ? recutSmall(shrinkLab(lab, side), before, dabs, mode)
      : recut(lab, before, dabs, mode, reachOf(dabs));
  paint(out, dabs, mode === 'keep' ? 1 : 0);
  return out;
}

/**
 * Like `recut`, at a reduced size. Changes only the pixels that change at that size, so that all
 * other edges keep their full resolution.
 */
function recutSmall(
  small: LabImage,
  before: Mask,
  dabs: Stroke['dabs'],
  mode: Stroke['mode'],
): Mask {
  const { width, height } = before;
  const shrunk = threshold(resizePlane(toPlane(before), small.width, small.height), 0.5);
  const sx = small.width / width,
    sy = small.height / height;
  const after = recut(
    small,
    shrunk,
    dabs.map((d) => ({ x: d.x * sx, y: d.y * sy, radius: d.radius * sx })),
    mode,
    reachOf(dabs) * sx,
  );
  const change = plane(
    small.width,
    small.height,
    Float32Array.from(after.data, (now, i) => now - shrunk.data[i]),
  );
  const grown = resizePlane(change, width, height).data,
    out = before.data.slice();
  for (let i = 0; i < out.length; i++) {
    if (grown[i] > 0.5) out[i] = 1;
    else if (grown[i] < -0.5) out[i] = 0;
  }
  return mask(width, height, out);
}

/** Recomputes the cut within reach of the dabs. */
function recut(
  lab: LabImage,
  before: Mask,
  dabs: Stroke['dabs'],
  mode: Stroke['mode'],
  reach: number,
): Mask {
  const { width, height } = before,
    wanted = mode === 'keep' ? 1 : 0;
  const under = mask(width, height);
  paint(under, dabs, 1);
  const distances = distanceTransform(under).data;
  const states = new Uint8Array(distances.length),
    prior = new Float32Array(distances.length),
    settled = new Uint8Array(distances.length);
  for (let i = 0; i < distances.length; i++) {
    const now = before.data[i],
      d = distances[i];
    if (under.data[i]) states[i] = wanted ? INSIDE : OUTSIDE;
    else if (d >= reach) states[i] = now ? INSIDE : OUTSIDE;
    else states[i] = now ? PROBABLY_INSIDE : PROBABLY_OUTSIDE;
    // Pixels that are already on the wanted side are held fully.
    const hold = HOLD_PRIOR * (now === wanted ? 1 : MAX_HELD_SHARE * sqrt(min(1, d / reach)));
    prior[i] = now ? hold : -hold;
    // Near the brush, the losing side's pixels are unreliable examples of its colors.
    if (d > UNSETTLED_SHARE * reach) settled[i] = 1;
  }
  const first = wanted ? { firstOutside: settled } : { firstInside: settled };
  const cut = grabCut({
    lab,
    states,
    ...first,
    prior,
    gamma: GAMMA,
    rounds: ROUNDS,
    seed: 5,
  });
  return mask(
    width,
    height,
    before.data.map((was, i) => (cut && distances[i] < reach ? cut.data[i] : was)),
  );
}

/** Sets the pixels whose centers lie under a dab. */
function paint({ width, height, data }: Mask, dabs: Stroke['dabs'], value: 0 | 1): void {
  for (const { x, y, radius } of dabs) {
    const r = max(MIN_RADIUS, radius);
    for (let row = max(0, floor(y - r)); row <= min(height - 1, y + r); row++) {
      const half = sqrt(max(0, r * r - (row + 0.5 - y) ** 2));
      const from = max(0, ceil(x - half - 0.5)),
        to = min(width, floor(x + half - 0.5) + 1);
      if (to > from) data.fill(value, row * width + from, row * width + to);
    }
  }
}

/**
 * Groups dabs into strokes. A tap is a stroke of its own. Consecutive dabs of one mode form one
 * stroke, as long as each lies near the one before and none is marked as a beginning.
 */
export function groupDabs(dabs: readonly Dab[]): Stroke[] {
  const strokes: { mode: Stroke['mode']; isTap: boolean; dabs: Stroke['dabs'][number][] }[] = [];
  dabs.forEach(({ x, y, radius, mode, region = false, begins = false }, i) => {
    const last = dabs[i - 1];
    const continuesStroke =
      last?.mode === mode &&
      !region &&
      !begins &&
      !last.region &&
      Math.hypot(last.x - x, last.y - y) <= 2 * (last.radius + radius);
    if (continuesStroke) strokes[strokes.length - 1].dabs.push({ x, y, radius });
    else strokes.push({ mode, isTap: region, dabs: [{ x, y, radius }] });
  });
  return strokes;
}
