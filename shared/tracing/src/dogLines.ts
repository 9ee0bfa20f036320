import { piecesAwayFrom } from './vectors/piecesAwayFrom';
import {
  contrastAcross,
  contrastInside,
  contrastsInside,
  type SidesInside,
} from './vectors/contrast';
import { closeGaps } from './vectors/closeGaps';
import type { FaceArt } from './face/types';
import { cutHooks } from './vectors/hooks';
import { longestInside, ringInside } from './vectors/inside';
import { joinLines } from '@scribblepup/imaging/curves/join';
import {
  smoothWithin,
  lengthOf,
  splitIntoRuns,
  simplify,
  gaussianSmooth,
} from '@scribblepup/imaging/curves/polyline';
import type { LineResponse } from './lineDetection/lineResponse';
import { inkLine, type InkPoint, type StrokeSample } from './vectors/inkLine';
import { strokeWidth } from './lineDetection/ridge';
import { clipLines } from './vectors/clipLines';
import { LENGTH_POWER, rankLines, withFaceLines, type RankedLine } from './vectors/rankLines';
import { snapToEdges } from './vectors/snap';
import { withoutStrays } from './vectors/stray';
import type { LabImage } from '@scribblepup/imaging/lab';
import { nearestPixelIndex, plane, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import type { RawArt } from './toDogArt';
import { spotLines } from './spotLines';

type Line = readonly Point[];

// All lengths are in dog units.

// Lines are joined across gaps up to this long, at turns up to this many radians.
const MAX_JOIN_GAP = 22,
  MAX_JOIN_TURN = 0.75;
// Sigma of the smoothing of lines.
const SMOOTHING = 3;
// Sigma of a second, stronger smoothing, and how far it may move a point.
const STRONG_SMOOTHING = 12,
  MAX_MOVE = 1.2;
// How far to each side of a line the width of its stroke is measured.
const MAX_STROKE_REACH = 9;
// Strength and width assumed for the lines of a drawing, a face or a border, and for closed eyes.
const PEN: StrokeSample = { strength: 1, width: 7 },
  BROAD_PEN: StrokeSample = { strength: 1, width: 13 };
// How far inside the dog the lines of a face stay, because a mouth seen from the side runs off the
// dog's edge.
const FACE_INSET = 1;
// How far inside the dog the rim of a tongue stays, so that it does not double the outline, and how
// far the rim's tapered ends overlap.
const TONGUE_INSET = 5,
  TONGUE_OVERLAP = 8;
// Borders of coat patches: minimum distance from lines, minimum length, and tolerance of their
// simplification.
const MIN_BORDER_DISTANCE = 12,
  MIN_BORDER_LENGTH = 25,
  BORDER_TOLERANCE = 0.4;
// A border is a line if the colors CONTRAST_REACH away on both sides differ by this much in Lab; a
// smaller difference may be light and shade.
const CONTRAST_REACH = 10,
  MIN_CONTRAST = 32;
// Fur makes some borders as wide as SOFT_REACH, such as the rim of a dark mask on a brown face.
// They are lines if they reach MIN_SOFT_LENGTH and MIN_SOFT_CONTRAST. Sides closer than MIN_DEPTH
// to the outline are not measured, because they carry background color.
const SOFT_REACH = 20,
  MIN_SOFT_CONTRAST = 44,
  MIN_SOFT_LENGTH = 50,
  MIN_DEPTH = 3;
// Light and shade rarely cause a soft contrast above 50, so a border or a part of one with more is
// certainly between two coat colors. The part extends as far as the contrast stays above
// MIN_CONTINUED_CONTRAST (hysteresis: Canny 1986), and replaces the ridges within RIDGE_DISTANCE.
const MIN_CERTAIN_CONTRAST = 52,
  MIN_CONTINUED_CONTRAST = MIN_CERTAIN_CONTRAST / 2,
  RIDGE_DISTANCE = 18;
// Minimum length of a piece of a ridge that remains beside such a border.
const MIN_RIDGE_LENGTH = 5;
// Response assumed for a border when it is ranked among the lines.
const BORDER_RESPONSE = 0.9;

/** Inputs for a dog's lines, in px. */
export interface LineSources {
  readonly lab: LabImage;
  readonly response: LineResponse;
  /** Ridges of the response. */
  readonly ridges: readonly Line[];
  /** Rims of the coat's spots. */
  readonly spots: readonly Line[];
  /** Borders of the coat's patches. */
  readonly patches: readonly Line[];
  readonly face: FaceArt;
  /** Px per dog unit. */
  readonly unit: number;
  /** Whether the picture is itself a drawing. */
  readonly isDrawing: boolean;
}

/**
 * Returns a dog's lines, ranked and inked: the rims of its spots, the borders between colors that
 * certainly differ, the ridges elsewhere, and the borders between clearly different colors where no
 * ridge runs. The other borders are its markings.
 */
export function dogLines(sources: LineSources): Pick<RawArt, 'lines' | 'markings'> {
  const { lab, response, patches, face, unit, isDrawing } = sources;
  const spots = spotLines(sources.spots, face.covered, response.outlineDistance, unit);
  const clipped = clipLines(patches, response.outlineDistance, spots.covered, unit, isDrawing);
  const bordersAwayFrom = (lines: readonly Line[], borders: readonly Line[]): Point[][] =>
    piecesAwayFrom(borders, lines, lab, MIN_BORDER_DISTANCE * unit, MIN_BORDER_LENGTH * unit);
  // Ridges follow a border in pieces, because fur interrupts them, and double it where it is soft.
  const certain = isDrawing
    ? []
    : bordersAwayFrom(
        [...face.tongues, ...face.lines, ...face.closedEyes],
        clipped.flatMap((border) => certainParts(border, sources)),
      );
  const ranked = rankedLines(sources, spots.covered, certain);
  const borders = bordersAwayFrom([...certain, ...ranked.map(({ line }) => line)], clipped);
  const clearBorders = [
    ...certain,
    ...borders.filter((border) => isDrawing || isClear(border, sources)),
  ];
  // The face's lines are as strong as the strongest ridge, so they come before every border.
  const strongest = isDrawing ? Infinity : (ranked[0]?.strength ?? Infinity);
  const lines = byStrength([
    ...ranked,
    ...spots.lines.map((line) => ({
      line,
      strength: Math.min(strongest, borderStrength(line, unit)),
      fixed: true,
      spot: true as const,
    })),
    ...clearBorders.map((line) => ({
      line,
      strength: Math.min(strongest, borderStrength(line, unit)),
      border: true,
    })),
  ]);
  const inked = lines.map((line) => ({ fixed: line.fixed, points: ink(line, sources) }));
  return {
    lines: closeGaps(inked, response.outlineDistance, face.featureZones, unit).map((points, i) => ({
      points,
      strength: lines[i].strength,
      spot: lines[i].spot,
    })),
    markings: borders
      .filter((border) => !clearBorders.includes(border))
      .map((line) => simplify(line, BORDER_TOLERANCE * unit)),
  };
}

/** Whether the colors on both sides of a border differ more than light and shade could explain. */
const isClear = (border: readonly Point[], sources: LineSources): boolean =>
  contrastAcross(border, sources.lab, CONTRAST_REACH * sources.unit) >= MIN_CONTRAST ||
  softContrast(border, sources) >= MIN_SOFT_CONTRAST;

/** Contrast across a border that fur may have widened; 0 if the border is short. */
const softContrast = (border: readonly Point[], sources: LineSources): number =>
  lengthOf(border) < MIN_SOFT_LENGTH * sources.unit
    ? 0
    : contrastInside(border, sources.lab, softSides(sources));

/** A border if it is certain, otherwise its certain parts. */
function certainParts(border: Line, sources: LineSources): Line[] {
  const minLength = MIN_SOFT_LENGTH * sources.unit;
  if (lengthOf(border) < minLength) return [];
  if (softContrast(border, sources) >= MIN_CERTAIN_CONTRAST) return [border];
  const contrasts = contrastsInside(border, sources.lab, softSides(sources), minLength / 2);
  const partsWith = (minContrast: number): Line[] =>
    splitIntoRuns(border, (_, i) => contrasts[i] >= minContrast);
  const certain = partsWith(MIN_CERTAIN_CONTRAST).filter((part) => lengthOf(part) >= minLength);
  return partsWith(MIN_CONTINUED_CONTRAST).filter((part) =>
    certain.some(([first]) => part.includes(first)),
  );
}

/** Where both sides of a soft border are sampled. */
const softSides = ({ response, unit }: LineSources): SidesInside => ({
  reach: SOFT_REACH * unit,
  outlineDistance: response.outlineDistance,
  minDepth: MIN_DEPTH * unit,
});

/** Strength of a border, or of the rim of a spot, among the lines. */
const borderStrength = (border: readonly Point[], unit: number): number =>
  BORDER_RESPONSE * (lengthOf(border) / unit) ** LENGTH_POWER;

/**
 * The ridges and the face's lines, joined, tidied and ranked.
 * @param borders lines beside which no ridge is drawn
 */
function rankedLines(
  { response, ridges, face, unit, isDrawing }: LineSources,
  covered: Mask,
  borders: readonly Line[],
): RankedLine[] {
  const joined = joinLines(
    piecesAwayFrom(
      clipLines(ridges, response.outlineDistance, covered, unit, isDrawing),
      borders,
      response.outlineDistance,
      RIDGE_DISTANCE * unit,
      MIN_RIDGE_LENGTH * unit,
    ),
    MAX_JOIN_GAP * unit,
    MAX_JOIN_TURN,
  );
  // Everything in a drawing is intentional, even hooks and ticks, so nothing is tidied away.
  if (isDrawing) return rankLines(joined, response, face.featureZones, unit, isDrawing);
  const ranked = rankLines(
    cutHooks(joined, face.featureZones, unit),
    response,
    face.featureZones,
    unit,
  );
  const inside = (lines: FaceArt['lines']): Point[][] =>
    lines
      .map((line) => longestInside(line, response.outlineDistance, FACE_INSET * unit))
      .filter((line) => line.length > 1);
  // Tongues come first: on a page with few lines, a groove without its tongue would look like a
  // scar.
  const tongues = face.tongues
    .map((rim) =>
      ringInside(
        rim,
        response.outlineDistance,
        TONGUE_INSET * unit,
        Math.round(TONGUE_OVERLAP * unit),
      ),
    )
    .filter((line) => line.length > 1);
  return withoutStrays(
    withFaceLines(ranked, [...tongues, ...inside(face.lines)], inside(face.closedEyes)),
    face.featureZones,
    response.outlineDistance,
    unit,
  );
}

/**
 * Gives a line pen widths and snaps it to its edge. A fixed line, and every line of a drawing,
 * stays in place and gets an even width.
 */
function ink(
  { line: raw, fixed, broad, border }: RankedLine,
  { lab: { width, height, L }, response, unit, isDrawing }: LineSources,
): InkPoint[] {
  const smooth = gaussianSmooth(raw, SMOOTHING * unit);
  const pen = (): StrokeSample => (broad ? BROAD_PEN : PEN);
  if (fixed || isDrawing) return inkLine(smooth, pen, unit);
  const line = smoothWithin(smooth, STRONG_SMOOTHING * unit, MAX_MOVE * unit);
  const sampleAt = ([x, y]: Point): StrokeSample => ({
    strength: response.strength.data[nearestPixelIndex(response.strength, x, y)],
    width: strokeWidth(response.strength, response.flow, x, y, MAX_STROKE_REACH * unit) / unit,
  });
  const snapped = snapToEdges(line, plane(width, height, L), unit);
  return inkLine(line, border ? pen : sampleAt, unit).map(
    ([, , w], i) => [...snapped[i], w] as const,
  );
}

const byStrength = (lines: readonly RankedLine[]): RankedLine[] =>
  lines.toSorted((p, q) => q.strength - p.strength);
