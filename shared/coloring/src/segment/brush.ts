import { cropLab, type Lab } from '../raster/lab';
import { mask, type Box, type Mask } from '../raster/plane';
import { unlikeFurMap } from './fur';
import { grabCut, INSIDE, OUTSIDE, PERHAPS_INSIDE, PERHAPS_OUTSIDE } from './grabcut';
import { NO_COAT } from './start';

/** A stroke of the keep/erase brush: its dabs in px of the cutout. */
export interface Stroke {
  readonly mode: 'keep' | 'erase';
  readonly dabs: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
}

// How far around a stroke the cutout may change, in radii of the dab; more for small dabs, px.
const REACH = 4, LEAST_REACH = 24;
const LEAST_RADIUS = 1.5;
const GAMMA = 20, ROUNDS = 2;
// What speaks for the cutout as it is: nothing beside the stroke, much where its reach ends.
const HOLD = 12;
// Share of the reach within which the other side's colours are not learnt.
const GIVES_WAY = 0.6;

/**
 * A cutout after a stroke: what is under the brush changes for certain, and around it what
 * belongs together by colour; beyond a few radii nothing moves. One misplaced dab stays local.
 */
export function applyStroke(lab: Lab, before: Mask, stroke: Stroke): Mask {
  const { width, height } = before;
  const dabs = stroke.dabs.map((dab) => ({ ...dab, radius: Math.max(LEAST_RADIUS, dab.radius) }));
  const reach = Math.max(LEAST_REACH, ...dabs.map(({ radius }) => REACH * radius));
  const window = windowAround(dabs, reach, width, height);
  if (!window) return before;
  const w = window.x1 - window.x0, h = window.y1 - window.y0;
  const at = (i: number): number => (Math.floor(i / w) + window.y0) * width + (i % w) + window.x0;
  const keep = stroke.mode === 'keep';
  const away = Float32Array.from({ length: w * h }, (_, i) => distanceToDabs(dabs, (i % w) + window.x0 + 0.5, Math.floor(i / w) + window.y0 + 0.5));
  const known = Uint8Array.from(away, (d, i) => {
    const now = before.data[at(i)] === 1;
    if (d <= 0) return keep ? INSIDE : OUTSIDE;
    if (d >= reach) return now ? INSIDE : OUTSIDE;
    return now ? PERHAPS_INSIDE : PERHAPS_OUTSIDE;
  });
  const local = cropLab(lab, window);
  const alien = unlikeFurMap(local);
  const prior = away.map((d, i) => {
    const now = before.data[at(i)] === 1;
    // What already is as the brush wants it has no reason to change.
    const hold = HOLD * (now === keep ? 1 : Math.min(1, Math.max(0, d) / reach) ** 0.5 * 0.6);
    return (now ? hold : -hold) - NO_COAT * alien[i]! * (keep ? 0.3 : 1);
  });
  // Near the brush, what is there now says nothing about the side that is to give way.
  const settled = Uint8Array.from(away, (d) => (d > GIVES_WAY * reach ? 1 : 0));
  const first = keep ? { firstOutside: settled } : { firstInside: settled };
  const cut = grabCut({ lab: local, known, ...first, prior, gamma: GAMMA, rounds: ROUNDS, seed: 5 });
  const out = mask(width, height, before.data.slice());
  away.forEach((d, i) => {
    if (d >= reach) return;
    out.data[at(i)] = d <= 0 ? (keep ? 1 : 0) : cut ? cut.data[i]! : out.data[at(i)]!;
  });
  return out;
}

function windowAround(dabs: Stroke['dabs'], reach: number, width: number, height: number): Box | null {
  const x0 = Math.max(0, Math.floor(Math.min(...dabs.map((d) => d.x - d.radius)) - reach)), x1 = Math.min(width, Math.ceil(Math.max(...dabs.map((d) => d.x + d.radius)) + reach));
  const y0 = Math.max(0, Math.floor(Math.min(...dabs.map((d) => d.y - d.radius)) - reach)), y1 = Math.min(height, Math.ceil(Math.max(...dabs.map((d) => d.y + d.radius)) + reach));
  return x1 - x0 > 1 && y1 - y0 > 1 ? { x0, y0, x1, y1 } : null;
}

function distanceToDabs(dabs: Stroke['dabs'], x: number, y: number): number {
  let least = Infinity;
  for (const d of dabs) least = Math.min(least, Math.hypot(d.x - x, d.y - y) - d.radius);
  return least;
}

/** Consecutive dabs of one mode make a stroke, while each lies near the one before. */
export function strokesOf(dabs: readonly (Stroke['dabs'][number] & { readonly mode: Stroke['mode'] })[]): Stroke[] {
  const strokes: { mode: Stroke['mode']; dabs: Stroke['dabs'][number][] }[] = [];
  dabs.forEach((dab, i) => {
    const last = dabs[i - 1];
    const near = last?.mode === dab.mode && Math.hypot(last.x - dab.x, last.y - dab.y) <= 2 * (last.radius + dab.radius);
    if (near) strokes.at(-1)!.dabs.push(dab);
    else strokes.push({ mode: dab.mode, dabs: [dab] });
  });
  return strokes;
}
