import { path, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import type { Curve } from '@scribblepup/imaging/curves/curve';

/**
 * A vessel that a dog sits in: the shapes in front of the dog, the largest first. It extends from
 * `rim` down to `low`; `half` is half its width.
 */
export type Vessel = (x: number, rim: number, low: number, half: number) => readonly Curve[];

/** Vessels with few large fields. */
export const VESSELS = {
  gift: (x, rim, low, half) => [
    rect(x - half * 0.92, rim + 40, half * 1.84, low - rim - 40, 8),
    rect(x - half, rim, half * 2, 96, 14),
  ],
  pot: (x, rim, low, half) => [
    polygon([
      x - half * 0.88,
      rim + 60,
      x + half * 0.88,
      rim + 60,
      x + half * 0.62,
      low,
      x - half * 0.62,
      low,
    ]),
    rect(x - half, rim, half * 2, 92, 18),
  ],
  cup: (x, rim, low, half) => [
    path(
      `M${x - half} ${rim}L${x + half} ${rim}C${x + half * 0.98} ${low - 50} ${x + half * 0.6} ${low} ${x + half * 0.4} ${low}L${x - half * 0.4} ${low}C${x - half * 0.6} ${low} ${x - half * 0.98} ${low - 50} ${x - half} ${rim}Z`,
    ),
    path(
      `M${x + half * 0.95} ${rim + 50}C${x + half * 1.6} ${rim + 10} ${x + half * 1.5} ${low - 40} ${x + half * 0.72} ${low - 70}L${x + half * 0.82} ${low - 124}C${x + half * 1.2} ${low - 120} ${x + half * 1.24} ${rim + 100} ${x + half * 0.95} ${rim + 112}Z`,
    ),
  ],
  tub: (x, rim, low, half) => [
    path(
      `M${x - half * 0.86} ${rim + 40}C${x - half * 0.86} ${low - 40} ${x - half * 0.7} ${low} ${x - half * 0.5} ${low}L${x + half * 0.5} ${low}C${x + half * 0.7} ${low} ${x + half * 0.86} ${low - 40} ${x + half * 0.86} ${rim + 40}Z`,
    ),
    rect(x - half, rim, half * 2, 76, 38),
  ],
  boat: (x, rim, low, half) => [
    path(
      `M${x - half} ${rim + 10}C${x - half * 0.5} ${rim + 50} ${x + half * 0.5} ${rim + 50} ${x + half * 1.1} ${rim - 30}C${x + half * 0.98} ${low - 60} ${x + half * 0.7} ${low} ${x + half * 0.4} ${low}L${x - half * 0.44} ${low}C${x - half * 0.7} ${low} ${x - half * 0.94} ${low - 60} ${x - half} ${rim + 10}Z`,
    ),
  ],
  bucket: (x, rim, low, half) => [
    polygon([x - half, rim, x + half, rim, x + half * 0.72, low, x - half * 0.72, low]),
  ],
  cake: (x, rim, low, half) => [
    rect(x - half, rim, half * 2, low - rim, 30),
    path(
      `M${x - half} ${rim + 20}C${x - half} ${rim - 10} ${x + half} ${rim - 10} ${x + half} ${rim + 20}L${x + half} ${rim + 90}C${x + half * 0.9} ${rim + 170} ${x + half * 0.7} ${rim + 150} ${x + half * 0.6} ${rim + 90}C${x + half * 0.5} ${rim + 160} ${x + half * 0.2} ${rim + 170} ${x + half * 0.1} ${rim + 100}C${x} ${rim + 150} ${x - half * 0.3} ${rim + 160} ${x - half * 0.4} ${rim + 90}C${x - half * 0.5} ${rim + 180} ${x - half * 0.9} ${rim + 170} ${x - half} ${rim + 90}Z`,
    ),
  ],
  bed: (x, rim, low, half) => [
    path(
      `M${x - half} ${rim + 20}C${x - half * 0.5} ${rim - 20} ${x + half * 0.5} ${rim - 20} ${x + half} ${rim + 20}L${x + half * 1.04} ${low - 60}L${x - half * 1.04} ${low - 60}Z`,
    ),
    path(
      `M${x - half} ${rim + 20}C${x - half * 0.5} ${rim - 20} ${x + half * 0.5} ${rim - 20} ${x + half} ${rim + 20}L${x + half} ${rim + 110}C${x + half * 0.5} ${rim + 70} ${x - half * 0.5} ${rim + 70} ${x - half} ${rim + 110}Z`,
    ),
  ],
  lotus: (x, rim, low, half) => [
    path(
      `M${x - half * 1.1} ${rim + 40}C${x - half * 0.9} ${rim + 30} ${x - half * 0.7} ${rim + 50} ${x - half * 0.56} ${rim + 80}C${x - half * 0.4} ${rim + 20} ${x - half * 0.2} ${rim - 10} ${x} ${rim - 30}C${x + half * 0.2} ${rim - 10} ${x + half * 0.4} ${rim + 20} ${x + half * 0.56} ${rim + 80}C${x + half * 0.7} ${rim + 50} ${x + half * 0.9} ${rim + 30} ${x + half * 1.1} ${rim + 40}C${x + half} ${low - 60} ${x + half * 0.6} ${low} ${x} ${low}C${x - half * 0.6} ${low} ${x - half} ${low - 60} ${x - half * 1.1} ${rim + 40}Z`,
    ),
    path(
      `M${x} ${rim - 30}C${x + half * 0.5} ${rim + 60} ${x + half * 0.6} ${low - 60} ${x} ${low}C${x - half * 0.6} ${low - 60} ${x - half * 0.5} ${rim + 60} ${x} ${rim - 30}Z`,
    ),
  ],
  drum: (x, rim, low, half) => [
    rect(x - half * 0.94, rim, half * 1.88, low - rim, 20),
    rect(x - half, rim, half * 2, 80, 30),
    rect(x - half, low - 80, half * 2, 80, 30),
  ],
  bush: (x, rim, low, half) => [
    path(
      `M${x - half} ${low}C${x - half * 1.3} ${low - 120} ${x - half * 1.1} ${rim + 30} ${x - half * 0.66} ${rim + 50}C${x - half * 0.6} ${rim - 40} ${x - half * 0.1} ${rim - 40} ${x} ${rim + 30}C${x + half * 0.1} ${rim - 40} ${x + half * 0.6} ${rim - 40} ${x + half * 0.66} ${rim + 50}C${x + half * 1.1} ${rim + 30} ${x + half * 1.3} ${low - 120} ${x + half} ${low}Z`,
    ),
  ],
} as const satisfies Readonly<Record<string, Vessel>>;

export type VesselName = keyof typeof VESSELS;
