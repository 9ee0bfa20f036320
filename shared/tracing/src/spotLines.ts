import { mask, pixelIndexAt, type Mask, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { patchOf, stamp, type Patch } from './face/patch';
import { ringInside } from './vectors/inside';

// How far inside the dog a rim stays, so that it does not double the outline; dog units.
const OUTLINE_INSET = 7;
// How far a rim's tapered ends overlap, dog units.
const OVERLAP = 8;
// Margin around a spot in which no other line is drawn, dog units.
const MARGIN = 6;

/** The rims of spots, and the mask of the pixels in which no other line is drawn. */
export interface SpotLines {
  readonly lines: readonly (readonly Point[])[];
  readonly covered: Mask;
}

/**
 * Returns the rims of spots as lines. Leaves out spots that overlap the eyes, the nose or other
 * lines of the face.
 * @param covered where no line but the face's own is drawn
 * @param outlineDistance distance in px to the nearest pixel outside the dog
 * @param unit px per dog unit
 */
export function spotLines(
  spots: readonly (readonly Point[])[],
  covered: Mask,
  outlineDistance: Plane,
  unit: number,
): SpotLines {
  if (spots.length === 0) return { lines: [], covered };
  const clear = spots
    .map((rim) => ({ rim, patch: patchOf(rim) }))
    .filter(({ patch }) => !overlaps(patch, covered));
  const all = mask(covered.width, covered.height, covered.data.slice());
  for (const { patch } of clear) stamp(all, patch, MARGIN * unit);
  const lines = clear
    .map(({ rim }) =>
      ringInside(rim, outlineDistance, OUTLINE_INSET * unit, Math.round(OVERLAP * unit)),
    )
    .filter((line) => line.length > 1);
  return { lines, covered: all };
}

const overlaps = ({ x, y, mask: { width, data } }: Patch, target: Mask): boolean =>
  data.some(
    (v, i) => v && target.data[pixelIndexAt(target, x + (i % width), y + Math.floor(i / width))],
  );
