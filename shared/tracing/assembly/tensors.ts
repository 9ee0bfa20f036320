import { at, floatAt } from './memory';

/**
 * Adds the structure tensors (e f, f g) of a row of one channel, from Sobel gradients, without the
 * first and last pixel of the row. The three components are pictures of `size` pixels, one after
 * the other. Reads up to one pixel after the channel.
 */
export function addTensors(
  channel: usize,
  tensors: usize,
  size: i32,
  width: i32,
  y: i32,
  weight: f64,
): void {
  const f = at(tensors, size);
  const g = at(f, size);
  const weights = f64x2.splat(weight);
  const end = (y + 1) * width - 1;
  for (let i = y * width + 1; i < end; i += 2) {
    const nw = bothAt(channel, i - width - 1);
    const ne = bothAt(channel, i - width + 1);
    const sw = bothAt(channel, i + width - 1);
    const se = bothAt(channel, i + width + 1);
    const gx = gradients(ne, bothAt(channel, i + 1), se, nw, bothAt(channel, i - 1), sw);
    const gy = gradients(sw, bothAt(channel, i + width), se, nw, bothAt(channel, i - width), ne);
    const wx = f64x2.mul(weights, gx);
    const isOne = i + 1 === end;
    add(tensors, i, f64x2.mul(wx, gx), isOne);
    add(f, i, f64x2.mul(wx, gy), isOne);
    add(g, i, f64x2.mul(f64x2.mul(weights, gy), gy), isOne);
  }
}

/**
 * Sobel gradients of two neighboring pixels, each from the three pixels on one side (a, b, c) and
 * the three on the other side (p, q, r), in the same order.
 */
function gradients(a: v128, b: v128, c: v128, p: v128, q: v128, r: v128): v128 {
  const two = f64x2.splat(2);
  const plus = f64x2.add(f64x2.add(a, f64x2.mul(two, b)), c);
  const minus = f64x2.sub(f64x2.sub(f64x2.sub(plus, p), f64x2.mul(two, q)), r);
  return f64x2.mul(minus, f64x2.splat(0.125));
}

/** Reads two neighboring elements of a list of float32. */
function bothAt(list: usize, i: i32): v128 {
  return f64x2.promote_low_f32x4(v128.load64_zero(at(list, i)));
}

/** Adds to two neighboring elements of a list, or only to the first. */
function add(list: usize, i: i32, values: v128, isOne: bool): void {
  const sums = f32x4.demote_f64x2_zero(f64x2.add(bothAt(list, i), values));
  if (isOne) v128.store32_lane(at(list, i), sums, 0);
  else v128.store64_lane(at(list, i), sums, 0);
}

// A shorter eigenvector has no direction.
const MIN_LENGTH: f64 = 1e-9;

/**
 * Replaces the first two components of the tensors of `count` pixels by the eigenvectors of their
 * smaller eigenvalues.
 */
export function tangents(tensors: usize, size: i32, from: i32, count: i32): void {
  const second = at(tensors, size);
  const third = at(second, size);
  for (let i = from; i < from + count; i++) {
    const e = floatAt(tensors, i);
    const f = floatAt(second, i);
    const g = floatAt(third, i);
    const difference = e - g;
    const larger = (e + g + sqrt(difference * difference + 4 * f * f)) / 2;
    const x = larger - e;
    const y = -f;
    const length = sqrt(x * x + y * y);
    const isFlat = length < MIN_LENGTH;
    const tx: f64 = isFlat ? (difference >= 0 ? 0 : 1) : x / length;
    const ty: f64 = isFlat ? (difference >= 0 ? 1 : 0) : y / length;
    store<f32>(at(tensors, i), tx as f32);
    store<f32>(at(second, i), ty as f32);
  }
}
