import { boxBlur } from './boxBlur';
import { plane, type Plane } from './plane';
import { BEYOND, scratch, weighRows } from './rows';

// Read from the global object once, because inner loops call them.
const { max, min } = Math;

// Cut-off of the kernel in sigmas, and the sigma in px above which box passes take over.
const CUT_OFF = 2.6,
  BOXES_FROM = 2.6;

/** A normalised Gaussian kernel, cut off at `CUT_OFF`; its length is odd. */
export function gaussian(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(sigma * CUT_OFF));
  const kernel = new Float32Array(2 * radius + 1);
  let total = 0;
  for (let i = -radius; i <= radius; i++) {
    const v = Math.exp((-i * i) / (2 * sigma * sigma));
    kernel[i + radius] = v;
    total += v;
  }
  return kernel.map((v) => v / total);
}

/**
 * Gaussian blur, sigma in px; the border repeats. Large sigmas use three box passes (Wells 1986).
 */
export function blur({ width, height, data }: Plane, sigma: number): Plane {
  return blurInPlace(plane(width, height, data.slice()), sigma);
}

/** Like `blur`, but overwrites the source. */
export function blurInPlace(source: Plane, sigma: number): Plane {
  if (sigma > BOXES_FROM) boxBlur(source, sigma);
  else if (sigma > 0) convolve(source, gaussian(sigma));
  return source;
}

function convolve({ width, height, data }: Plane, kernel: Float32Array): void {
  const taps = kernel.length,
    radius = (taps - 1) / 2;
  const rows = scratch(width * height);
  // The row with its border repeated on both sides; four pixels are computed at a time.
  const line = new Float32Array(width + 2 * radius + 3);
  for (let y = 0; y < height; y++) {
    const o = y * width;
    line.fill(data[o], 0, radius);
    line.set(data.subarray(o, o + width), radius);
    line.fill(data[o + width - 1], width + radius);
    convolveRow(line, kernel, rows, o, width);
  }
  const factors = new Float32Array(taps + BEYOND),
    at = new Int32Array(taps + BEYOND);
  factors.set(kernel);
  for (let y = 0; y < height; y++) {
    for (let j = 0; j < taps; j++) at[j] = max(0, min(height - 1, y + j - radius)) * width;
    weighRows(rows, at, factors, 0, taps, data, y * width, width);
  }
}

function convolveRow(
  line: Float32Array,
  kernel: Float32Array,
  out: Float32Array,
  o: number,
  width: number,
): void {
  const taps = kernel.length;
  let x = 0;
  for (; x + 3 < width; x += 4) {
    let a = 0,
      b = 0,
      c = 0,
      d = 0;
    for (let j = 0, i = x; j < taps; j++, i++) {
      const k = kernel[j];
      a += k * line[i];
      b += k * line[i + 1];
      c += k * line[i + 2];
      d += k * line[i + 3];
    }
    out[o + x] = a;
    out[o + x + 1] = b;
    out[o + x + 2] = c;
    out[o + x + 3] = d;
  }
  for (; x < width; x++) {
    let sum = 0;
    for (let j = 0; j < taps; j++) sum += kernel[j] * line[x + j];
    out[o + x] = sum;
  }
}

/** Blurs only the pixels inside a mask, so that nothing from outside bleeds in; 0 outside. */
export function maskedBlur(source: Plane, inside: Float32Array, sigma: number): Plane {
  const weight = blur(plane(source.width, source.height, inside), sigma).data;
  const out = blurInPlace(times(source, inside), sigma);
  for (let i = 0; i < weight.length; i++)
    out.data[i] = inside[i] > 0 ? out.data[i] / (weight[i] + 1e-6) : 0;
  return out;
}

/**
 * Keeps the inside and extends its values to the nearby outside (normalised convolution, Knutsson,
 * Westin 1993); pixels farther away stay as they are.
 */
export function extend(source: Plane, inside: Float32Array, sigma: number): Plane {
  const weight = blur(plane(source.width, source.height, inside), sigma).data;
  const out = blurInPlace(times(source, inside), sigma);
  for (let i = 0; i < weight.length; i++)
    out.data[i] = inside[i] > 0 || weight[i] < 1e-3 ? source.data[i] : out.data[i] / weight[i];
  return out;
}

function times({ width, height, data }: Plane, factor: Float32Array): Plane {
  const out = plane(width, height);
  for (let i = 0; i < data.length; i++) out.data[i] = data[i] * factor[i];
  return out;
}
