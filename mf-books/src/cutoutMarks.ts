import type { Dab, Hints, Point, Rect } from '@scribblepup/coloring';

/** One thing that the visitor did to the cutout; undo takes the last one back. In pixels of the photo. */
export type Mark =
  | { readonly kind: 'stroke'; readonly dabs: readonly Dab[] }
  | { readonly kind: 'eye'; readonly at: Point }
  | { readonly kind: 'nose'; readonly at: Point };

export type MarkTool = 'keep' | 'erase' | 'eye' | 'nose';

/** What the engine is told: every stroke, the last two eyes and the last nose. */
export const hintsOf = (crop: Rect | null, marks: readonly Mark[]): Hints => {
  const dabs = marks.flatMap((mark) => (mark.kind === 'stroke' ? mark.dabs : []));
  const eyes = marks.flatMap((mark) => (mark.kind === 'eye' ? [mark.at] : [])).slice(-2);
  const nose = marks.findLast((mark) => mark.kind === 'nose')?.at;
  return { ...(crop && { crop }), ...(dabs.length > 0 && { dabs }), ...(eyes.length > 0 && { eyes }), ...(nose && { nose }) };
};
