import { parsePath, type Path } from '@scribblepup/imaging/curves/path';
import { railOf } from '../../canvas/rail';
import { catmullRom } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';
import { trimOf, type Trim } from '../../canvas/trim';

interface TrimOptions {
  /** Height of the trim in sheet units; default nine tenths of a step. */
  readonly height?: number;
  /** Offset of the trim to the right of the line, in sheet units; negative to the left. */
  readonly shift?: number;
  /** Puts the trim on the left of the line. */
  readonly left?: boolean;
  readonly clip?: string;
}

/**
 * Draws a row of shapes along the right side of a line, each about `step` wide. Does nothing unless
 * the page is rich.
 */
export function trim(
  stage: Stage,
  along: Path | string,
  kind: Trim,
  step: number,
  { height = step * 0.9, shift = 0, left = false, clip }: TrimOptions = {},
): void {
  if (!stage.rich) return;
  const rail = railOf(typeof along === 'string' ? parsePath(along) : along, step, shift);
  stage.drawAll(trimOf(rail, kind, left ? -height : height), {
    line: 0.9,
    ...(clip ? { clip } : {}),
  });
}

/**
 * Draws parallel lines, each offset to the right of a line by one of `shifts`. Does nothing unless
 * the page is rich.
 */
export function offsetLines(stage: Stage, along: Path, shifts: readonly number[]): void {
  if (!stage.rich) return;
  for (const shift of shifts) {
    const rail = railOf(along, 48, shift);
    stage.stroke(
      catmullRom(Array.from({ length: rail.steps + 1 }, (_, i) => rail.at(i, 0)).flat()),
      0.9,
    );
  }
}

/** Draws the cover of a hill along its upper edge, from left to right. */
export type HillCover = (stage: Stage, edge: Path) => void;

/** A row of scales. */
const scales: HillCover = (stage, edge) => trim(stage, edge, 'scallops', 64, { height: 56 });
/** A string of pearls over a line. */
const pearls: HillCover = (stage, edge) => {
  offsetLines(stage, edge, [60]);
  trim(stage, edge, 'beads', 48, { height: 36, shift: 12 });
};
/** A hem of points. */
const points: HillCover = (stage, edge) => trim(stage, edge, 'teeth', 60, { height: 44 });
/** Grass that stands up, and a line of blossoms below it. */
const meadow: HillCover = (stage, edge) => {
  trim(stage, edge, 'drops', 42, { height: 40, left: true });
  trim(stage, edge, 'diamonds', 58, { height: 42, shift: 14 });
};
/** A row of paving. */
const stones: HillCover = (stage, edge) => trim(stage, edge, 'blocks', 70, { height: 42 });
/** Leaves, one leaning on the next. */
const foliage: HillCover = (stage, edge) =>
  trim(stage, edge, 'leaves', 62, { height: 42, shift: 6 });

const grass: HillCover = (stage, edge) =>
  trim(stage, edge, 'drops', 42, { height: 40, left: true });
const bare: HillCover = () => undefined;

export const COVERS = { scales, pearls, points, meadow, stones, foliage, grass, bare } as const;
