import { toLinear, labF } from './color';
import { kernel } from './kernels';
import { LAB_F_STEPS, type LabChannels } from './kernels/types';
import { percentile, plane, type PixelBox } from './plane';
import { resizePlane } from './resizePlane';
import type { Size } from './types';

/** A picture in CIE Lab (D65): L 0 to 100, a and b about -100 to 100. */
export interface LabImage extends Size, LabChannels {}

// Tables, because both functions are too slow to call for each pixel.
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte));
const LAB_F = Float32Array.from({ length: LAB_F_STEPS + 2 }, (_, i) => labF(i / LAB_F_STEPS));

/** Converts sRGB, three bytes per pixel, to Lab (CIE 15, the sRGB matrix of IEC 61966-2-1). */
export const toLab = (rgb: Uint8ClampedArray, width: number, height: number): LabImage => ({
  width,
  height,
  ...kernel().toLab(rgb, LINEAR, LAB_F),
});

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
