import { joined, type Curve } from '../compose/curve';
import { contains } from '../compose/rings';
import { circle, ellipse, smooth } from '../compose/shapes';
import type { Circle, DogArt } from '../types';

const { max, min } = Math;

/** Widths in sheet units (100 = 25.4 mm), as large as black may be without being a blot. */
const SHINY = 14;
const RIM = 12;
const PUPIL = 24;
const NOSTRIL = 9;

interface Solid {
  readonly ring: readonly number[];
  readonly curve: Curve;
  /** Middle and extent, and the lesser side of it. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly size: number;
  /** The catch-light in an eye; none in a nose. */
  readonly light: Circle | undefined;
}

/** Eyes and nose in dog units: black shapes, outlined white ones, and what lies on them, back to front. */
export interface Faces {
  readonly black: Curve;
  readonly outlined: Curve;
  /** White fields in the black ones. */
  readonly shines: Curve;
  /** Black again: pupils and nostrils. */
  readonly dark: Curve;
  readonly lights: Curve;
}

export function solidsOf(dog: DogArt): Solid[] {
  return dog.solids.map((ring) => {
    const xs = ring.filter((_, i) => i % 2 === 0);
    const ys = ring.filter((_, i) => i % 2 === 1);
    const [left, top] = [min(...xs), min(...ys)];
    const [w, h] = [max(...xs) - left, max(...ys) - top];
    return { ring, curve: smooth(ring, true), x: left + w / 2, y: top + h / 2, w, h, size: min(w, h), light: dog.lights.find((l) => contains([ring], l.x, l.y)) };
  });
}

/**
 * Eyes and nose of a dog that stands at this scale. A small one is black; a larger nose has a shine;
 * the largest would be blots, so a nose becomes a black rim with nostrils in it and an eye an iris
 * to color around its pupil. `hollow` draws all of them so.
 */
export function faces(solids: readonly Solid[], lights: readonly Circle[], scale: number, hollow: boolean): Faces {
  const [black, outlined, shines, dark]: [Curve[], Curve[], Curve[], Curve[]] = [[], [], [], []];
  // Both eyes alike, even where one is smaller.
  const eye = max(0, ...solids.map((one) => (one.light ? one.size * scale : 0)));
  for (const one of solids) {
    const size = one.size * scale;
    if (one.light) {
      if (eye <= (hollow ? SHINY : PUPIL * 1.3)) black.push(one.curve);
      else {
        outlined.push(one.curve);
        dark.push(shrunk(one, min(0.6, PUPIL / size), 0));
      }
    } else if (size <= (hollow ? SHINY : RIM * 3)) {
      black.push(one.curve);
      if (size > SHINY) shines.push(ellipse(one.x - one.w * 0.04, one.y - one.h * 0.2, one.w * 0.25, one.h * 0.14));
    } else {
      black.push(one.curve);
      shines.push(shrunk(one, 1 - (2 * RIM) / size, (-0.25 * RIM) / scale));
      for (const side of [-1, 1]) dark.push(ellipse(one.x + side * one.w * 0.2, one.y + one.h * 0.06, min(NOSTRIL / scale, one.w * 0.1), min((NOSTRIL * 0.8) / scale, one.h * 0.1)));
    }
  }
  return { black: joined(black), outlined: joined(outlined), shines: joined(shines), dark: joined(dark), lights: joined(lights.map((c) => circle(c.x, c.y, c.r))) };
}

/** The solid's ring about its middle, smaller, and moved down. */
function shrunk({ ring, x, y }: Solid, share: number, down: number): Curve {
  return smooth(ring.map((v, i) => (i % 2 === 0 ? x + (v - x) * share : y + (v - y) * share + down)), true);
}
