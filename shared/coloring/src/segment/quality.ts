import { dilate, erode } from '../raster/distance';
import type { Lab } from '../raster/lab';
import { area, type Mask } from '../raster/plane';
import { unlikeFur } from './fur';

/** How a silhouette sits in its picture. */
export interface Quality {
  /** Mean difference in Lab between just inside and just outside its edge. */
  readonly contrast: number;
  /** 1 for a disc, towards 0 for a frayed shape (Cox 1927). */
  readonly compactness: number;
  /** Share of the edge that is the picture's own border. */
  readonly onBorder: number;
  /** Share of the picture that is inside. */
  readonly share: number;
  /** Mean likeness of its colours to those of coats, 0 to 1. */
  readonly fur: number;
}

const STEP = 2;
// Px of a square within which the two rims are compared.
const CELL = 8;

/** How well it separates as something with a coat: from 0; of a dog on a plain background 15 to 40. */
export const clarity = ({ contrast, compactness, fur }: Quality): number => contrast * Math.sqrt(compactness) * fur ** 6;

/** Measures a silhouette; all zero where it is empty. */
export function qualityOf(lab: Lab, subject: Mask): Quality {
  const { width, height, data } = subject;
  const pixels = area(subject);
  if (pixels === 0) return { contrast: 0, compactness: 0, onBorder: 0, share: 0, fur: 0 };
  const inner = erode(subject, STEP).data, outer = dilate(subject, STEP).data;
  let edge = 0, border = 0, alien = 0;
  for (let i = 0; i < data.length; i++) {
    if (!data[i]) continue;
    alien += unlikeFur(lab.a[i]!, lab.b[i]!);
    const x = i % width, y = (i / width) | 0;
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) border++;
    else if (data[i - 1] && data[i + 1] && data[i - width] && data[i + width]) continue;
    edge++;
  }
  const differences = rimDifferences(lab, data, inner, outer);
  return {
    contrast: differences.reduce((sum, d) => sum + d, 0) / Math.max(1, differences.length),
    compactness: Math.min(1, (4 * Math.PI * pixels) / (edge * edge)),
    onBorder: border / edge,
    share: pixels / data.length,
    fur: 1 - alien / pixels,
  };
}

/** Along the edge: the colour of the inside's rim against that of the outside's rim nearby. */
function rimDifferences(lab: Lab, inside: Uint8Array, inner: Uint8Array, outer: Uint8Array): number[] {
  const { width, height } = lab;
  const columns = Math.ceil(width / CELL), rows = Math.ceil(height / CELL);
  const sums = Array.from({ length: columns * rows }, () => new Float64Array(8));
  for (let i = 0; i < inside.length; i++) {
    const rimIn = inside[i] && !inner[i], rimOut = !inside[i] && outer[i];
    if (!rimIn && !rimOut) continue;
    const sum = sums[Math.floor(Math.floor(i / width) / CELL) * columns + Math.floor((i % width) / CELL)]!;
    const o = rimIn ? 0 : 4;
    sum[o]! += lab.L[i]!;
    sum[o + 1]! += lab.a[i]!;
    sum[o + 2]! += lab.b[i]!;
    sum[o + 3]!++;
  }
  return sums
    .filter((s) => s[3]! > 2 && s[7]! > 2)
    .map((s) => Math.hypot(s[0]! / s[3]! - s[4]! / s[7]!, s[1]! / s[3]! - s[5]! / s[7]!, s[2]! / s[3]! - s[6]! / s[7]!));
}
