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
export function blur({ width, height, data }: Plane, sigma: number): Plane {
  return blurInPlace(plane(width, height, data.slice()), sigma);
}

/** The same where nobody needs the source any more: it is written over. */
export function blurInPlace(source: Plane, sigma: number): Plane {
  if (sigma > 2.6) boxBlur(source, sigma);
  else if (sigma > 0) convolve(source, gaussian(sigma));
  return source;
}

/** Kept between blurs: what the rows gave, before the columns. */
let kept = new Float32Array(0);

const scratch = (size: number): Float32Array => (kept.length < size ? (kept = new Float32Array(size)) : kept);

// Each row is a call of its own: the compiler is quicker with a short function that is called often.

function convolve({ width, height, data }: Plane, kernel: Float32Array): void {
  const radius = (kernel.length - 1) / 2;
  const rows = scratch(width * height);
  // Four pixels are worked out at a time, the last of them perhaps beyond the end.
  const line = new Float32Array(width + 2 * radius + 3);
  for (let y = 0; y < height; y++) {
    const o = y * width;
    line.fill(data[o]!, 0, radius);
    line.set(data.subarray(o, o + width), radius);
    line.fill(data[o + width - 1]!, width + radius);
    convolveRow(line, kernel, rows, o, width);
  }
  const row = (y: number): number => max(0, min(height - 1, y)) * width;
  for (let y = 0; y < height; y++) {
    const o = y * width;
    startRow(rows, row(y - radius), kernel[0]!, data, o, width);
    for (let j = 1; j < kernel.length; j += 2) addRows(rows, row(y + j - radius), kernel[j]!, row(y + j + 1 - radius), kernel[j + 1]!, data, o, width);
  }
}

function convolveRow(line: Float32Array, kernel: Float32Array, out: Float32Array, o: number, width: number): void {
  const taps = kernel.length;
  let x = 0;
  for (; x + 3 < width; x += 4) {
    let a = 0, b = 0, c = 0, d = 0;
    for (let j = 0, i = x; j < taps; j++, i++) {
      const k = kernel[j]!;
      a += k * line[i]!;
      b += k * line[i + 1]!;
      c += k * line[i + 2]!;
      d += k * line[i + 3]!;
    }
    out[o + x] = a;
    out[o + x + 1] = b;
    out[o + x + 2] = c;
    out[o + x + 3] = d;
  }
  for (; x < width; x++) {
    let sum = 0;
    for (let j = 0; j < taps; j++) sum += kernel[j]! * line[x + j]!;
    out[o + x] = sum;
  }
}

/** A row times a factor. */
function startRow(from: Float32Array, at: number, factor: number, to: Float32Array, o: number, width: number): void {
  for (let x = 0; x < width; x++) to[o + x] = factor * from[at + x]!;
}

/** Adds a row, times a factor, to another one. */
export function addRow(from: Float32Array, at: number, factor: number, to: Float32Array, o: number, width: number): void {
  for (let x = 0; x < width; x++) to[o + x]! += factor * from[at + x]!;
}

/** Adds two rows, each times its factor, to another one; rounded after each, as if they came one by one. */
function addRows(from: Float32Array, first: number, factor: number, second: number, other: number, to: Float32Array, o: number, width: number): void {
  for (let x = 0; x < width; x++) to[o + x] = fround(to[o + x]! + factor * from[first + x]!) + other * from[second + x]!;
}

function boxBlur({ width, height, data }: Plane, sigma: number): void {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  const small = Math.floor(ideal) - (Math.floor(ideal) % 2 === 0 ? 1 : 0);
  const smallPasses = Math.round((12 * sigma * sigma - 3 * small * small - 12 * small - 9) / (-4 * small - 4));
  for (let pass = 0; pass < 3; pass++) boxPass(data, width, height, ((pass < smallPasses ? small : small + 2) - 1) / 2);
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
  const out = blurInPlace(times(source, inside), sigma);
  for (let i = 0; i < weight.length; i++) out.data[i] = inside[i]! > 0 ? out.data[i]! / (weight[i]! + 1e-6) : 0;
  return out;
}

/** The inside as it is; outside, the inside's values nearby go on (normalised convolution, Knutsson, Westin 1993). */
export function extend(source: Plane, inside: Float32Array, sigma: number): Plane {
  const weight = blur(plane(source.width, source.height, inside), sigma).data;
  const out = blurInPlace(times(source, inside), sigma);
  for (let i = 0; i < weight.length; i++) out.data[i] = inside[i]! > 0 || weight[i]! < 1e-3 ? source.data[i]! : out.data[i]! / weight[i]!;
  return out;
}

function times({ width, height, data }: Plane, factor: Float32Array): Plane {
  const out = plane(width, height);
  for (let i = 0; i < data.length; i++) out.data[i] = data[i]! * factor[i]!;
  return out;
}
