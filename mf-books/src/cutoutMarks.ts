import type { Dab, Hints, Point, Rect } from '@scribblepup/studio';

/** One correction of the cutout by the visitor, in photo px; Undo removes the last one. */
export type Mark =
  | { readonly kind: 'stroke'; readonly dabs: readonly Dab[] }
  | {
      readonly kind: 'eye' | 'closedEye';
      readonly at: Point;
      /** Position of the eye that this one corrects. */
      readonly replaces?: Point;
    }
  | { readonly kind: 'nose'; readonly at: Point };

/** True if the visitor has kept or erased parts of the photo by hand. */
export const isPainted = (marks: readonly Mark[]): boolean =>
  marks.some(({ kind }) => kind === 'stroke');

export type MarkTool = 'keep' | 'erase' | 'eye' | 'closedEye' | 'nose';

/**
 * Returns the dabs of a stroke. The first one is marked `begins`, because the previous stroke may
 * end near it.
 */
const dabsOf = (mark: Mark): readonly Dab[] =>
  mark.kind === 'stroke'
    ? mark.dabs.map((dab, i) => (i === 0 && !dab.region ? { ...dab, begins: true as const } : dab))
    : [];

type EyeMark = Extract<Mark, { kind: 'eye' | 'closedEye' }>;

const isEye = (mark: Mark): mark is EyeMark => mark.kind === 'eye' || mark.kind === 'closedEye';

const distance = ([px, py]: Point, [qx, qy]: Point): number => Math.hypot(px - qx, py - qy);

const isReplacedBy = ({ at }: EyeMark, { replaces }: EyeMark): boolean =>
  replaces !== undefined && distance(at, replaces) === 0;

/** The last two eyes, without those that another one corrects. */
const effectiveEyes = (marks: readonly Mark[]): readonly EyeMark[] =>
  marks
    .filter(isEye)
    .reduce<readonly EyeMark[]>(
      (eyes, eye) => [...eyes.filter((other) => !isReplacedBy(other, eye)), eye],
      [],
    )
    .slice(-2);

/** Returns the marks that the engine uses: every stroke, the last two eyes and the last nose. */
export const effectiveMarks = (marks: readonly Mark[]): readonly Mark[] => {
  const taps: readonly Mark[] = [
    ...effectiveEyes(marks),
    ...marks.filter(({ kind }) => kind === 'nose').slice(-1),
  ];
  return marks.filter((mark) => mark.kind === 'stroke' || taps.includes(mark));
};

/**
 * Adds a mark. An eye that is tapped on another one corrects it, so that the dog keeps its other
 * eye.
 * @param reach distance at which a tap is on an eye, photo px
 */
export const withMark = (marks: readonly Mark[], mark: Mark, reach: number): readonly Mark[] => {
  if (!isEye(mark)) return [...marks, mark];
  const corrected = effectiveEyes(marks).findLast(({ at }) => distance(at, mark.at) <= reach);
  return [...marks, corrected ? { ...mark, replaces: corrected.at } : mark];
};

/**
 * Builds the hints for the engine: every stroke, the last two eyes, the last nose, and the chosen
 * dogs.
 */
export const hintsOf = (
  crop: Rect | null,
  marks: readonly Mark[],
  dogs: readonly Point[] = [],
): Hints => {
  const dabs = marks.flatMap(dabsOf);
  const used = effectiveMarks(marks);
  const tapsOf = (kind: 'eye' | 'closedEye' | 'nose'): Point[] =>
    used.flatMap((mark) => (mark.kind === kind ? [mark.at] : []));
  const eyes = tapsOf('eye'),
    closedEyes = tapsOf('closedEye'),
    [nose] = tapsOf('nose');
  return {
    ...(crop && { crop }),
    ...(dabs.length > 0 && { dabs }),
    ...(eyes.length > 0 && { eyes }),
    ...(closedEyes.length > 0 && { closedEyes }),
    ...(nose && { nose }),
    ...(dogs.length > 0 && { dogs }),
  };
};

/**
 * Returns the marks that a cutout does not reflect yet.
 * @param shown the marks that the cutout was made with
 */
export const pendingMarks = (shown: readonly Mark[], marks: readonly Mark[]): readonly Mark[] => {
  const firstPending = marks.findIndex((mark, i) => mark !== shown[i]);
  return firstPending < 0 ? [] : marks.slice(firstPending);
};
