import { mask, type PixelBox, type Mask } from '@scribblepup/imaging/plane';

/**
 * A silhouette that can grow in all directions: its mask covers `box`, which may start at negative
 * px.
 */
export interface GrowableMask {
  readonly box: PixelBox;
  readonly mask: Mask;
}

/** Intersection of two boxes; null if it is empty. */
export function boxIntersection(p: PixelBox, q: PixelBox): PixelBox | null {
  const box = {
    x0: Math.max(p.x0, q.x0),
    y0: Math.max(p.y0, q.y0),
    x1: Math.min(p.x1, q.x1),
    y1: Math.min(p.y1, q.y1),
  };
  return box.x1 > box.x0 && box.y1 > box.y0 ? box : null;
}

/** The smallest box around two boxes. */
export const boxUnion = (p: PixelBox, q: PixelBox): PixelBox => ({
  x0: Math.min(p.x0, q.x0),
  y0: Math.min(p.y0, q.y0),
  x1: Math.max(p.x1, q.x1),
  y1: Math.max(p.y1, q.y1),
});

/** Shifts a box by dx, dy. */
export const shiftedBox = ({ x0, y0, x1, y1 }: PixelBox, dx: number, dy: number): PixelBox => ({
  x0: x0 + dx,
  y0: y0 + dy,
  x1: x1 + dx,
  y1: y1 + dy,
});

const isWithin = (p: PixelBox, q: PixelBox): boolean =>
  p.x0 >= q.x0 && p.y0 >= q.y0 && p.x1 <= q.x1 && p.y1 <= q.y1;

/** Crops a growable mask to a box. Pixels beyond it are outside the silhouette (0). */
export function cropGrowableMask({ box, mask: source }: GrowableMask, part: PixelBox): Mask {
  const out = mask(part.x1 - part.x0, part.y1 - part.y0);
  copy(source, box, out, part);
  return out;
}

/**
 * Returns the mask with one part replaced. It grows if the new part's foreground extends past it.
 * @param inside bounding box of the part's foreground; null if it has none
 */
export function replacePart(
  growable: GrowableMask,
  part: Mask,
  box: PixelBox,
  inside: PixelBox | null,
): GrowableMask {
  const grownBox =
    inside && !isWithin(inside, growable.box) ? boxUnion(growable.box, inside) : growable.box;
  const out = cropGrowableMask(growable, grownBox);
  copy(part, box, out, grownBox);
  return { box: grownBox, mask: out };
}

function copy(source: Mask, sourceBox: PixelBox, target: Mask, targetBox: PixelBox): void {
  const both = boxIntersection(sourceBox, targetBox);
  if (!both) return;
  for (let y = both.y0; y < both.y1; y++) {
    const row = (y - sourceBox.y0) * source.width - sourceBox.x0;
    target.data.set(
      source.data.subarray(row + both.x0, row + both.x1),
      (y - targetBox.y0) * target.width + both.x0 - targetBox.x0,
    );
  }
}
