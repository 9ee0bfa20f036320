import { plane, type Plane } from '../raster/plane';

/** Half the width in dog units of the lights that drawn eyes and noses have. */
export const LIGHTS = 8;

/** A picture without light spots and slits up to `2 * radius` px wide: grey-scale opening with a square (Serra 1982). */
export function withoutLights(source: Plane, radius: number): Plane {
  const r = Math.max(1, Math.round(radius));
  return slide(slide(source, r, Math.min), r, Math.max);
}

/** The least or most of a square around each pixel: rows, then columns. */
function slide({ width, height, data }: Plane, r: number, pick: (a: number, b: number) => number): Plane {
  const pass = (from: Float32Array, step: number, length: number, at: (i: number) => number): Float32Array =>
    from.map((v, i) => {
      const place = at(i), before = Math.min(r, place), after = Math.min(r, length - 1 - place);
      let best = v;
      for (let k = -before; k <= after; k++) best = pick(best, from[i + k * step]!);
      return best;
    });
  const rows = pass(data, 1, width, (i) => i % width);
  return plane(width, height, pass(rows, width, height, (i) => (i / width) | 0));
}
