import { blur } from '@scribblepup/imaging/blur';
import type { Mask, Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { lengthOf, splitIntoRuns } from '@scribblepup/imaging/curves/polyline';

type Line = readonly Point[];

// Minimum distances from the silhouette's edge, dog units: of any line, and of a line that runs
// along the edge in a photo and in a drawing.
const MIN_INSET = 4,
  MIN_GAP = 10,
  MIN_DRAWN_GAP = 20;
// Minimum length of a piece, dog units, and minimum number of its points.
const MIN_PIECE = 5,
  MIN_POINTS = 4;
// A line runs along the silhouette if the cosine between its tangent, measured over TANGENT_REACH
// points on both sides, and the silhouette's normal is below this.
const TANGENT_REACH = 4,
  MAX_COSINE = 0.55;
// Sigma of the blur of the distances, px, before the silhouette's normals are taken from them.
const DISTANCE_SIGMA = 1.5;

/**
 * Removes the parts of lines that are covered, lie at the silhouette's edge, or run along it
 * nearby.
 * @param outlineDistance distance in px to the nearest pixel outside the dog
 * @param covered where no line is drawn
 * @param unit px per dog unit
 * @param isDrawing whether the picture is a drawing; its outline then has an inner edge too
 */
export function clipLines(
  lines: readonly Line[],
  outlineDistance: Plane,
  covered: Mask,
  unit: number,
  isDrawing = false,
): Point[][] {
  const { width, data } = outlineDistance,
    gap = (isDrawing ? MIN_DRAWN_GAP : MIN_GAP) * unit;
  const smoothed = blur(outlineDistance, DISTANCE_SIGMA).data;
  return lines.flatMap((line) => {
    const isClear = ([x, y]: Point, q: number): boolean => {
      const i = Math.floor(y) * width + Math.floor(x);
      return (
        !covered.data[i] &&
        !(data[i] < gap && (data[i] < MIN_INSET * unit || runsAlong(line, q, i, smoothed, width)))
      );
    };
    return splitIntoRuns(line, isClear).filter(
      (piece) => piece.length >= MIN_POINTS && lengthOf(piece) > MIN_PIECE * unit,
    );
  });
}

/** Whether a line runs along the silhouette at its point with index `q`, in pixel `i`. */
function runsAlong(
  line: Line,
  q: number,
  i: number,
  distance: Float32Array,
  width: number,
): boolean {
  const a = line[Math.max(0, q - TANGENT_REACH)],
    b = line[Math.min(line.length - 1, q + TANGENT_REACH)];
  const tx = b[0] - a[0],
    ty = b[1] - a[1];
  const gx = distance[i + 1] - distance[i - 1],
    gy = distance[i + width] - distance[i - width];
  return (
    Math.abs(tx * gx + ty * gy) < MAX_COSINE * (Math.hypot(tx, ty) * Math.hypot(gx, gy) + 1e-9)
  );
}
