import type { InkPoint } from './vectors/inkLine';
import { splitLongSegments, simplify } from '@scribblepup/imaging/curves/polyline';
import type { Sides } from '@scribblepup/imaging/plane';
import type { Bounds, Circle, Point, Polyline } from '@scribblepup/imaging';
import type { DogArt, InkLine } from './model/types';

/** An inner line in frame px; see `InkLine`. */
export interface RawLine {
  readonly points: readonly InkPoint[];
  readonly strength: number;
  readonly spot?: true | undefined;
}

/** The dog in frame px, before it is converted to dog units. */
export interface RawArt {
  readonly outline: readonly (readonly Point[])[];
  readonly lines: readonly RawLine[];
  readonly solids: readonly (readonly Point[])[];
  readonly lights: readonly Circle[];
  readonly markings: readonly (readonly Point[])[];
  readonly face: DogArt['face'];
  readonly head: DogArt['head'];
  readonly cutSides: Sides;
  /** Whether the silhouette is probably not a dog. */
  readonly isGuessed: boolean;
}

// Tolerance of the simplification of lines, dog units. A difference of 1 in width counts as much as
// WIDTH_WEIGHT dog units.
const TOLERANCE = 0.3,
  WIDTH_WEIGHT = 4;

// Stored drawings keep tenths of a dog unit, and hundredths of widths and strengths, which are near
// 1. Finer steps are invisible on a page and make drawings larger.
const TENTHS = 10,
  HUNDREDTHS = 100;

/** Rounds dog units to one decimal; adding 0 turns -0 into 0. */
const toTenth = (v: number): number => Math.round(v * TENTHS) / TENTHS + 0;

/**
 * Converts a drawing from frame px to dog units, from the top left of its bounds.
 * @param bounds of the outline, frame px
 * @param unit px per dog unit
 */
export function toDogArt(raw: RawArt, bounds: Bounds, unit: number): DogArt {
  const x = (v: number): number => toTenth((v - bounds.x0) / unit);
  const y = (v: number): number => toTenth((v - bounds.y0) / unit);
  const point = ([px, py]: Point): Point => [x(px), y(py)];
  const flattened =
    (closed: boolean) =>
    (line: readonly Point[]): Polyline =>
      splitLongSegments(line, closed).flatMap(([px, py]) => [x(px), y(py)]);
  const inkPoints = (points: readonly InkPoint[]): InkLine['points'] => {
    const scaled = points.map(([px, py, w]) => [px / unit, py / unit, w * WIDTH_WEIGHT] as const);
    return splitLongSegments(simplify(scaled, TOLERANCE), false).flatMap(([ux, uy, w]) => [
      x(ux * unit),
      y(uy * unit),
      Math.round((w / WIDTH_WEIGHT) * HUNDREDTHS) / HUNDREDTHS,
    ]);
  };
  return {
    version: 1,
    width: x(bounds.x1),
    height: y(bounds.y1),
    outline: raw.outline.map(flattened(true)),
    lines: raw.lines.map(({ points, strength, spot }) => ({
      points: inkPoints(points),
      strength: Math.round(strength * HUNDREDTHS) / HUNDREDTHS,
      ...(spot && { spot }),
    })),
    solids: raw.solids.map(flattened(true)),
    lights: raw.lights.map((c) => ({ x: x(c.x), y: y(c.y), r: toTenth(c.r / unit) })),
    markings: raw.markings.map(flattened(false)),
    face: raw.face && {
      eyes: [point(raw.face.eyes[0]), point(raw.face.eyes[1])],
      nose: point(raw.face.nose),
    },
    ...(raw.head && {
      head: {
        at: point(raw.head.at),
        size: toTenth(raw.head.size / unit),
        ...(raw.head.nose && { nose: point(raw.head.nose) }),
      },
    }),
    cut: { ...raw.cutSides },
    ...(raw.isGuessed && { guessed: true as const }),
  };
}
