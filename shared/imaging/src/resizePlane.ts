import { kernel } from './kernels';
import type { Coverage } from './kernels/types';
import { clamp, plane, type Plane } from './plane';

// Read from the global object once, because inner loops call them.
const { ceil, floor, min } = Math;

/**
 * Resizes a plane. An axis that shrinks is averaged by area, one that grows is interpolated
 * linearly.
 */
export function resizePlane(source: Plane, width: number, height: number): Plane {
  const shrunkWidth = min(width, source.width),
    shrunkHeight = min(height, source.height);
  if (shrunkWidth === source.width && shrunkHeight === source.height)
    return grow(source, width, height);
  const shrunk = shrink(source, shrunkWidth, shrunkHeight);
  return shrunkWidth === width && shrunkHeight === height ? shrunk : grow(shrunk, width, height);
}

function coverageFor(length: number, target: number): Coverage {
  const first = new Int32Array(target),
    last = new Int32Array(target),
    head = new Float32Array(target),
    tail = new Float32Array(target);
  for (let t = 0; t < target; t++) {
    // Multiply before dividing: a cell that ends at a pixel's edge then ends there exactly.
    const start = (t * length) / target,
      end = ((t + 1) * length) / target;
    first[t] = floor(start);
    last[t] = ceil(end) - 1;
    head[t] = min(end, first[t] + 1) - start;
    tail[t] = last[t] > first[t] ? end - last[t] : 0;
  }
  return { first, last, head, tail };
}

const shrink = (source: Plane, width: number, height: number): Plane =>
  plane(
    width,
    height,
    kernel().shrink(source, coverageFor(source.width, width), coverageFor(source.height, height)),
  );

function grow(source: Plane, width: number, height: number): Plane {
  const out = plane(width, height);
  const sy = source.height / height;
  for (let y = 0; y < height; y++) {
    const fy = clamp((y + 0.5) * sy - 0.5, 0, source.height - 1),
      y0 = fy | 0;
    interpolateRow(source, y0, Math.min(source.height - 1, y0 + 1), fy - y0, out, y);
  }
  return out;
}

/** Writes a row that lies `ty` of the way from source row `y0` to `y1`. */
function interpolateRow(
  { data, width: from }: Plane,
  y0: number,
  y1: number,
  ty: number,
  { data: out, width }: Plane,
  y: number,
): void {
  const sx = from / width,
    upper = y0 * from,
    lower = y1 * from;
  for (let x = 0; x < width; x++) {
    const fx = clamp((x + 0.5) * sx - 0.5, 0, from - 1),
      x0 = fx | 0,
      x1 = min(from - 1, x0 + 1),
      tx = fx - x0;
    const top = data[upper + x0] * (1 - tx) + data[upper + x1] * tx;
    const low = data[lower + x0] * (1 - tx) + data[lower + x1] * tx;
    out[y * width + x] = top * (1 - ty) + low * ty;
  }
}
