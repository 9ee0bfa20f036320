import { percentile, type Plane } from '@scribblepup/imaging/plane';

// Only pixels at least this far from the outline are judged, dog units.
const INNER = 12;
// In a drawing, most of the dog is flat color and its edges are ink. These are the percentiles of
// the slopes that represent both, the minimum ratio between them, and the minimum slope of the
// edges in L per px. Photos of dogs reach a ratio of 12, dark ones 24; crayon drawings reach 30,
// flat colors more.
const EVEN_SHARE = 0.25,
  EDGE_SHARE = 0.95,
  TIMES = 26,
  STEEP = 9;
// Some crayon is less even (a ratio of 22), but its steepest edges are ink: `ink` is their minimum
// slope in L per px, `sharp` the minimum ratio of that slope to the median. Photos reach 17 and 12.
const INK_SHARE = 0.99,
  CRAYON = { times: 18, ink: 24, sharp: 14 } as const;

/**
 * Whether a picture is a drawing: flat colors within ink lines.
 * @param toOutside distance in px to the nearest pixel outside the dog
 */
export function isDrawing({ width, data }: Plane, toOutside: Plane, unit: number): boolean {
  const found = new Float32Array(Math.ceil(data.length / 3));
  let count = 0;
  for (let i = width; i < data.length - width; i += 3) {
    // The first and the last pixel of a row have no neighbor on one side.
    const x = i % width;
    if (x === 0 || x === width - 1 || toOutside.data[i] <= INNER * unit) continue;
    found[count++] = slopeAt(data, i, width);
  }
  const slopes = found.subarray(0, count);
  if (slopes.length === 0) return false;
  const edge = percentile(slopes, EDGE_SHARE);
  const times = edge / (percentile(slopes, EVEN_SHARE) + 1e-6),
    ink = percentile(slopes, INK_SHARE);
  const isCrayon =
    times > CRAYON.times && ink > CRAYON.ink && ink > CRAYON.sharp * percentile(slopes, 0.5);
  return edge > STEEP && (times > TIMES || isCrayon);
}

/** Slope in L per px. */
function slopeAt(data: Float32Array, i: number, width: number): number {
  const x = data[i + 1] - data[i - 1],
    y = data[i + width] - data[i - width];
  return Math.sqrt(x * x + y * y) / 2;
}
