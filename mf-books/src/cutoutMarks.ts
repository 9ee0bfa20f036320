import type { Dab, Hints, Point, Rect } from '@scribblepup/studio';

/** One thing that the visitor did to the cutout; undo takes the last one back. In pixels of the photo. */
export type Mark =
  | { readonly kind: 'stroke'; readonly dabs: readonly Dab[] }
  | { readonly kind: 'eye'; readonly at: Point }
  | { readonly kind: 'nose'; readonly at: Point };

export type MarkTool = 'keep' | 'erase' | 'eye' | 'nose';

/** The dabs of a stroke; the first one says that it begins, for the stroke before may end near it. */
const dabsOf = (mark: Mark): readonly Dab[] =>
  mark.kind === 'stroke'
    ? mark.dabs.map((dab, i) => (i === 0 && !dab.region ? { ...dab, begins: true as const } : dab))
    : [];

/** What the engine is told: every stroke, the last two eyes and the last nose, and the dogs that were chosen. */
export const hintsOf = (
  crop: Rect | null,
  marks: readonly Mark[],
  dogs: readonly Point[] = [],
): Hints => {
  const dabs = marks.flatMap(dabsOf);
  const eyes = marks.flatMap((mark) => (mark.kind === 'eye' ? [mark.at] : [])).slice(-2);
  const nose = marks.findLast((mark) => mark.kind === 'nose')?.at;
  return {
    ...(crop && { crop }),
    ...(dabs.length > 0 && { dabs }),
    ...(eyes.length > 0 && { eyes }),
    ...(nose && { nose }),
    ...(dogs.length > 0 && { dogs }),
  };
};

/** The marks that a cutout does not show yet. @param shown those that it was made with */
export const marksAfter = (shown: readonly Mark[], marks: readonly Mark[]): readonly Mark[] => {
  const same = marks.findIndex((mark, i) => mark !== shown[i]);
  return same < 0 ? [] : marks.slice(same);
};
