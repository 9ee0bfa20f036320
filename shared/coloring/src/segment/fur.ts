import type { Lab } from '../raster/lab';
import { clamp } from '../raster/plane';

// Taken out of the global object once: inner loops call them.
const { sqrt, atan2, max } = Math;

// Coats run from red-brown to cream: these hues in degrees of the a-b plane, up to this chroma.
const FIRST_HUE = 12, LAST_HUE = 94, SOFT_HUE = 12;
const GREY = 9, COLOURED = 24, VIVID = 48, TOO_VIVID = 64;

const ramp = (v: number, from: number, to: number): number => clamp((v - from) / (to - from), 0, 1);

/** How unlike any coat a colour is: 0 for fur colours and greys, 1 for grass, sky, paint. */
export function unlikeFur(a: number, b: number): number {
  const chroma = sqrt(a * a + b * b);
  if (chroma <= GREY) return 0;
  const hue = (atan2(b, a) * 180) / Math.PI;
  const beyond = max(FIRST_HUE - hue, hue - LAST_HUE, 0);
  return max(ramp(beyond, 0, SOFT_HUE) * ramp(chroma, GREY, COLOURED), ramp(chroma, VIVID, TOO_VIVID));
}

/** The same for every pixel of a picture. */
export function unlikeFurMap({ a, b }: Lab): Float32Array {
  const out = new Float32Array(a.length);
  for (let i = 0; i < out.length; i++) out[i] = unlikeFur(a[i]!, b[i]!);
  return out;
}
