import { invert, mask, plane, type Mask, type Plane } from './plane';

// Read from the global object once, because inner loops call them.
const { max, sqrt } = Math;

// Squared distance and distance in px that stand for "no pixel there".
const FAR = 1e9,
  NEVER = 1 << 24;

/**
 * Exact Euclidean distance in px from each pixel to the nearest pixel of a mask: lower envelopes of
 * parabolas (Felzenszwalb and Huttenlocher 2012, "Distance Transforms of Sampled Functions",
 * section 2). An empty mask gives a large finite number everywhere.
 */
export function distanceTo(target: Mask): Plane {
  const squared = new Float32Array(target.data.length);
  measure(target, squared);
  for (let i = 0; i < squared.length; i++) squared[i] = sqrt(squared[i]);
  return plane(target.width, target.height, squared);
}

/** Writes the squared distances. */
function measure(target: Mask, squared: Float32Array): void {
  const { width, height } = target;
  alongColumns(target, squared);
  const scratch = {
    f: new Float32Array(width),
    hulls: new Int32Array(width),
    edges: new Float32Array(width + 1),
  };
  for (let y = 0; y < height; y++) envelope(squared, y * width, width, scratch);
}

/**
 * Squared distance within each column, FAR where the column has no pixel of the mask. Scans down
 * and then up, one row at a time.
 */
function alongColumns({ width, height, data }: Mask, squared: Float32Array): void {
  squared.fill(FAR, 0, width * height);
  const away = new Int32Array(width).fill(NEVER);
  for (let y = 0; y < height; y++) step(data, away, squared, y * width, width);
  away.fill(NEVER);
  for (let y = height - 1; y >= 0; y--) step(data, away, squared, y * width, width);
}

/** Advances one row: updates the distance to the last mask pixel met in each column. */
function step(
  data: Uint8Array,
  away: Int32Array,
  squared: Float32Array,
  o: number,
  width: number,
): void {
  for (let x = 0; x < width; x++) {
    const d = data[o + x] ? 0 : away[x] + 1;
    away[x] = d;
    if (d < NEVER && d * d < squared[o + x]) squared[o + x] = d * d;
  }
}

interface Scratch {
  readonly f: Float32Array;
  readonly hulls: Int32Array;
  readonly edges: Float32Array;
}

function envelope(
  data: Float32Array,
  start: number,
  n: number,
  { f, hulls, edges }: Scratch,
): void {
  let k = -1;
  for (let q = 0; q < n; q++) {
    const own = data[start + q];
    f[q] = own;
    // A pixel without a mask pixel in its column contributes no parabola.
    if (own >= FAR) continue;
    let crossing = -FAR;
    for (; k >= 0; k--) {
      const p = hulls[k];
      crossing = (own - f[p] + q * q - p * p) / (2 * (q - p));
      if (k === 0 || crossing > edges[k]) break;
    }
    k++;
    hulls[k] = q;
    edges[k] = k === 0 ? -FAR : max(edges[k - 1], crossing);
    edges[k + 1] = FAR;
  }
  if (k < 0) return;
  k = 0;
  for (let q = 0; q < n; q++) {
    while (edges[k + 1] < q) k++;
    const p = hulls[k];
    data[start + q] = (q - p) * (q - p) + f[p];
  }
}

/** Buffer reused between calls, for squared distances that are only needed to build a mask. */
let kept = new Float32Array(0);

/** `value` where the distance to a mask is at most `radius`, the opposite value elsewhere. */
function within(target: Mask, radius: number, value: 0 | 1): Mask {
  const { width, height } = target;
  const out = mask(width, height),
    most = radius * radius,
    other = 1 - value;
  if (kept.length < out.data.length) kept = new Float32Array(out.data.length);
  measure(target, kept);
  for (let i = 0; i < out.data.length; i++) out.data[i] = kept[i] <= most ? value : other;
  return out;
}

/** Grows the mask by a disc of this radius, px. */
export const dilate = (source: Mask, radius: number): Mask => within(source, radius, 1);

/** Shrinks the mask by a disc of this radius, px; the image's border does not eat into it. */
export const erode = (source: Mask, radius: number): Mask => within(invert(source), radius, 0);

/** Morphological opening: removes what is thinner than a disc of this radius, px (Serra 1982). */
export const open = (source: Mask, radius: number): Mask => dilate(erode(source, radius), radius);

/** Morphological closing: fills notches narrower than a disc of this radius, px. */
export const close = (source: Mask, radius: number): Mask => erode(dilate(source, radius), radius);
