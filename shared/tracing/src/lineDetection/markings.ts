import { blur, maskedBlur } from '@scribblepup/imaging/blur';
import { components } from '@scribblepup/imaging/components';
import { distanceTransform } from '@scribblepup/imaging/distance';
import type { LabImage } from '@scribblepup/imaging/lab';
import { open } from '@scribblepup/imaging/morphology';
import { invert, mask, plane, type Mask, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { pxPerDogUnit } from '../units';
import { coatColors, MAX_COLORS, nearest, type Channels, type Color } from './coatColors';
import { shrinkPicture } from './shrinkPicture';
import { joinLines } from '@scribblepup/imaging/curves/join';
import { lengthOf, gaussianSmooth } from '@scribblepup/imaging/curves/polyline';
import { thin } from '@scribblepup/imaging/curves/thin';
import { traceSkeleton } from '@scribblepup/imaging/curves/traceSkeleton';

// Long side of the picture in which patches are searched for, px.
const SEARCH_SIDE = 350;
// The dog's size divided by these is the sigma of the blur that evens out fur before colors are
// learned, and of the blur that rounds off the patches.
const FUR_SIGMA_DIVISOR = 60,
  PATCH_SIGMA_DIVISOR = 110;
// Minimum area of a patch, as a share of the dog's area.
const MIN_PATCH_SHARE = 0.012;
// Minimum distance of borders from the dog's edge, px.
const RIM = 1.5;
// Pieces of borders are joined across gaps up to this many px, at turns up to this many radians.
const MAX_JOIN_GAP = 4,
  MAX_JOIN_TURN = 1.2;
// Minimum length of a border, and sigma of its smoothing, dog units.
const MIN_BORDER_LENGTH = 25,
  SMOOTHING = 4;

/**
 * Traces the borders between the colors of a coat (blaze, mask, saddle) as open lines in px, with
 * points about 2 px apart.
 * @param size square root of the dog's area, px
 */
export function coatMarkings(picture: LabImage, silhouette: Mask, size: number): Point[][] {
  const { lab, dog, scale, toPicture } = shrinkPicture(picture, silhouette, SEARCH_SIDE);
  return patchBorders(lab, dog, size * scale).map(toPicture);
}

/** The borders between the patches of a coat, in a shrunk picture. */
function patchBorders(lab: LabImage, dog: Mask, size: number): Point[][] {
  const { width, height } = lab;
  const inside = new Float32Array(dog.data);
  const smooth = (data: Float32Array): Float32Array =>
    maskedBlur(plane(width, height, data), inside, size / FUR_SIGMA_DIVISOR).data;
  const channels: Channels = [smooth(lab.L), smooth(lab.a), smooth(lab.b)];
  const colors = coatColors(channels, sampleInside(inside));
  if (colors.length < 2) return [];
  const labels = absorbSmallPatches(
    withoutTransitions(
      smoothLabels(dog, colors, channels, size),
      colors,
      width,
      height,
      size / FUR_SIGMA_DIVISOR,
    ),
    width,
    height,
    MIN_PATCH_SHARE * size * size,
  );
  return borders(labels, distanceTransform(invert(dog)), size);
}

/** Every third pixel inside. */
function sampleInside(inside: Float32Array): number[] {
  const pixels: number[] = [];
  for (let i = 0; i < inside.length; i += 3) if (inside[i]) pixels.push(i);
  return pixels;
}

/**
 * Labels each pixel: 0 outside, otherwise 1 + the index of its color. Each color's area is
 * blurred and the strongest wins, which smooths the borders.
 */
function smoothLabels(
  dog: Mask,
  colors: readonly Color[],
  [L, a, b]: Channels,
  size: number,
): Uint8Array {
  const { width, height, data } = dog;
  const raw = new Uint8Array(data.length),
    own = new Float32Array(data.length);
  for (let i = 0; i < raw.length; i++) if (data[i]) raw[i] = nearest(colors, L[i], a[i], b[i]) + 1;
  const labels = new Uint8Array(data.length),
    strongest = new Float32Array(data.length);
  colors.forEach((_, k) => {
    for (let i = 0; i < own.length; i++) own[i] = raw[i] === k + 1 ? 1 : 0;
    const share = blur(plane(width, height, own), size / PATCH_SIGMA_DIVISOR).data;
    for (let i = 0; i < share.length; i++) {
      if (!data[i] || share[i] <= strongest[i]) continue;
      strongest[i] = share[i];
      labels[i] = k + 1;
    }
  });
  return labels;
}

/**
 * Gives the thin parts of the middle color to the nearest other patch. The blur turns the edge
 * between a light and a dark color into such a band, about two sigmas wide.
 */
function withoutTransitions(
  labels: Uint8Array,
  colors: readonly Color[],
  width: number,
  height: number,
  sigma: number,
): Uint8Array {
  if (colors.length < MAX_COLORS) return labels;
  const byLightness = colors.toSorted((p, q) => p[0] - q[0]),
    middle = 1 + colors.indexOf(byLightness[1]);
  const distances = colors.map((_, k) => {
    const own = maskOf(labels, k + 1, width, height);
    return distanceTransform(k + 1 === middle ? open(own, sigma) : own).data;
  });
  return labels.map((label, i) => {
    if (label !== middle) return label;
    const nearby = distances.map((distance) => distance[i]);
    return 1 + nearby.indexOf(Math.min(...nearby));
  });
}

/** The pixels with this label. */
const maskOf = (labels: Uint8Array, label: number, width: number, height: number): Mask =>
  mask(
    width,
    height,
    labels.map((v) => (v === label ? 1 : 0)),
  );

/** Merges each small patch with the neighbor that it touches most. */
function absorbSmallPatches(
  labels: Uint8Array,
  width: number,
  height: number,
  minArea: number,
): Uint8Array {
  for (let label = 1; label <= MAX_COLORS; label++) {
    const parts = components(maskOf(labels, label, width, height));
    const contact = parts.areas.map(() => new Int32Array(MAX_COLORS + 1));
    if (parts.areas.every((area, part) => part === 0 || area >= minArea)) continue;
    parts.labels.forEach((part, i) => {
      if (!part || parts.areas[part] >= minArea) return;
      const x = i % width;
      for (const offset of [x < width - 1 ? 1 : 0, x > 0 ? -1 : 0, width, -width]) {
        const other = labels[i + offset] ?? 0;
        if (other && other !== label) contact[part][other]++;
      }
    });
    const newLabels = contact.map((counts) => counts.indexOf(Math.max(...counts)));
    parts.labels.forEach((part, i) => {
      if (part && newLabels[part] > 0 && contact[part][newLabels[part]] > 0)
        labels[i] = newLabels[part];
    });
  }
  return labels;
}

/** Traces the borders between labels as smooth lines. */
function borders(labels: Uint8Array, outlineDistance: Plane, size: number): Point[][] {
  const { width, height } = outlineDistance;
  const unit = pxPerDogUnit(size);
  const border = mask(width, height);
  for (let y = 1; y < height - 1; y++) markBorders(labels, outlineDistance, y, border);
  return joinLines(
    traceSkeleton(thin(border)).filter((line) => line.length > 2),
    MAX_JOIN_GAP,
    MAX_JOIN_TURN,
  )
    .filter((line) => lengthOf(line) > MIN_BORDER_LENGTH * unit)
    .map((line) => gaussianSmooth(line, SMOOTHING * unit));
}

/** Marks a row's pixels that border on a higher label. */
function markBorders(labels: Uint8Array, outlineDistance: Plane, y: number, border: Mask): void {
  const { width } = border;
  for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
    const label = labels[i];
    if (!label || outlineDistance.data[i] < RIM) continue;
    border.data[i] =
      labels[i + 1] > label ||
      labels[i - 1] > label ||
      labels[i + width] > label ||
      labels[i - width] > label
        ? 1
        : 0;
  }
}
