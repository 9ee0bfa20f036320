import { blur, maskedBlur } from '@scribblepup/imaging/blur';
import { components } from '@scribblepup/imaging/components';
import { distanceTo } from '@scribblepup/imaging/distance';
import type { Lab } from '@scribblepup/imaging/lab';
import { invert, mask, plane, type Mask, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { unitOf } from '../units';
import { shrunk } from './shrunk';
import { joinLines } from '@scribblepup/imaging/curves/join';
import { lengthOf, gaussianSmooth } from '@scribblepup/imaging/curves/polyline';
import { thin } from '@scribblepup/imaging/curves/thin';
import { trace } from '@scribblepup/imaging/curves/trace';

// Number of colors that a coat is divided into at first, and of k-means rounds.
const COLORS = 3,
  ROUNDS = 10;
// Colors closer than this in Lab are one coat color.
const LEAST_DIFFERENCE = 17;
// LEAST_PATCH is a share of the dog's area, the lengths are in dog units.
const LEAST_PATCH = 0.012,
  LEAST_BORDER = 25,
  SMOOTHING = 4;

type Color = readonly [number, number, number];
/** L, a and b. */
type Channels = readonly [Float32Array, Float32Array, Float32Array];

// Sigmas as fractions of the dog's size: of the blur that evens out fur before colors are learned,
// and of the one that rounds off the patches.
const EVENED = 60,
  ROUNDED = 110;
// Px: borders stay this far from the dog's edge, and their pieces are joined across gaps up to this
// long, at turns up to this many radians.
const RIM = 1.5,
  JOIN_GAP = 4,
  JOIN_ANGLE = 1.2;
// Long side of the picture in which patches are searched for, px.
const SIDE = 350;

/**
 * Traces the borders between the colors of a coat (blaze, mask, saddle) as open lines in px, with
 * points about 2 px apart.
 * @param size square root of the dog's area, px
 */
export function coatMarkings(picture: Lab, silhouette: Mask, size: number): Point[][] {
  const { lab, dog, scale, toPicture } = shrunk(picture, silhouette, SIDE);
  return patchBorders(lab, dog, size * scale).map(toPicture);
}

function patchBorders(lab: Lab, dog: Mask, size: number): Point[][] {
  const { width, height } = lab;
  const inside = new Float32Array(dog.data);
  const calm = (data: Float32Array): Float32Array =>
    maskedBlur(plane(width, height, data), inside, size / EVENED).data;
  const channels: Channels = [calm(lab.L), calm(lab.a), calm(lab.b)];
  const pixels: number[] = [];
  for (let i = 0; i < inside.length; i += 3) if (inside[i]) pixels.push(i);
  if (pixels.length < COLORS) return [];
  const centers = merge(cluster(channels, pixels));
  if (centers.length < 2) return [];
  const labels = absorb(
    smoothLabels(dog, centers, channels, size),
    width,
    height,
    LEAST_PATCH * size * size,
  );
  return borders(labels, distanceTo(invert(dog)), size);
}

function squaredDistance(p: Color, q: Color): number {
  const x = p[0] - q[0],
    y = p[1] - q[1],
    z = p[2] - q[2];
  return x * x + y * y + z * z;
}

/** The index of the center that is nearest to a color. */
function nearest(centers: readonly Color[], L: number, a: number, b: number): number {
  let best = 0,
    least = Infinity;
  for (let k = 0; k < centers.length; k++) {
    const center = centers[k],
      x = center[0] - L,
      y = center[1] - a,
      z = center[2] - b;
    const d = x * x + y * y + z * z;
    if (d >= least) continue;
    best = k;
    least = d;
  }
  return best;
}

/** k-means (Lloyd 1982) over some pixels, started at even steps of lightness. */
function cluster(channels: Channels, pixels: readonly number[]): Color[] {
  const [L, a, b] = channels;
  const byLight = [...pixels].sort((p, q) => L[p] - L[q]);
  let centers = Array.from({ length: COLORS }, (_, k): Color => {
    const p = byLight[Math.floor(((k + 0.5) / COLORS) * byLight.length)];
    return [L[p], a[p], b[p]];
  });
  for (let round = 0; round < ROUNDS; round++) {
    const sums = sumsOf(channels, pixels, centers);
    centers = centers.map((center, k): Color => {
      const count = sums[4 * k + 3];
      return count
        ? [sums[4 * k] / count, sums[4 * k + 1] / count, sums[4 * k + 2] / count]
        : center;
    });
  }
  return centers;
}

/** For each center, the sums of L, a and b of the pixels nearest to it, and their number. */
function sumsOf(
  [L, a, b]: Channels,
  pixels: readonly number[],
  centers: readonly Color[],
): Float64Array {
  const sums = new Float64Array(4 * centers.length);
  for (const p of pixels) {
    const o = 4 * nearest(centers, L[p], a[p], b[p]);
    sums[o] += L[p];
    sums[o + 1] += a[p];
    sums[o + 2] += b[p];
    sums[o + 3]++;
  }
  return sums;
}

const merge = (centers: readonly Color[]): Color[] =>
  centers.filter((c, k) =>
    centers.slice(0, k).every((d) => squaredDistance(c, d) >= LEAST_DIFFERENCE ** 2),
  );

/**
 * Labels each pixel: 0 outside, otherwise 1 + the index of its color. Each color's area is
 * blurred and the strongest wins, which smooths the borders.
 */
function smoothLabels(
  dog: Mask,
  centers: readonly Color[],
  [L, a, b]: Channels,
  size: number,
): Uint8Array {
  const { width, height, data } = dog;
  const raw = new Uint8Array(data.length),
    own = new Float32Array(data.length);
  for (let i = 0; i < raw.length; i++) if (data[i]) raw[i] = nearest(centers, L[i], a[i], b[i]) + 1;
  const labels = new Uint8Array(data.length),
    strongest = new Float32Array(data.length);
  centers.forEach((_, k) => {
    for (let i = 0; i < own.length; i++) own[i] = raw[i] === k + 1 ? 1 : 0;
    const share = blur(plane(width, height, own), size / ROUNDED).data;
    for (let i = 0; i < share.length; i++) {
      if (!data[i] || share[i] <= strongest[i]) continue;
      strongest[i] = share[i];
      labels[i] = k + 1;
    }
  });
  return labels;
}

/** Merges small patches into the neighbor that they touch most. */
function absorb(labels: Uint8Array, width: number, height: number, least: number): Uint8Array {
  for (let label = 1; label <= COLORS; label++) {
    const parts = components(
      mask(
        width,
        height,
        labels.map((v) => (v === label ? 1 : 0)),
      ),
    );
    const contact = parts.areas.map(() => new Int32Array(COLORS + 1));
    if (parts.areas.every((area, part) => part === 0 || area >= least)) continue;
    parts.labels.forEach((part, i) => {
      if (!part || parts.areas[part] >= least) return;
      const x = i % width;
      for (const o of [x < width - 1 ? 1 : 0, x > 0 ? -1 : 0, width, -width]) {
        const other = labels[i + o] ?? 0;
        if (other && other !== label) contact[part][other]++;
      }
    });
    const heir = contact.map((counts) => counts.indexOf(Math.max(...counts)));
    parts.labels.forEach((part, i) => {
      if (part && heir[part] > 0 && contact[part][heir[part]] > 0) labels[i] = heir[part];
    });
  }
  return labels;
}

function borders(labels: Uint8Array, toOutside: Plane, size: number): Point[][] {
  const { width, height } = toOutside;
  const unit = unitOf(size);
  const border = mask(width, height);
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const label = labels[i];
      if (!label || toOutside.data[i] < RIM) continue;
      border.data[i] =
        labels[i + 1] > label ||
        labels[i - 1] > label ||
        labels[i + width] > label ||
        labels[i - width] > label
          ? 1
          : 0;
    }
  }
  return joinLines(
    trace(thin(border)).filter((line) => line.length > 2),
    JOIN_GAP,
    JOIN_ANGLE,
  )
    .filter((line) => lengthOf(line) > LEAST_BORDER * unit)
    .map((line) => gaussianSmooth(line, SMOOTHING * unit));
}
