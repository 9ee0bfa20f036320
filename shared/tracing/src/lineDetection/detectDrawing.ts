import { percentile, type Plane } from '@scribblepup/imaging/plane';

// Only pixels farther than this from the outline are measured, dog units.
const INNER = 12;
// In a drawing, most of the dog is flat color, and its edges are ink. The slopes at these
// percentiles are compared: the first is that of the flat areas, the second that of the edges.
const FLAT_PERCENTILE = 0.25,
  EDGE_PERCENTILE = 0.95;
// Minimum ratio between the two. Photos of dogs reach 12, dark ones 24; crayon drawings reach 30,
// flat colors more.
const MIN_RATIO = 26;
// Minimum slope of the edges, L per px.
const MIN_EDGE_SLOPE = 9;
// Some crayon is less even, with a ratio of 22, but its steepest edges are ink. Their slope must
// reach a minimum in L per px and a minimum ratio to the median slope; photos reach 17 and 12.
const INK_PERCENTILE = 0.99,
  CRAYON = { minRatio: 18, minInkSlope: 24, minInkRatio: 14 } as const;

/**
 * Whether a picture is a drawing: flat colors within ink lines.
 * @param L the picture's lightness
 * @param outlineDistance distance in px to the nearest pixel outside the dog
 * @param unit px per dog unit
 */
export function detectDrawing(L: Plane, outlineDistance: Plane, unit: number): boolean {
  const slopes = slopesInside(L, outlineDistance, INNER * unit);
  if (slopes.length === 0) return false;
  const edge = percentile(slopes, EDGE_PERCENTILE);
  const ratio = edge / (percentile(slopes, FLAT_PERCENTILE) + 1e-6),
    ink = percentile(slopes, INK_PERCENTILE);
  const isCrayon =
    ratio > CRAYON.minRatio &&
    ink > CRAYON.minInkSlope &&
    ink > CRAYON.minInkRatio * percentile(slopes, 0.5);
  return edge > MIN_EDGE_SLOPE && (ratio > MIN_RATIO || isCrayon);
}

/** The slopes at every third pixel that lies farther inside the dog than this distance. */
function slopesInside({ width, data }: Plane, outlineDistance: Plane, limit: number): Float32Array {
  const slopes = new Float32Array(Math.ceil(data.length / 3));
  let count = 0;
  for (let i = width; i < data.length - width; i += 3) {
    // The first and the last pixel of a row have no neighbor on one side.
    const x = i % width;
    if (x === 0 || x === width - 1 || outlineDistance.data[i] <= limit) continue;
    slopes[count++] = slopeAt(data, i, width);
  }
  return slopes.subarray(0, count);
}

/** Slope at pixel `i`, from central differences, in L per px. */
function slopeAt(data: Float32Array, i: number, width: number): number {
  const x = data[i + 1] - data[i - 1],
    y = data[i + width] - data[i - width];
  return Math.sqrt(x * x + y * y) / 2;
}
