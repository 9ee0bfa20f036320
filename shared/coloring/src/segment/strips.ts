import { components } from '../raster/components';
import { distanceTo, erode, open } from '../raster/distance';
import type { Lab } from '../raster/lab';
import { area, mask, sample, without, type Mask } from '../raster/plane';
import { nearestColour, paletteOf } from './palette';

// In shares of the root of the area: half the width of what may be a strip, and how far it sticks out at least.
const THIN = 0.045, SHORT = 0.05;
// What is thinner than this beside a strip belongs to it.
const FIRM = 0.08;
// How far beyond its end a strip is followed, and where its flanks lie, in its widths.
const FOLLOWED = 1.2, FLANK = 1.1;
// How often it must go on there: in Lab as near to one of its colours, as far from both flanks.
const MOSTLY = 0.8, ALIKE = 17, DIFFERS = 12;

type Colour = readonly [L: number, a: number, b: number];

/** A thin part that sticks out: its pixels, and how far it reaches from the body. */
interface Part {
  readonly pixels: number[];
  reach: number;
}

/**
 * A silhouette without the stubs of what goes on beyond it: a pole or a leash behind the dog ends where
 * the cut happened to end, and looks the same farther on. Limbs, ears and tails end where they end.
 */
export function withoutStrips(lab: Lab, source: Mask): Mask {
  const size = Math.sqrt(area(source)), core = erode(source, THIN * size);
  if (!core.data.includes(1)) return source;
  // How far each pixel lies from the body: from what an opening leaves (Serra 1982).
  const away = distanceTo(core).data, out = mask(source.width, source.height, source.data.slice());
  for (let i = 0; i < away.length; i++) away[i]! -= THIN * size;
  for (const part of partsOf(source, away)) {
    if (part.reach > SHORT * size && goesOn(lab, source, part, away)) for (const i of part.pixels) out.data[i] = 0;
  }
  return area(out) < area(source) ? withoutSwellings(source, out, size) : source;
}

/** Where a strip left the body an opening leaves a swelling: it goes with the strip. */
function withoutSwellings(source: Mask, after: Mask, size: number): Mask {
  const { width, height } = source;
  const firm = open(after, FIRM * size).data, near = distanceTo(without(source, after)).data;
  return mask(width, height, after.data.map((v, i) => (v && (firm[i] || near[i]! > FIRM * size) ? 1 : 0)));
}

function partsOf({ width, height, data }: Mask, away: Float32Array): Part[] {
  const thin = mask(width, height);
  for (let i = 0; i < data.length; i++) thin.data[i] = data[i] && away[i]! > 0 ? 1 : 0;
  const { labels, count } = components(thin, true);
  const parts = Array.from({ length: count }, (): Part => ({ pixels: [], reach: 0 }));
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i]) continue;
    const part = parts[labels[i]! - 1]!;
    part.pixels.push(i);
    part.reach = Math.max(part.reach, away[i]!);
  }
  return parts;
}

/** Whether beyond a part's end, in its direction, a strip of its colours is seen between two flanks. */
function goesOn(lab: Lab, { data, width, height }: Mask, { pixels, reach }: Part, away: Float32Array): boolean {
  const near = middleOf(pixels.filter((i) => away[i]! < reach / 3), width), far = middleOf(pixels.filter((i) => away[i]! > (2 * reach) / 3), width);
  const length = Math.hypot(far.x - near.x, far.y - near.y), wide = pixels.length / reach;
  if (!(length > 0)) return false;
  const ux = (far.x - near.x) / length, uy = (far.y - near.y) / length;
  const end = pixels.reduce((most, i) => Math.max(most, ((i % width) - near.x) * ux + (Math.floor(i / width) - near.y) * uy), 0);
  // Along the part's edge colours are mixed with what lies beside it.
  const own = paletteOf(lab, pixels.filter((i) => data[i - 1] && data[i + 1] && data[i - width] && data[i + width]));
  const at = (along: number, across: number): Colour => colourAt(lab, near.x + along * ux - across * uy, near.y + along * uy + across * ux);
  let steps = 0, strip = 0;
  for (let t = end + 1; t <= end + FOLLOWED * wide; t++, steps++) {
    const x = near.x + t * ux, y = near.y + t * uy, here = at(t, 0);
    // What the photo cuts off ends nowhere.
    if (x < 0 || y < 0 || x > width - 1 || y > height - 1) return false;
    const flanked = [-1, 1].every((side) => distance(here, at(t, side * FLANK * wide)) > DIFFERS);
    if (flanked && nearestColour(own, ...here) < ALIKE) strip++;
  }
  return steps > 0 && strip >= MOSTLY * steps;
}

function middleOf(pixels: readonly number[], width: number): { x: number; y: number } {
  const sum = (value: (i: number) => number): number => pixels.reduce((total, i) => total + value(i), 0) / pixels.length;
  return { x: sum((i) => i % width), y: sum((i) => Math.floor(i / width)) };
}

function colourAt({ L, a, b, width, height }: Lab, x: number, y: number): Colour {
  const at = (channel: Float32Array): number => sample(channel, width, height, x, y);
  return [at(L), at(a), at(b)];
}

const distance = (p: Colour, q: Colour): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
