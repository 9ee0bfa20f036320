import { blur } from '@scribblepup/imaging/blur';
import type { Mask, Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { lengthOf, piecesOf } from '@scribblepup/imaging/curves/polyline';

type Line = readonly Point[];

export interface RankedLine {
  readonly line: Line;
  readonly strength: number;
  /** A line of the face or a spot's rim: drawn in place, in an even width. */
  readonly sure?: boolean;
  /** The rim of a spot. */
  readonly spot?: true;
  /** A closed eye: drawn in a broad pen. */
  readonly broad?: boolean;
  /** A border between coat colors: drawn in an even width, because no dark stroke runs there. */
  readonly border?: boolean;
}

export interface Focus {
  readonly at: Point;
  readonly radius: number;
}

// All lengths in dog units.
const EDGE_GAP = 10,
  DRAWN_GAP = 20,
  EDGE_LEAST = 4,
  SHORTEST_PIECE = 5;
const LEAST_LENGTH = 20,
  LEAST_RESPONSE = 0.36,
  LEAST_DRAWN = 0.18,
  BUDGET = 8000;
// A line runs along the silhouette at a point if the angle between the line, measured over REACH
// points on both sides, and the silhouette's normal has a cosine below ALONG.
const REACH = 4,
  ALONG = 0.55;
// Exponent of the length in a line's strength: long lines count more, but twice the length counts
// less than twice as much.
const LENGTH_POWER = 0.7;
// Factors by which lines near an eye or the nose may be shorter and weaker. The one for drawings is
// larger, because their brows and tongues make up the face.
const FOCUS_FACTOR = 1.9,
  DRAWN_FACTOR = 4;

/**
 * Removes the parts of lines that lie on the solids, follow the silhouette, or run parallel to it
 * nearby.
 * @param toOutside distance in px to the nearest pixel outside the dog
 * @param drawn whether the picture is a drawing; its outline then has an inner edge too
 */
export function clipLines(
  lines: readonly Line[],
  toOutside: Plane,
  solids: Mask,
  unit: number,
  drawn = false,
): Point[][] {
  const { width, data } = toOutside,
    gap = (drawn ? DRAWN_GAP : EDGE_GAP) * unit;
  const smoothed = blur(toOutside, 1.5).data;
  return lines.flatMap((line) => {
    const isClear = ([x, y]: Point, q: number): boolean => {
      const i = Math.floor(y) * width + Math.floor(x);
      return (
        !solids.data[i] &&
        !(data[i] < gap && (data[i] < EDGE_LEAST * unit || runsAlong(line, q, i, smoothed, width)))
      );
    };
    return piecesOf(line, isClear).filter(
      (piece) => piece.length > 3 && lengthOf(piece) > SHORTEST_PIECE * unit,
    );
  });
}

function runsAlong(
  line: Line,
  q: number,
  i: number,
  distance: Float32Array,
  width: number,
): boolean {
  const a = line[Math.max(0, q - REACH)],
    b = line[Math.min(line.length - 1, q + REACH)];
  const tx = b[0] - a[0],
    ty = b[1] - a[1];
  const gx = distance[i + 1] - distance[i - 1],
    gy = distance[i + width] - distance[i - width];
  return Math.abs(tx * gx + ty * gy) < ALONG * (Math.hypot(tx, ty) * Math.hypot(gx, gy) + 1e-9);
}

/**
 * Drops short and faint lines and ranks the rest, strongest first: length^.7 times mean response.
 * Lines beyond a total length of BUDGET are dropped too.
 * @param drawn whether the picture is a drawing; faint lines are then intentional and count as much
 */
export function rankLines(
  lines: readonly Line[],
  response: Plane,
  focuses: readonly Focus[],
  unit: number,
  drawn = false,
): RankedLine[] {
  const least = drawn ? LEAST_DRAWN : LEAST_RESPONSE;
  const ranked = lines.flatMap((line) => {
    const length = lengthOf(line) / unit;
    const middle = line[line.length >> 1];
    const favor = focuses.some(
      (f) => Math.hypot(f.at[0] - middle[0], f.at[1] - middle[1]) < f.radius,
    )
      ? drawn
        ? DRAWN_FACTOR
        : FOCUS_FACTOR
      : 1;
    const mean =
      line.reduce(
        (sum, [x, y]) => sum + response.data[Math.floor(y) * response.width + Math.floor(x)],
        0,
      ) / line.length;
    if (length * favor < LEAST_LENGTH || mean * favor < least) return [];
    return [
      { line, length, strength: favor * Math.pow(length, LENGTH_POWER) * (drawn ? 1 : mean) },
    ];
  });
  ranked.sort((p, q) => q.strength - p.strength);
  let budget = BUDGET;
  return ranked.filter(({ length }) => {
    const fits = budget > 0;
    budget -= length;
    return fits;
  });
}

/**
 * Puts the face's own lines before all others, so that the face is not empty however few lines are
 * drawn.
 */
export function withFace(
  lines: readonly RankedLine[],
  face: readonly Line[],
  closedEyes: readonly Line[] = [],
): RankedLine[] {
  const own = { strength: lines[0]?.strength ?? 1, sure: true };
  return [
    ...closedEyes.map((line) => ({ ...own, line, broad: true })),
    ...face.map((line) => ({ ...own, line })),
    ...lines,
  ];
}
