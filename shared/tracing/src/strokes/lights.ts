import { plane, type Plane } from '@scribblepup/imaging/plane';

/** Half width of the highlights in drawn eyes and noses, dog units. */
export const LIGHTS = 8;

/**
 * Removes light spots and slits up to `2 * radius` px wide by a gray-scale opening with a square
 * (Serra 1982).
 */
export function withoutLights(source: Plane, radius: number): Plane {
  const r = Math.max(1, Math.round(radius));
  const darkened = slide(source, r, -1);
  return slide(darkened, r, 1);
}

/** Minimum (sign -1) or maximum (1) over a square around each pixel: rows, then columns. */
function slide({ width, height, data }: Plane, r: number, sign: 1 | -1): Plane {
  const pass = (
    from: Float32Array,
    step: number,
    place: (i: number) => number,
    length: number,
  ): Float32Array => {
    const out = new Float32Array(from.length);
    for (let i = 0; i < from.length; i++) {
      const at = place(i),
        first = i - Math.min(r, at) * step,
        last = i + Math.min(r, length - 1 - at) * step;
      let best = from[i];
      for (let j = first; j <= last; j += step) if (sign * (from[j] - best) > 0) best = from[j];
      out[i] = best;
    }
    return out;
  };
  return plane(
    width,
    height,
    pass(
      pass(data, 1, (i) => i % width, width),
      width,
      (i) => (i / width) | 0,
      height,
    ),
  );
}
