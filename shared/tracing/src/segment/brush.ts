import { distanceTo } from '@scribblepup/imaging/distance';
import { shrinkLab, type Lab } from '@scribblepup/imaging/lab';
import { mask, plane, threshold, toPlane, type Box, type Mask } from '@scribblepup/imaging/plane';
import { resize } from '@scribblepup/imaging/resample';
import type { Dab } from '../model/types';
import { grabCut, INSIDE, OUTSIDE, PERHAPS_INSIDE, PERHAPS_OUTSIDE } from './grabcut';

// Taken out of the global object once: inner loops call them.
const { ceil, floor, max, min, sqrt } = Math;

/** A stroke of the keep/erase brush: its dabs in px of the first cutout. */
export interface Stroke {
  readonly mode: Dab['mode'];
  /** A tap on the region under its one dab. */
  readonly isRegion: boolean;
  readonly dabs: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
}

// How far around a stroke the cutout may change, in radii of the dab; more for small dabs, px.
const REACH = 4,
  LEAST_REACH = 24;
// Pixels that are cut at most: a larger part of the picture is cut at a smaller size.
const MOST_PIXELS = 20_000;
const LEAST_RADIUS = 1.5;
const GAMMA = 20,
  ROUNDS = 2;
// What speaks for the cutout as it is: nothing beside the stroke, much where its reach ends.
const HOLD = 12;
// Share of the reach within which the other side's colours are not learnt.
const GIVES_WAY = 0.6;

/** How far a stroke reaches beyond its dabs, px. */
export const reachOf = (dabs: Stroke['dabs']): number =>
  Math.max(LEAST_REACH, ...dabs.map(({ radius }) => REACH * radius));

/** The box around dabs and as much around them. */
export function windowAround(dabs: Stroke['dabs'], reach: number): Box {
  return {
    x0: Math.floor(Math.min(...dabs.map((d) => d.x - d.radius)) - reach),
    x1: Math.ceil(Math.max(...dabs.map((d) => d.x + d.radius)) + reach),
    y0: Math.floor(Math.min(...dabs.map((d) => d.y - d.radius)) - reach),
    y1: Math.ceil(Math.max(...dabs.map((d) => d.y + d.radius)) + reach),
  };
}

/**
 * A silhouette after a drag of the brush: what is under the brush changes for certain, and around it what
 * belongs together by colour; beyond a few radii nothing moves. One misplaced dab stays local.
 * @param lab the picture around the dabs
 * @param before the silhouette there
 */
export function painted(lab: Lab, before: Mask, dabs: Stroke['dabs'], mode: Stroke['mode']): Mask {
  const { width, height } = before,
    scale = min(1, sqrt(MOST_PIXELS / (width * height)));
  const out =
    scale < 1
      ? recutSmall(lab, before, dabs, mode, scale)
      : recut(lab, before, dabs, mode, reachOf(dabs));
  const under = underBrush(width, height, dabs),
    wanted = mode === 'keep' ? 1 : 0;
  for (let i = 0; i < under.data.length; i++) if (under.data[i]) out.data[i] = wanted;
  return out;
}

/** The same as `recut` at a smaller size: only what changes there changes, the rest keeps its fine edge. */
function recutSmall(
  lab: Lab,
  before: Mask,
  dabs: Stroke['dabs'],
  mode: Stroke['mode'],
  scale: number,
): Mask {
  const { width, height } = before,
    small = shrinkLab(lab, floor(scale * max(width, height)));
  const shrunk = threshold(resize(toPlane(before), small.width, small.height), 0.5);
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
    Float32Array.from(after.data, (now, i) => now - shrunk.data[i]!),
  );
  const grown = resize(change, width, height).data;
  return mask(
    width,
    height,
    before.data.map((was, i) => (grown[i]! > 0.5 ? 1 : grown[i]! < -0.5 ? 0 : was)),
  );
}

/** Cuts what lies within reach of the dabs anew. */
function recut(
  lab: Lab,
  before: Mask,
  dabs: Stroke['dabs'],
  mode: Stroke['mode'],
  reach: number,
): Mask {
  const { width, height } = before,
    wanted = mode === 'keep' ? 1 : 0;
  const under = underBrush(width, height, dabs),
    away = distanceTo(under).data;
  const known = new Uint8Array(away.length),
    prior = new Float32Array(away.length),
    settled = new Uint8Array(away.length);
  for (let i = 0; i < away.length; i++) {
    const now = before.data[i]!,
      d = away[i]!;
    if (under.data[i]) known[i] = wanted ? INSIDE : OUTSIDE;
    else if (d >= reach) known[i] = now ? INSIDE : OUTSIDE;
    else known[i] = now ? PERHAPS_INSIDE : PERHAPS_OUTSIDE;
    // What already is as the brush wants it has no reason to change.
    const hold = HOLD * (now === wanted ? 1 : 0.6 * sqrt(min(1, d / reach)));
    prior[i] = now ? hold : -hold;
    // Near the brush, what is there now says nothing about the side that is to give way.
    if (d > GIVES_WAY * reach) settled[i] = 1;
  }
  const first = wanted ? { firstOutside: settled } : { firstInside: settled };
  const cut = grabCut({ lab, known, ...first, prior, gamma: GAMMA, rounds: ROUNDS, seed: 5 });
  return mask(
    width,
    height,
    before.data.map((was, i) => (cut && away[i]! < reach ? cut.data[i]! : was)),
  );
}

/** The pixels whose middles lie under a dab. */
function underBrush(width: number, height: number, dabs: Stroke['dabs']): Mask {
  const out = mask(width, height);
  for (const { x, y, radius } of dabs) {
    const r = max(LEAST_RADIUS, radius);
    for (let row = max(0, floor(y - r)); row <= min(height - 1, y + r); row++) {
      const half = sqrt(max(0, r * r - (row + 0.5 - y) ** 2));
      const from = max(0, ceil(x - half - 0.5)),
        to = min(width, floor(x + half - 0.5) + 1);
      if (to > from) out.data.fill(1, row * width + from, row * width + to);
    }
  }
  return out;
}

/** Dabs as strokes: a tap is one, and so are consecutive dabs of one mode while none begins anew and each lies near the one before. */
export function strokesOf(dabs: readonly Dab[]): Stroke[] {
  const strokes: { mode: Stroke['mode']; isRegion: boolean; dabs: Stroke['dabs'][number][] }[] = [];
  dabs.forEach(({ x, y, radius, mode, region = false, begins = false }, i) => {
    const last = dabs[i - 1];
    const goesOn =
      last?.mode === mode &&
      !region &&
      !begins &&
      !last.region &&
      Math.hypot(last.x - x, last.y - y) <= 2 * (last.radius + radius);
    if (goesOn) strokes.at(-1)!.dabs.push({ x, y, radius });
    else strokes.push({ mode, isRegion: region, dabs: [{ x, y, radius }] });
  });
  return strokes;
}
