import type { Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { lengthOf } from '@scribblepup/imaging/curves/polyline';
import type { FeatureZone } from '../face/types';

type Line = readonly Point[];

/** A line with its rank among the others. */
export interface RankedLine {
  readonly line: Line;
  /** Sort key, largest first. */
  readonly strength: number;
  /** A line of the face or a spot's rim: drawn in place, in an even width. */
  readonly fixed?: boolean;
  /** The rim of a spot. */
  readonly spot?: true;
  /** A closed eye: drawn in a broad pen. */
  readonly broad?: boolean;
  /** A border between coat colors: drawn in an even width, because no dark stroke runs there. */
  readonly border?: boolean;
}

// Minimum length of a line, dog units.
const MIN_LENGTH = 20;
// Minimum mean response along a line, in a photo and in a drawing.
const MIN_RESPONSE = 0.36,
  MIN_DRAWN_RESPONSE = 0.18;
// Maximum total length of all lines, dog units.
const MAX_TOTAL_LENGTH = 8000;
/**
 * Exponent of the length in a line's strength: long lines count more, but twice the length counts
 * less than twice as much.
 */
export const LENGTH_POWER = 0.7;
// Factors by which lines near an eye or the nose may be shorter and weaker. The one for drawings is
// larger, because their brows and tongues make up the face.
const FOCUS_FAVOR = 1.9,
  DRAWN_FOCUS_FAVOR = 4;

/**
 * Drops short and faint lines and ranks the rest, strongest first: length to the power of
 * LENGTH_POWER, times mean response. Lines beyond a total length of MAX_TOTAL_LENGTH are dropped
 * too.
 * @param isDrawing whether the picture is a drawing; faint lines are then intentional and count as
 * much as strong ones
 */
export function rankLines(
  lines: readonly Line[],
  response: Plane,
  featureZones: readonly FeatureZone[],
  unit: number,
  isDrawing = false,
): RankedLine[] {
  const minResponse = isDrawing ? MIN_DRAWN_RESPONSE : MIN_RESPONSE;
  const ranked = lines.flatMap((line) => {
    const length = lengthOf(line) / unit;
    const middle = line[line.length >> 1];
    const favor = featureZones.some(
      (f) => Math.hypot(f.at[0] - middle[0], f.at[1] - middle[1]) < f.radius,
    )
      ? isDrawing
        ? DRAWN_FOCUS_FAVOR
        : FOCUS_FAVOR
      : 1;
    const mean =
      line.reduce(
        (sum, [x, y]) => sum + response.data[Math.floor(y) * response.width + Math.floor(x)],
        0,
      ) / line.length;
    if (length * favor < MIN_LENGTH || mean * favor < minResponse) return [];
    return [
      { line, length, strength: favor * Math.pow(length, LENGTH_POWER) * (isDrawing ? 1 : mean) },
    ];
  });
  ranked.sort((p, q) => q.strength - p.strength);
  let rest = MAX_TOTAL_LENGTH;
  return ranked.filter(({ length }) => {
    const fits = rest > 0;
    rest -= length;
    return fits;
  });
}

/**
 * Puts the face's own lines before all others, so that the face is not empty however few lines are
 * drawn.
 */
export function withFaceLines(
  lines: readonly RankedLine[],
  face: readonly Line[],
  closedEyes: readonly Line[] = [],
): RankedLine[] {
  const own = { strength: lines[0]?.strength ?? 1, fixed: true };
  return [
    ...closedEyes.map((line) => ({ ...own, line, broad: true })),
    ...face.map((line) => ({ ...own, line })),
    ...lines,
  ];
}
