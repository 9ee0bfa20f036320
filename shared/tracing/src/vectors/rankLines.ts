import type { Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { lengthOf } from '@scribblepup/imaging/curves/polyline';
import { featureZoneAt } from '../face/featureZoneAt';
import type { FeatureZone } from '../face/types';
import type { LineResponse } from '../lineDetection/lineResponse';
import { measureSurprise } from './surprise';

type Line = readonly Point[];

/** A line with its rank among the others. */
export interface RankedLine {
  readonly line: Line;
  /** Sort key, largest first. */
  readonly strength: number;
  /** A line of the face or a spot's rim: drawn in place, with an even width. */
  readonly fixed?: boolean;
  /** The rim of a spot. */
  readonly spot?: true;
  /** A closed eye: drawn with a broad pen. */
  readonly broad?: boolean;
  /** A border between coat colors: drawn with an even width, because no dark stroke runs there. */
  readonly border?: boolean;
}

// Minimum length of a line, dog units.
const MIN_LENGTH = 20;
// Minimum length of a line near an eye or the nose of a photo, in radii of their surroundings: half
// a face size. A shorter one looks like a bar beside the eye.
const MIN_FACE_LENGTH = 2 / 3;
// Minimum mean response along a clear line, in a photo and in a drawing, and minimum of its peak.
const MIN_RESPONSE = 0.36,
  MIN_DRAWN_RESPONSE = 0.18,
  MIN_PEAK = 0.42;
// Minimum surprise of a clear line in a photo, and of a faint one. On average, a faint line must
// lie MIN_FAINT_DEPTH dog units inside the dog, because shading runs along the outline.
const MIN_SURPRISE = 14,
  MIN_FAINT_SURPRISE = 20,
  MIN_FAINT_DEPTH = 18;
// Maximum total length of all lines, dog units.
const MAX_TOTAL_LENGTH = 8000;
/**
 * Exponent of the length in a line's strength: long lines count more, but twice the length counts
 * less than twice as much.
 */
export const LENGTH_POWER = 0.7;
// Factors by which lines near an eye or the nose may be weaker, and in a drawing also shorter. The
// one for drawings is larger, because their brows and tongues make up the face.
const ZONE_FAVOR = 1.9,
  DRAWN_ZONE_FAVOR = 4;

/**
 * Drops short and faint lines and ranks the rest, strongest first: length to the power of
 * LENGTH_POWER, times mean response. Lines beyond a total length of MAX_TOTAL_LENGTH are dropped
 * too. In a photo, a faint line stays if it is surprising, such as the edge of an ear on a head of
 * its own color, and a clear one is dropped if it is not, such as a tuft of fur.
 * @param unit px per dog unit
 * @param isDrawing whether the picture is a drawing; faint lines are then intentional and count as
 * much as strong ones
 */
export function rankLines(
  lines: readonly Line[],
  { strength, outlineDistance }: Pick<LineResponse, 'strength' | 'outlineDistance'>,
  featureZones: readonly FeatureZone[],
  unit: number,
  isDrawing = false,
): RankedLine[] {
  const surpriseOf = measureSurprise(strength, outlineDistance, unit);
  const ranked = lines.flatMap((line) => {
    const length = lengthOf(line) / unit;
    const zone = featureZoneAt(line[line.length >> 1], featureZones);
    const favor = zone ? (isDrawing ? DRAWN_ZONE_FAVOR : ZONE_FAVOR) : 1;
    const minLength =
      zone && !isDrawing ? (MIN_FACE_LENGTH * zone.radius) / unit : MIN_LENGTH / favor;
    if (length < minLength) return [];
    const responses = valuesAlong(line, strength),
      mean = meanOf(responses),
      surprise = surpriseOf(length, mean);
    const isClear =
      Math.max(...responses) >= MIN_PEAK &&
      mean * favor >= (isDrawing ? MIN_DRAWN_RESPONSE : MIN_RESPONSE);
    const isRare =
      (isClear && surprise * favor >= MIN_SURPRISE) ||
      (surprise >= MIN_FAINT_SURPRISE &&
        meanOf(valuesAlong(line, outlineDistance)) >= MIN_FAINT_DEPTH * unit);
    if (!(isDrawing ? isClear : isRare)) return [];
    return [
      { line, length, strength: favor * Math.pow(length, LENGTH_POWER) * (isDrawing ? 1 : mean) },
    ];
  });
  ranked.sort((p, q) => q.strength - p.strength);
  let remaining = MAX_TOTAL_LENGTH;
  return ranked.filter(({ length }) => {
    const fits = remaining > 0;
    remaining -= length;
    return fits;
  });
}

/** The values in the pixels of a line's points. */
const valuesAlong = (line: Line, { width, data }: Plane): number[] =>
  line.map(([x, y]) => data[Math.floor(y) * width + Math.floor(x)]);

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

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
