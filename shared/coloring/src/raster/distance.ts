import { invert, mask, plane, type Mask, type Plane } from './plane';

// Taken out of the global object once: inner loops call them.
const { max, sqrt } = Math;

const FAR = 1e9;

/**
 * Exact Euclidean distance in px to the nearest pixel of a mask: lower envelopes of parabolas
 * (Felzenszwalb and Huttenlocher 2012, "Distance Transforms of Sampled Functions", section 2).
 * An empty mask gives a large finite number everywhere.
 */
export function distanceTo(target: Mask): Plane {
  const squared = squaredDistanceTo(target);
  for (let i = 0; i < squared.length; i++) squared[i] = sqrt(squared[i]!);
  return plane(target.width, target.height, squared);
}

function squaredDistanceTo(target: Mask): Float32Array {
  const { width, height } = target;
  const squared = new Float32Array(width * height);
  for (let i = 0; i < squared.length; i++) squared[i] = target.data[i] ? 0 : FAR;
  const size = max(width, height);
  const scratch = { f: new Float32Array(size), hulls: new Int32Array(size), edges: new Float32Array(size + 1) };
  for (let x = 0; x < width; x++) envelope(squared, x, width, height, scratch);
  for (let y = 0; y < height; y++) envelope(squared, y * width, 1, width, scratch);
  return squared;
}

interface Scratch {
  readonly f: Float32Array;
  readonly hulls: Int32Array;
  readonly edges: Float32Array;
}

function envelope(data: Float32Array, start: number, step: number, n: number, { f, hulls, edges }: Scratch): void {
  for (let i = 0; i < n; i++) f[i] = data[start + i * step]!;
  let k = 0;
  hulls[0] = 0;
  edges[0] = -FAR;
  edges[1] = FAR;
  for (let q = 1; q < n; q++) {
    let p = hulls[k]!;
    let crossing = (f[q]! - f[p]! + q * q - p * p) / (2 * (q - p));
    while (k > 0 && crossing <= edges[k]!) {
      k--;
      p = hulls[k]!;
      crossing = (f[q]! - f[p]! + q * q - p * p) / (2 * (q - p));
    }
    crossing = max(edges[k]!, crossing);
    k++;
    hulls[k] = q;
    edges[k] = crossing;
    edges[k + 1] = FAR;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while (edges[k + 1]! < q) k++;
    const p = hulls[k]!;
    data[start + q * step] = (q - p) * (q - p) + f[p]!;
  }
}

/** `value` where the distance is at most `radius`, the other of 0 and 1 elsewhere. */
function within(squared: Float32Array, radius: number, value: 0 | 1): Uint8Array {
  const out = new Uint8Array(squared.length);
  for (let i = 0; i < out.length; i++) out[i] = squared[i]! <= radius * radius ? value : 1 - value;
  return out;
}

/** The mask grown by a disc of this radius. */
export function dilate(source: Mask, radius: number): Mask {
  return mask(source.width, source.height, within(squaredDistanceTo(source), radius, 1));
}

/** The mask shrunk by a disc of this radius; the image's border does not eat into it. */
export function erode(source: Mask, radius: number): Mask {
  return mask(source.width, source.height, within(squaredDistanceTo(invert(source)), radius, 0));
}

/** Removes what is thinner than a disc of this radius (Serra 1982). */
export const open = (source: Mask, radius: number): Mask => dilate(erode(source, radius), radius);

/** Fills notches narrower than a disc of this radius. */
export const close = (source: Mask, radius: number): Mask => erode(dilate(source, radius), radius);
