import { clearOf } from './vectors/clear';
import { closeGaps } from './vectors/close';
import type { FaceArt } from './face/face';
import { cutHooks } from './vectors/hooks';
import { longestInside } from './vectors/inside';
import { joinLines } from '@scribblepup/imaging/curves/join';
import { calm, lengthOf, simplify, smooth } from '@scribblepup/imaging/curves/polyline';
import type { Response } from './strokes/response';
import { inkLine, type InkPoint, type Seen } from './vectors/ribbon';
import { strokeWidth } from './strokes/ridge';
import { clipLines, rankLines, withFace, type RankedLine } from './vectors/select';
import { snapToEdges } from './vectors/snap';
import { withoutStrays } from './vectors/stray';
import type { Lab } from '@scribblepup/imaging/lab';
import { clamp, plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import type { RawArt } from './art';

// Lengths in dog units; angles in radians.
const GAP = 22,
  ANGLE = 0.75,
  SMOOTHING = 3,
  CALM = 12,
  WAVER = 1.2;
// Half the width that a line's width is measured up to.
const WIDEST = 9;
// How near to the dog's edge a line of its face ends: a mouth seen from the side.
const AT_OUTLINE = 1;
// What a line of a drawing, or of a face, is taken for.
const PEN: Seen = { strength: 1, width: 7 };
// Borders of a coat's patches: how far from lines, how long at least, how simple; in a drawing they
// are lines of their own, of this response.
const BORDER_ROOM = 12,
  LEAST_BORDER = 25,
  BORDER_TOLERANCE = 0.4,
  BORDER_RESPONSE = 0.9;

/** What a dog's lines are made of, in px. */
export interface LineSources {
  readonly lab: Lab;
  readonly response: Response;
  /** Ridges of the response. */
  readonly traced: readonly (readonly Point[])[];
  /** Borders of the coat's patches. */
  readonly patches: readonly (readonly Point[])[];
  readonly face: FaceArt;
  /** Px a dog unit. */
  readonly unit: number;
  /** Whether the picture is itself a drawing. */
  readonly drawn: boolean;
}

/** The lines of a dog, ranked and inked, and the borders of its coat where no line runs. */
export function dogLines(sources: LineSources): Pick<RawArt, 'lines' | 'markings'> {
  const { lab, response, patches, face, unit, drawn } = sources;
  const ranked = rankedLines(sources);
  const borders = clearOf(
    clipLines(patches, response.toOutside, face.covered, unit, drawn),
    ranked.map(({ line }) => line),
    lab,
    BORDER_ROOM * unit,
    LEAST_BORDER * unit,
  );
  const lines = drawn
    ? byStrength([
        ...ranked,
        ...borders.map((line) => ({
          line,
          strength: BORDER_RESPONSE * (lengthOf(line) / unit) ** 0.7,
        })),
      ])
    : ranked;
  const inked = lines.map(({ line, sure }) => ({
    sure,
    points: ink(line, sources, sure ?? drawn),
  }));
  return {
    lines: closeGaps(inked, response.toOutside, face.focuses, unit).map((points, i) => ({
      points,
      strength: lines[i]!.strength,
    })),
    markings: drawn ? [] : borders.map((line) => simplify(line, BORDER_TOLERANCE * unit)),
  };
}

function rankedLines({ response, traced, face, unit, drawn }: LineSources): RankedLine[] {
  const joined = joinLines(
    clipLines(traced, response.toOutside, face.covered, unit, drawn),
    GAP * unit,
    ANGLE,
  );
  // What a pen drew is meant, hooks and ticks as well.
  if (drawn) return rankLines(joined, response.lines, face.focuses, unit, drawn);
  const ranked = rankLines(
    cutHooks(joined, face.focuses, unit),
    response.lines,
    face.focuses,
    unit,
  );
  const own = face.lines
    .map((line) => longestInside(line, response.toOutside, AT_OUTLINE * unit))
    .filter((line) => line.length > 1);
  return withoutStrays(withFace(ranked, own), face.focuses, response.toOutside, unit);
}

/** A line in a pen's widths, laid on the edge that it belongs to; a sure one as it is, in one width. */
function ink(
  raw: readonly Point[],
  { lab: { width, height, L }, response, unit }: LineSources,
  isSure: boolean,
): InkPoint[] {
  const even = smooth(raw, SMOOTHING * unit);
  if (isSure) return inkLine(even, () => PEN, unit);
  const line = calm(even, CALM * unit, WAVER * unit);
  const seen = ([x, y]: Point): Seen => ({
    strength: at(response, x, y),
    width: strokeWidth(response.lines, response.flow, x, y, WIDEST * unit) / unit,
  });
  const snapped = snapToEdges(line, plane(width, height, L), unit);
  return inkLine(line, seen, unit).map(([, , w], i) => [...snapped[i]!, w] as const);
}

function at({ lines }: Response, x: number, y: number): number {
  return lines.data[
    clamp(Math.floor(y), 0, lines.height - 1) * lines.width +
      clamp(Math.floor(x), 0, lines.width - 1)
  ]!;
}

const byStrength = (lines: readonly RankedLine[]): RankedLine[] =>
  [...lines].sort((p, q) => q.strength - p.strength);
