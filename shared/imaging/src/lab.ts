import { toLinear, labF, WHITE_X, WHITE_Z } from './color';
import { percentile, plane, type PixelBox } from './plane';
import { resizePlane } from './resizePlane';

/** A picture in CIE Lab (D65): L 0 to 100, a and b about -100 to 100. */
export interface LabImage {
  readonly width: number;
  readonly height: number;
  readonly L: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

// Tables, because both functions are too slow to call for each pixel. LAB_F has TABLE_STEPS steps
// from 0 to 1, between which it is interpolated.
const TABLE_STEPS = 4096;
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte));
const LAB_F = Float32Array.from({ length: TABLE_STEPS + 2 }, (_, i) => labF(i / TABLE_STEPS));

/** `labF` from the table. */
function fastLabF(t: number): number {
  const u = t * TABLE_STEPS,
    i = u | 0;
  return i >= TABLE_STEPS ? LAB_F[TABLE_STEPS] : LAB_F[i] + (LAB_F[i + 1] - LAB_F[i]) * (u - i);
}

/** Converts sRGB, three bytes per pixel, to Lab (CIE 15, the sRGB matrix of IEC 61966-2-1). */
export function toLab(rgb: Uint8ClampedArray, width: number, height: number): LabImage {
  const n = width * height;
  const lab: LabImage = {
    width,
    height,
    L: new Float32Array(n),
    a: new Float32Array(n),
    b: new Float32Array(n),
  };
  for (let y = 0; y < height; y++) toLabRow(rgb, lab, y * width, (y + 1) * width);
  return lab;
}

function toLabRow(rgb: Uint8ClampedArray, { L, a, b }: LabImage, from: number, to: number): void {
  for (let i = from, p = 3 * from; i < to; i++, p += 3) {
    const red = LINEAR[rgb[p]],
      green = LINEAR[rgb[p + 1]],
      blue = LINEAR[rgb[p + 2]];
    const x = fastLabF((0.4124 * red + 0.3576 * green + 0.1805 * blue) / WHITE_X);
    const y = fastLabF(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = fastLabF((0.0193 * red + 0.1192 * green + 0.9505 * blue) / WHITE_Z);
    L[i] = 116 * y - 16;
    a[i] = 500 * (x - y);
    b[i] = 200 * (y - z);
  }
}

/**
 * Shrinks a Lab picture until its long side is at most `side` px; returns a smaller one unchanged.
 */
export function shrinkLab(source: LabImage, side: number): LabImage {
  const scale = Math.min(1, side / Math.max(source.width, source.height));
  if (scale === 1) return source;
  const width = Math.max(2, Math.round(source.width * scale)),
    height = Math.max(2, Math.round(source.height * scale));
  const channel = (data: Float32Array): Float32Array =>
    resizePlane(plane(source.width, source.height, data), width, height).data;
  return { width, height, L: channel(source.L), a: channel(source.a), b: channel(source.b) };
}

/** Crops a Lab picture to a box. */
export function cropLab(lab: LabImage, { x0, y0, x1, y1 }: PixelBox): LabImage {
  const width = x1 - x0,
    height = y1 - y0;
  const cropChannel = (data: Float32Array): Float32Array => {
    const out = new Float32Array(width * height);
    for (let y = 0; y < height; y++)
      out.set(data.subarray((y + y0) * lab.width + x0, (y + y0) * lab.width + x1), y * width);
    return out;
  };
  return { width, height, L: cropChannel(lab.L), a: cropChannel(lab.a), b: cropChannel(lab.b) };
}

/** Percentile of the lightness at which a picture's highlights begin. */
const HIGHLIGHT_PERCENTILE = 0.99;
/** A picture whose highlights have a lower L was taken in poor light. */
const DIM = 72;
/** L to which these highlights are brightened, by a factor of at most MAX_GAIN. */
const BRIGHT = 88,
  MAX_GAIN = 3.5;

/** Lightness L of a picture's highlights. */
export const highlightLightness = ({ L }: LabImage): number => percentile(L, HIGHLIGHT_PERCENTILE);

/**
 * Brightens a picture taken in poor light; returns any other unchanged.
 * @param light L of its highlights; see `highlightLightness`
 */
export function brightened(lab: LabImage, light: number): LabImage {
  if (light >= DIM || light <= 0) return lab;
  const gain = Math.min(MAX_GAIN, BRIGHT / light);
  const brighten = (data: Float32Array): Float32Array => {
    const out = new Float32Array(data.length);
    for (let i = 0; i < out.length; i++) out[i] = data[i] * gain;
    return out;
  };
  return { ...lab, L: brighten(lab.L), a: brighten(lab.a), b: brighten(lab.b) };
}
