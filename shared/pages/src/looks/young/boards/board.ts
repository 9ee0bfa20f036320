import { parsePathUncached, placed, type Path } from '@scribblepup/imaging/curves/path';
import { SHEET } from '../../../canvas/sheet';

/**
 * Priority of a part. 0 is always drawn. 1 is dropped at 2-3 years if the page must have few
 * fields, unless the part touches one of rank 0 and so becomes one field with it. 2 is drawn only
 * from three years on, and is dropped too if the page must have few fields.
 */
export type Rank = 0 | 1 | 2;

/**
 * A part of a large thing as a path in sheet units. An open path is a line across the parts
 * behind it.
 */
export type BoardPart = readonly [rank: Rank, shape: Path];

/** A large thing with a hole for a dog to look out of, in sheet units, parts from back to front. */
export interface Board {
  readonly hole: Path;
  readonly parts: readonly BoardPart[];
  /** Caption below a page that shows it, if it belongs to no look. */
  readonly title?: string;
}

/** A large thing that belongs to no look. */
export interface TitledBoard extends Board {
  readonly title: string;
}

const toPath = (shape: Path | string): Path =>
  typeof shape === 'string' ? parsePathUncached(shape) : shape;

/** Makes a board; shapes may be path data or paths. */
export const board = (
  hole: Path | string,
  ...parts: readonly (readonly [rank: Rank, shape: Path | string])[]
): Board => ({
  hole: toPath(hole),
  parts: parts.map(([rank, shape]) => [rank, toPath(shape)]),
});

/** Like `board`, for a large thing that belongs to no look. */
export const titledBoard = (title: string, ...shapes: Parameters<typeof board>): TitledBoard => ({
  ...board(...shapes),
  title,
});

/** Mirrors a board if `mirror` is true, then tilts it by `rotation` radians clockwise. */
export const tilted = (
  { hole, parts, title }: TitledBoard,
  rotation: number,
  mirror: boolean,
): TitledBoard => {
  const [x, y] = [SHEET.w / 2, SHEET.h / 2];
  const tilt = (shape: Path): Path => placed(placed(shape, -x, -y), x, y, 1, rotation, mirror);
  return { title, hole: tilt(hole), parts: parts.map(([rank, shape]) => [rank, tilt(shape)]) };
};
