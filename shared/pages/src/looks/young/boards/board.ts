import { parse, type Curve } from '@scribblepup/imaging/curves/curve';

/** From which age a part is drawn: 0 always, 1 for the youngest where fields are left for it, 2 from three years on. */
export type Rank = 0 | 1 | 2;

/** A part of a large thing, as path data or a curve in sheet units; an open one is a line across what is behind it. */
export type BoardPart = readonly [rank: Rank, shape: Curve];

/** A large thing with a hole that a dog looks out of, in sheet units, back to front. */
export interface Board {
  readonly hole: Curve;
  readonly parts: readonly BoardPart[];
}

const read = (shape: Curve | string): Curve => (typeof shape === 'string' ? parse(shape) : shape);

/** A board from what its parts are drawn as. */
export const board = (
  hole: Curve | string,
  ...parts: readonly (readonly [rank: Rank, shape: Curve | string])[]
): Board => ({
  hole: read(hole),
  parts: parts.map(([rank, shape]) => [rank, read(shape)]),
});
