import type { FloatMap } from '../network/Network';

/** One channel of an output, 0 to 1. */
export interface Heatmap {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A cell of a heatmap. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

// Logarithms of smaller values count as the logarithm of this one.
const MIN_VALUE = 1e-6;
// A parabola with a smaller curvature has no clear peak.
const MIN_CURVATURE = 1e-6;

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Converts a channel's logits to probabilities. */
export function heatmapOf({ width, height, channels, data }: FloatMap, channel: number): Heatmap {
  const heat = new Float32Array(width * height);
  for (let cell = 0; cell < heat.length; cell++)
    heat[cell] = sigmoid(data[cell * channels + channel]);
  return { width, height, data: heat };
}

/** The cells above a threshold that no neighbor exceeds, highest first. */
export function localMaxima(heat: Heatmap, threshold: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (let y = 0; y < heat.height; y++) {
    for (let x = 0; x < heat.width; x++) {
      if (valueAt(heat, x, y) > threshold && isMaximum(heat, x, y)) cells.push({ x, y });
    }
  }
  return cells.sort((a, b) => valueAt(heat, b.x, b.y) - valueAt(heat, a.x, a.y));
}

/** The value of a cell. */
export const valueAt = ({ width, data }: Heatmap, x: number, y: number): number =>
  data[y * width + x];

function isMaximum(heat: Heatmap, x: number, y: number): boolean {
  const value = valueAt(heat, x, y);
  for (let v = Math.max(0, y - 1); v <= Math.min(heat.height - 1, y + 1); v++) {
    for (let u = Math.max(0, x - 1); u <= Math.min(heat.width - 1, x + 1); u++) {
      if (valueAt(heat, u, v) > value) return false;
    }
  }
  return true;
}

/**
 * Locates a peak between cells. The logarithm of a Gaussian is a parabola, so one is fitted through
 * three cells along each axis.
 */
export function refinePeak(heat: Heatmap, { x, y }: Cell): Cell {
  const log = (u: number, v: number): number => Math.log(Math.max(valueAt(heat, u, v), MIN_VALUE));
  const here = log(x, y);
  return {
    x: x > 0 && x < heat.width - 1 ? x + vertex(log(x - 1, y), here, log(x + 1, y)) : x,
    y: y > 0 && y < heat.height - 1 ? y + vertex(log(x, y - 1), here, log(x, y + 1)) : y,
  };
}

/**
 * Fits a parabola through three values and returns the offset of its peak from the middle value, in
 * cells; at most half a cell to either side.
 */
function vertex(before: number, here: number, after: number): number {
  const curvature = before - 2 * here + after;
  return curvature < -MIN_CURVATURE
    ? Math.min(0.5, Math.max(-0.5, (0.5 * (before - after)) / curvature))
    : 0;
}
