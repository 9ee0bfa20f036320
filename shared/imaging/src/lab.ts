import { linearOf, rootOf, WHITE_X, WHITE_Z } from './color';
import { percentile, plane, type PixelBox } from './plane';
import { resizePlane } from './resample';

/** An image in CIE Lab (D65): L 0 to 100, a and b about -100 to 100. */
export interface Lab {
  readonly width: number;
  readonly height: number;
  readonly L: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

const STEPS = 4096;

// The transfer function for each byte.
const linear = Float32Array.from({ length: 256 }, (_, byte) => linearOf(byte));

const root = Float32Array.from({ length: STEPS + 2 }, (_, i) => rootOf(i / STEPS));

function f(t: number): number {
  const u = t * STEPS,
    i = u | 0;
  return i >= STEPS ? root[STEPS] : root[i] + (root[i + 1] - root[i]) * (u - i);
}

/** Converts sRGB, three bytes per pixel, to Lab (CIE 15, the sRGB matrix of IEC 61966-2-1). */
export function toLab(rgb: Uint8ClampedArray, width: number, height: number): Lab {
  const n = width * height;
  const lab: Lab = {
    width,
    height,
    L: new Float32Array(n),
    a: new Float32Array(n),
    b: new Float32Array(n),
  };
  for (let y = 0; y < height; y++) toLabRow(rgb, lab, y * width, (y + 1) * width);
  return lab;
}

function toLabRow(rgb: Uint8ClampedArray, { L, a, b }: Lab, from: number, to: number): void {
  for (let i = from, p = 3 * from; i < to; i++, p += 3) {
    const red = linear[rgb[p]],
      green = linear[rgb[p + 1]],
      blue = linear[rgb[p + 2]];
    const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / WHITE_X);
    const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / WHITE_Z);
    L[i] = 116 * y - 16;
    a[i] = 500 * (x - y);
    b[i] = 200 * (y - z);
  }
}

/**
 * Shrinks a Lab image until its long side is at most `side` px; returns a smaller image unchanged.
 */
export function shrinkLab(source: Lab, side: number): Lab {
  const scale = Math.min(1, side / Math.max(source.width, source.height));
  if (scale === 1) return source;
  const width = Math.max(2, Math.round(source.width * scale)),
    height = Math.max(2, Math.round(source.height * scale));
  const channel = (data: Float32Array): Float32Array =>
    resizePlane(plane(source.width, source.height, data), width, height).data;
  return { width, height, L: channel(source.L), a: channel(source.a), b: channel(source.b) };
}

/** Crops a Lab image to a box. */
export function cropLab(lab: Lab, { x0, y0, x1, y1 }: PixelBox): Lab {
  const width = x1 - x0,
    height = y1 - y0;
  const cut = (data: Float32Array): Float32Array => {
    const out = new Float32Array(width * height);
    for (let y = 0; y < height; y++)
      out.set(data.subarray((y + y0) * lab.width + x0, (y + y0) * lab.width + x1), y * width);
    return out;
  };
  return { width, height, L: cut(lab.L), a: cut(lab.a), b: cut(lab.b) };
}

// A picture was taken in poor light if the lightness L of its highlights, the percentile HIGHLIGHTS,
// is below DIM. It is brightened to BRIGHT, by a factor of at most MOST_GAIN.
const DIM = 72,
  BRIGHT = 88,
  MOST_GAIN = 3.5,
  HIGHLIGHTS = 0.99;

/** Lightness L of a picture's highlights. */
export const highlightLightness = ({ L }: Lab): number => percentile(L, HIGHLIGHTS);

/**
 * Brightens a picture taken in poor light; returns any other unchanged.
 * @param light see `highlightLightness`
 */
export function brightened(lab: Lab, light: number): Lab {
  if (light >= DIM || light <= 0) return lab;
  const gain = Math.min(MOST_GAIN, BRIGHT / light);
  const lit = (data: Float32Array): Float32Array => {
    const out = new Float32Array(data.length);
    for (let i = 0; i < out.length; i++) out[i] = data[i] * gain;
    return out;
  };
  return { ...lab, L: lit(lab.L), a: lit(lab.a), b: lit(lab.b) };
}
