import { clearOf } from './vectors/clear';
import { contrastAcross } from './vectors/contrast';
import { closeGaps } from './vectors/close';
import type { FaceArt } from './face/face';
import { cutHooks } from './vectors/hooks';
import { longestInside, ringInside } from './vectors/inside';
import { joinLines } from '@scribblepup/imaging/curves/join';
import { calm, lengthOf, simplify, gaussianSmooth } from '@scribblepup/imaging/curves/polyline';
import type { Response } from './strokes/response';
import { inkLine, type InkPoint, type Seen } from './vectors/ribbon';
import { strokeWidth } from './strokes/ridge';
import { clipLines, rankLines, withFace, type RankedLine } from './vectors/select';
import { snapToEdges } from './vectors/snap';
import { withoutStrays } from './vectors/stray';
import type { Lab } from '@scribblepup/imaging/lab';
import { clamp, plane, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import type { RawArt } from './art';
import { spotLines } from './spotLines';

// Lines are joined across gaps up to GAP dog units, at turns up to ANGLE radians.
const GAP = 22,
  ANGLE = 0.75;
// Dog units: sigma of the smoothing of lines; sigma of a second, stronger one, and how far that may
// move a point.
const SMOOTHING = 3,
  CALM = 12,
  WAVER = 1.2;
// A line's width is measured no farther than this on each side.
const WIDEST = 9;
// A face line stays at least this far inside the dog, because a mouth seen from the side runs off
// its edge.
const AT_OUTLINE = 1;
// A tongue's rim stays this far inside, so that it does not double the dog's outline; where the rim
// closes, its tapered ends overlap by OVERLAP. Dog units.
const OFF_OUTLINE = 5,
  OVERLAP = 8;
// Strength and width assumed for the lines of a drawing, a face or a border, and for closed eyes.
const PEN: Seen = { strength: 1, width: 7 },
  BROAD_PEN: Seen = { strength: 1, width: 13 };
// Borders of coat patches: minimum distance from lines, minimum length, and tolerance of their
// simplification.
const BORDER_ROOM = 12,
  LEAST_BORDER = 25,
  BORDER_TOLERANCE = 0.4;
// A border is a line if the colors CONTRAST_REACH away on both sides differ by this much in Lab; a
// smaller difference may be light and shade. Its rank is this response times this power of its
// length.
const CONTRAST_REACH = 10,
  LEAST_CONTRAST = 32,
  BORDER_RESPONSE = 0.9,
  LENGTH_POWER = 0.7;

/** Inputs for a dog's lines, in px. */
export interface LineSources {
  readonly lab: Lab;
  readonly response: Response;
  /** Ridges of the response. */
  readonly traced: readonly (readonly Point[])[];
  /** Rims of the coat's spots. */
  readonly spots: readonly (readonly Point[])[];
  /** Borders of the coat's patches. */
  readonly patches: readonly (readonly Point[])[];
  readonly face: FaceArt;
  /** Px per dog unit. */
  readonly unit: number;
  /** Whether the picture is itself a drawing. */
  readonly drawn: boolean;
}

/**
 * Returns a dog's lines, ranked and inked: the ridges, the rims of its spots, and the borders between
 * clearly different coat colors where no ridge runs. The other borders are its markings.
 */
export function dogLines(sources: LineSources): Pick<RawArt, 'lines' | 'markings'> {
  const { lab, response, patches, face, unit, drawn } = sources;
  const spots = spotLines(sources.spots, face.covered, response.toOutside, unit);
  const ridges = rankedLines(sources, spots.covered);
  const borders = clearOf(
    clipLines(patches, response.toOutside, spots.covered, unit, drawn),
    ridges.map(({ line }) => line),
    lab,
    BORDER_ROOM * unit,
    LEAST_BORDER * unit,
  );
  const clear = borders.filter(
    (border) => drawn || contrastAcross(border, lab, CONTRAST_REACH * unit) >= LEAST_CONTRAST,
  );
  // The face's lines are as strong as the strongest ridge, so they come before every border.
  const strongest = drawn ? Infinity : (ridges[0]?.strength ?? Infinity);
  const lines = byStrength([
    ...ridges,
    ...spots.lines.map((line) => ({
      line,
      strength: Math.min(strongest, strengthOf(line, unit)),
      sure: true,
      spot: true as const,
    })),
    ...clear.map((line) => ({
      line,
      strength: Math.min(strongest, strengthOf(line, unit)),
      border: true,
    })),
  ]);
  const inked = lines.map((line) => ({ sure: line.sure, points: ink(line, sources) }));
  return {
    lines: closeGaps(inked, response.toOutside, face.focuses, unit).map((points, i) => ({
      points,
      strength: lines[i].strength,
      spot: lines[i].spot,
    })),
    markings: borders
      .filter((border) => !clear.includes(border))
      .map((line) => simplify(line, BORDER_TOLERANCE * unit)),
  };
}

/** Strength of a border among the lines. */
const strengthOf = (border: readonly Point[], unit: number): number =>
  BORDER_RESPONSE * (lengthOf(border) / unit) ** LENGTH_POWER;

function rankedLines(
  { response, traced, face, unit, drawn }: LineSources,
  covered: Mask,
): RankedLine[] {
  const joined = joinLines(
    clipLines(traced, response.toOutside, covered, unit, drawn),
    GAP * unit,
    ANGLE,
  );
  // Everything in a drawing is intentional, even hooks and ticks, so nothing is tidied away.
  if (drawn) return rankLines(joined, response.lines, face.focuses, unit, drawn);
  const ranked = rankLines(
    cutHooks(joined, face.focuses, unit),
    response.lines,
    face.focuses,
    unit,
  );
  const inside = (lines: FaceArt['lines']): Point[][] =>
    lines
      .map((line) => longestInside(line, response.toOutside, AT_OUTLINE * unit))
      .filter((line) => line.length > 1);
  // Tongues come first: where a page draws few lines, a groove without its tongue would be a scar.
  const tongues = face.tongues
    .map((rim) =>
      ringInside(rim, response.toOutside, OFF_OUTLINE * unit, Math.round(OVERLAP * unit)),
    )
    .filter((line) => line.length > 1);
  return withoutStrays(
    withFace(ranked, [...tongues, ...inside(face.lines)], inside(face.closedEyes)),
    face.focuses,
    response.toOutside,
    unit,
  );
}

/**
 * Gives a line pen widths and snaps it to its edge. A sure line, and every line of a drawing, stays
 * in place and gets an even width.
 */
function ink(
  { line: raw, sure, broad, border }: RankedLine,
  { lab: { width, height, L }, response, unit, drawn }: LineSources,
): InkPoint[] {
  const even = gaussianSmooth(raw, SMOOTHING * unit);
  const pen = (): Seen => (broad ? BROAD_PEN : PEN);
  if (sure || drawn) return inkLine(even, pen, unit);
  const line = calm(even, CALM * unit, WAVER * unit);
  const seen = ([x, y]: Point): Seen => ({
    strength: at(response, x, y),
    width: strokeWidth(response.lines, response.flow, x, y, WIDEST * unit) / unit,
  });
  const snapped = snapToEdges(line, plane(width, height, L), unit);
  return inkLine(line, border ? pen : seen, unit).map(([, , w], i) => [...snapped[i], w] as const);
}

function at({ lines }: Response, x: number, y: number): number {
  return lines.data[
    clamp(Math.floor(y), 0, lines.height - 1) * lines.width +
      clamp(Math.floor(x), 0, lines.width - 1)
  ];
}

const byStrength = (lines: readonly RankedLine[]): RankedLine[] =>
  lines.toSorted((p, q) => q.strength - p.strength);
