import { blur } from '../raster/blur';
import { components, fillHoles } from '../raster/components';
import { close, open } from '../raster/distance';
import { clamp, mask, plane, type Mask, type Plane } from '../raster/plane';
import type { Point } from '../types';

const BINS = 64;

/** A window of a plane around a point; `mask` is what was found in it. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly mask: Mask;
}

/** The level that best splits numbers from 0 to 100 in two classes (Otsu 1979). */
export function otsu(values: readonly number[]): number {
  const histogram = new Float32Array(BINS);
  for (const v of values) histogram[clamp(Math.floor((v * BINS) / 100), 0, BINS - 1)]!++;
  const total = histogram.reduce((sum, count, bin) => sum + bin * count, 0);
  let count = 0, sum = 0, best = 0, level = BINS / 2;
  for (let bin = 0; bin < BINS; bin++) {
    count += histogram[bin]!;
    sum += bin * histogram[bin]!;
    if (count === 0 || count === values.length) continue;
    const gap = sum / count - (total - sum) / (values.length - count);
    const between = count * (values.length - count) * gap * gap;
    if (between > best) {
      best = between;
      level = bin + 1;
    }
  }
  return (level * 100) / BINS;
}

/**
 * The dark blob around a point: one part below a local threshold, without holes, rounded. Where
 * there is none, or it fills all there is, an ellipse of a usual size stands for it.
 * @param radius px around the point that are looked at; @param usual half axes of the ellipse
 */
export function darkBlob(L: Plane, [cx, cy]: Point, radius: number, usual: readonly [number, number]): Patch {
  const x0 = Math.max(0, Math.floor(cx - radius)), y0 = Math.max(0, Math.floor(cy - radius));
  const width = Math.max(1, Math.min(L.width - 1, Math.ceil(cx + radius)) - x0 + 1), height = Math.max(1, Math.min(L.height - 1, Math.ceil(cy + radius)) - y0 + 1);
  const squared = (i: number): number => ((i % width) + x0 + 0.5 - cx) ** 2 + (Math.floor(i / width) + y0 + 0.5 - cy) ** 2;
  const local = plane(width, height);
  for (let i = 0; i < local.data.length; i++) local.data[i] = L.data[(Math.floor(i / width) + y0) * L.width + (i % width) + x0]!;
  const values: number[] = [];
  local.data.forEach((v, i) => { if (squared(i) <= radius * radius) values.push(v); });
  const level = otsu(values), reach = (radius * 0.86) ** 2;
  const dark = mask(width, height, Uint8Array.from(local.data, (v, i) => (v < level && squared(i) <= reach ? 1 : 0)));
  const parts = components(dark);
  let best = 0, most = 0;
  for (let k = 1; k <= parts.count; k++) {
    const box = parts.boxes[k]!;
    const dx = (box.x0 + box.x1) / 2 + x0 - cx, dy = (box.y0 + box.y1) / 2 + y0 - cy;
    const score = parts.areas[k]! / (1 + (dx * dx + dy * dy) / (radius * radius * 0.12));
    if (score > most) {
      most = score;
      best = k;
    }
  }
  const share = (parts.areas[best] ?? 0) / (Math.PI * reach);
  if (best === 0 || share < 0.06 || share > 0.8) {
    return { x: x0, y: y0, mask: mask(width, height, Uint8Array.from(local.data, (_, i) => {
      const dx = (i % width) + x0 + 0.5 - cx, dy = Math.floor(i / width) + y0 + 0.5 - cy;
      return (dx / usual[0]) ** 2 + (dy / usual[1]) ** 2 <= 1 ? 1 : 0;
    })) };
  }
  const one = mask(width, height, Uint8Array.from(parts.labels, (k) => (k === best ? 1 : 0)));
  const filled = fillHoles(close(one, radius * 0.22), width * height);
  const opened = open(filled, radius * 0.1);
  return { x: x0, y: y0, mask: opened.data.includes(1) ? opened : filled };
}

/** The darkness that blobs are looked for in: a little blurred, so that hairs do not count. */
export const calm = (L: Plane, faceSize: number): Plane => blur(L, Math.max(0.8, faceSize / 70));
