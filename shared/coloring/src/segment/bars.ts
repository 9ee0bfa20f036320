import { components, largeParts } from '../raster/components';
import { distanceTo, open } from '../raster/distance';
import type { Lab } from '../raster/lab';
import { area, mask, pixelsOf, without, type Mask } from '../raster/plane';
import { every, nearestColour, paletteOf } from './palette';

// In shares of the root of the area: what is thinner than a limb, and how far it sticks out at least;
// what is shorter is a tuft, a claw, the tip of an ear.
const THIN = 0.04, SHORT = 0.12;
// Thick parts from this share of the largest on are bodies.
const BODY = 0.3;
// Pixels of the body that colours are compared with, and the Lab distance up to which one is its own.
const SAMPLES = 400, OWN = 9;
// Of a limb most has the body's colours, of a thing little.
const LIMB = 0.6, THING = 0.3;
// A limb's last third is this much smaller than its first.
const TAPER = 0.75;

/** A thin part that sticks out: px from the body to its end, and counts of pixels. */
interface Part {
  reach: number;
  /** Of the body's colours. */
  own: number;
  /** In the third next to the body, and in the one at the end. */
  near: number;
  far: number;
  /** Sum of the rows. */
  y: number;
}

/**
 * A silhouette without long thin things that stick out of it, such as handlebars and chair legs. They
 * are what an opening takes away (Serra 1982), have other colours than the body, or do not grow thinner
 * towards their ends as tails do. Paws and legs below the body's middle need not.
 */
export function withoutBars(lab: Lab, source: Mask): Mask {
  const { width, height } = source, size = Math.sqrt(area(source));
  const thick = open(source, THIN * size);
  if (!thick.data.includes(1)) return source;
  const body = largeParts(thick, BODY);
  const { labels, areas } = components(without(source, body), true);
  const pixels = pixelsOf(body.data);
  const parts = measured(lab, body, pixels, labels, areas.length);
  const middle = pixels.reduce((sum, i) => sum + Math.floor(i / width), 0) / pixels.length;
  const keep = parts.map(({ reach, own, near, far, y }, k) => {
    if (k === 0 || reach <= SHORT * size) return 1;
    const limb = y / areas[k]! > middle && own > LIMB * areas[k]!;
    return own >= THING * areas[k]! && (limb || far <= TAPER * near) ? 1 : 0;
  });
  return mask(width, height, source.data.map((v, i) => v && keep[labels[i]!]!));
}

function measured(lab: Lab, body: Mask, pixels: readonly number[], labels: Int32Array, count: number): Part[] {
  const away = distanceTo(body).data, colours = paletteOf(lab, every(pixels, SAMPLES));
  const parts = Array.from({ length: count }, (): Part => ({ reach: 0, own: 0, near: 0, far: 0, y: 0 }));
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i]) continue;
    const part = parts[labels[i]!]!;
    part.reach = Math.max(part.reach, away[i]!);
    part.y += Math.floor(i / body.width);
    if (nearestColour(colours, lab.L[i]!, lab.a[i]!, lab.b[i]!) < OWN) part.own++;
  }
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i]) continue;
    const part = parts[labels[i]!]!;
    if (away[i]! < part.reach / 3) part.near++;
    else if (away[i]! > (2 * part.reach) / 3) part.far++;
  }
  return parts;
}
