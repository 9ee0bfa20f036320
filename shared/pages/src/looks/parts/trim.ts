import { curve, type Curve } from '@scribblepup/imaging/curves/curve';
import { railOf } from '../../canvas/rail';
import { smooth } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';
import { trimOf, type Trim } from '../../canvas/trim';

interface Trimmed {
  /** Units from the line to the far side of the trim; default nine tenths of a step. */
  readonly tall?: number;
  /** Units between the line and the trim, to its right; negative to its left. */
  readonly shift?: number;
  /** To the left of the line. */
  readonly left?: boolean;
  readonly clip?: string;
}

/** For older children: a row of shapes along a line, each about `step` wide, on its right side. */
export function trim(
  stage: Stage,
  along: Curve | string,
  kind: Trim,
  step: number,
  { tall = step * 0.9, shift = 0, left = false, clip }: Trimmed = {},
): void {
  if (!stage.rich) return;
  const rail = railOf(typeof along === 'string' ? curve(along) : along, step, shift);
  stage.drawAll(trimOf(rail, kind, left ? -tall : tall), { line: 0.9, ...(clip ? { clip } : {}) });
}

/** For older children: lines beside a line, each as far to its right as said. */
export function contours(stage: Stage, along: Curve, shifts: readonly number[]): void {
  if (!stage.rich) return;
  for (const shift of shifts) {
    const rail = railOf(along, 48, shift);
    stage.trace(
      smooth(Array.from({ length: rail.steps + 1 }, (_, i) => rail.at(i, 0)).flat()),
      0.9,
    );
  }
}

/** What grows on a hill: along its upper edge, from left to right. */
export type Cover = (stage: Stage, edge: Curve) => void;

/** A row of scales. */
const scales: Cover = (stage, edge) => trim(stage, edge, 'scallops', 64, { tall: 56 });
/** A string of pearls over a line. */
const pearls: Cover = (stage, edge) => {
  contours(stage, edge, [60]);
  trim(stage, edge, 'beads', 48, { tall: 36, shift: 12 });
};
/** A hem of points. */
const points: Cover = (stage, edge) => trim(stage, edge, 'teeth', 60, { tall: 44 });
/** Grass that stands up, and a line of blossoms below it. */
const meadow: Cover = (stage, edge) => {
  trim(stage, edge, 'drops', 42, { tall: 40, left: true });
  trim(stage, edge, 'diamonds', 58, { tall: 42, shift: 14 });
};
/** A row of paving. */
const stones: Cover = (stage, edge) => trim(stage, edge, 'blocks', 70, { tall: 42 });
/** Leaves, one leaning on the next. */
const foliage: Cover = (stage, edge) => trim(stage, edge, 'leaves', 62, { tall: 42, shift: 6 });

const grass: Cover = (stage, edge) => trim(stage, edge, 'drops', 42, { tall: 40, left: true });
const bare: Cover = () => undefined;

export const COVERS = { scales, pearls, points, meadow, stones, foliage, grass, bare } as const;
