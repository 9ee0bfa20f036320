import { plane, type Plane } from './plane';

// Taken out of the global object once: inner loops call them.
const { fround, max, min } = Math;

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

/** Kept between blurs: what the rows gave, before the columns. */
let kept = new Float32Array(0);

const scratch = (size: number): Float32Array => (kept.length < size ? (kept = new Float32Array(size)) : kept);

// Each row is a call of its own: the compiler is quicker with a short function that is called often.

function convolve({ width, height, data }: Plane, kernel: Float32Array): Plane {
  const radius = (kernel.length - 1) / 2;
  const rows = scratch(width * height);
  const line = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y++) {
    const o = y * width;
    line.fill(data[o]!, 0, radius);
    line.fill(data[o + width - 1]!, width + radius);
    line.set(data.subarray(o, o + width), radius);
    convolveRow(line, kernel, rows, o, width);
  }
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let j = -radius; j <= radius; j++) addRow(rows, max(0, min(height - 1, y + j)) * width, kernel[j + radius]!, out, y * width, width);
  }
  return plane(width, height, out);
}

function convolveRow(line: Float32Array, kernel: Float32Array, out: Float32Array, o: number, width: number): void {
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let j = 0; j < kernel.length; j++) sum += kernel[j]! * line[x + j]!;
    out[o + x] = sum;
  }
}

/** Adds a row, times a factor, to another one. */
export function addRow(from: Float32Array, at: number, factor: number, to: Float32Array, o: number, width: number): void {
  for (let x = 0; x < width; x++) to[o + x]! += factor * from[at + x]!;
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
  const rows = scratch(width * height);
  for (let y = 0; y < height; y++) boxRow(data, rows, y * width, width, radius, scale);
  const sums = new Float32Array(width);
  const row = (y: number): number => max(0, min(height - 1, y)) * width;
  for (let y = -radius - 1; y < radius; y++) addRow(rows, row(y), 1, sums, 0, width);
  for (let y = 0; y < height; y++) slideDown(sums, rows, row(y + radius), row(y - radius - 1), data, y * width, width, scale);
}

function boxRow(data: Float32Array, rows: Float32Array, o: number, width: number, radius: number, scale: number): void {
  const last = width - 1, left = data[o]!, right = data[o + last]!;
  // Up to here nothing on the left has to go yet; from there on nothing new comes on the right.
  const whole = min(radius, width), ends = max(whole, width - radius);
  let sum = left * radius, x = 0;
  for (; x < radius; x++) sum += data[o + min(x, last)]!;
  for (x = 0; x < whole; x++) {
    sum += x + radius < last ? data[o + x + radius]! : right;
    rows[o + x] = sum * scale;
    sum -= left;
  }
  for (; x < ends; x++) {
    sum += data[o + x + radius]!;
    rows[o + x] = sum * scale;
    sum -= data[o + x - radius]!;
  }
  for (; x < width; x++) {
    sum += right;
    rows[o + x] = sum * scale;
    sum -= data[o + x - radius]!;
  }
}

/** The sums of the columns a row farther down: one row comes, one goes. */
function slideDown(sums: Float32Array, rows: Float32Array, add: number, drop: number, out: Float32Array, o: number, width: number, scale: number): void {
  for (let x = 0; x < width; x++) {
    const sum = fround(sums[x]! + (rows[add + x]! - rows[drop + x]!));
    sums[x] = sum;
    out[o + x] = sum * scale;
  }
}

/** Blur of what lies inside a mask only, so that nothing from outside bleeds in; 0 outside. */
export function maskedBlur(source: Plane, inside: Float32Array, sigma: number): Plane {
  const weight = blur(plane(source.width, source.height, inside), sigma).data;
  const out = blur(times(source, inside), sigma);
  for (let i = 0; i < weight.length; i++) out.data[i] = inside[i]! > 0 ? out.data[i]! / (weight[i]! + 1e-6) : 0;
  return out;
}

/** The inside as it is; outside, the inside's values nearby go on (normalised convolution, Knutsson, Westin 1993). */
export function extend(source: Plane, inside: Float32Array, sigma: number): Plane {
  const weight = blur(plane(source.width, source.height, inside), sigma).data;
  const out = blur(times(source, inside), sigma);
  for (let i = 0; i < weight.length; i++) out.data[i] = inside[i]! > 0 || weight[i]! < 1e-3 ? source.data[i]! : out.data[i]! / weight[i]!;
  return out;
}

function times({ width, height, data }: Plane, factor: Float32Array): Plane {
  const out = plane(width, height);
  for (let i = 0; i < data.length; i++) out.data[i] = data[i]! * factor[i]!;
  return out;
}
