import { plane, type Plane } from './plane';

/** A normalised Gaussian, cut off at 2.6 sigma; its length is odd. */
export function gaussian(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(sigma * 2.6));
  const kernel = new Float32Array(2 * radius + 1);
  let total = 0;
  for (let i = -radius; i <= radius; i++) {
    const v = Math.exp((-i * i) / (2 * sigma * sigma));
    kernel[i + radius] = v;
    total += v;
  }
  return kernel.map((v) => v / total);
}

/** Gaussian blur, sigma in px; the border repeats. Large sigmas are three box passes (Wells 1986). */
export function blur(source: Plane, sigma: number): Plane {
  if (sigma <= 0) return plane(source.width, source.height, source.data.slice());
  return sigma > 2.6 ? boxBlur(source, sigma) : convolve(source, gaussian(sigma));
}

function convolve({ width, height, data }: Plane, kernel: Float32Array): Plane {
  const radius = (kernel.length - 1) / 2;
  const rows = new Float32Array(width * height);
  const line = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y++) {
    const o = y * width;
    line.fill(data[o]!, 0, radius);
    line.fill(data[o + width - 1]!, width + radius);
    line.set(data.subarray(o, o + width), radius);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let j = 0; j < kernel.length; j++) sum += kernel[j]! * line[x + j]!;
      rows[o + x] = sum;
    }
  }
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const o = y * width;
    for (let j = -radius; j <= radius; j++) {
      const from = (y + j < 0 ? 0 : y + j >= height ? height - 1 : y + j) * width;
      const k = kernel[j + radius]!;
      for (let x = 0; x < width; x++) out[o + x]! += k * rows[from + x]!;
    }
  }
  return plane(width, height, out);
}

function boxBlur(source: Plane, sigma: number): Plane {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  const small = Math.floor(ideal) - (Math.floor(ideal) % 2 === 0 ? 1 : 0);
  const smallPasses = Math.round((12 * sigma * sigma - 3 * small * small - 12 * small - 9) / (-4 * small - 4));
  const data = source.data.slice();
  for (let pass = 0; pass < 3; pass++) {
    boxPass(data, source.width, source.height, ((pass < smallPasses ? small : small + 2) - 1) / 2);
  }
  return plane(source.width, source.height, data);
}

/** One box pass over rows and columns, in place, with running sums. */
function boxPass(data: Float32Array, width: number, height: number, radius: number): void {
  const scale = 1 / (2 * radius + 1);
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const o = y * width;
    let sum = data[o]! * radius;
    for (let x = 0; x < radius; x++) sum += data[o + Math.min(x, width - 1)]!;
    for (let x = 0; x < width; x++) {
      sum += data[o + Math.min(x + radius, width - 1)]!;
      rows[o + x] = sum * scale;
      sum -= data[o + Math.max(x - radius, 0)]!;
    }
  }
  const sums = new Float32Array(width);
  const row = (y: number): number => (y < 0 ? 0 : y >= height ? height - 1 : y) * width;
  for (let y = -radius - 1; y < radius; y++) {
    const o = row(y);
    for (let x = 0; x < width; x++) sums[x]! += rows[o + x]!;
  }
  for (let y = 0; y < height; y++) {
    const add = row(y + radius), drop = row(y - radius - 1), o = y * width;
    for (let x = 0; x < width; x++) {
      sums[x]! += rows[add + x]! - rows[drop + x]!;
      data[o + x] = sums[x]! * scale;
    }
  }
}

/** Blur of what lies inside a mask only, so that nothing from outside bleeds in; 0 outside. */
export function maskedBlur(source: Plane, inside: Float32Array, sigma: number): Plane {
  const { width, height, data } = source;
  const weighted = blur(plane(width, height, data.map((v, i) => v * inside[i]!)), sigma).data;
  const weight = blur(plane(width, height, inside), sigma).data;
  return plane(width, height, weighted.map((v, i) => (inside[i]! > 0 ? v / (weight[i]! + 1e-6) : 0)));
}

/** The inside as it is; outside, the inside's values nearby go on (normalised convolution, Knutsson, Westin 1993). */
export function extend(source: Plane, inside: Float32Array, sigma: number): Plane {
  const { width, height, data } = source;
  const weighted = blur(plane(width, height, data.map((v, i) => v * inside[i]!)), sigma).data;
  const weight = blur(plane(width, height, inside), sigma).data;
  return plane(width, height, data.map((v, i) => (inside[i]! > 0 || weight[i]! < 1e-3 ? v : weighted[i]! / weight[i]!)));
}
