import { A4, BLEED, LETTER } from './paper';
import type { InteriorVariant, PageBoxes, Rectangle } from './types';

export const POINTS_PER_INCH = 72;
/** Converts inches to points. */
export const inchesToPoints = (value: number): number => value * POINTS_PER_INCH;

interface Format {
  /** Trimmed page, in inches. */
  readonly width: number;
  readonly height: number;
  /** Bleed that is trimmed off at each edge, in inches; `inside` is the edge at the spine. */
  readonly bleed: {
    readonly top: number;
    readonly bottom: number;
    readonly inside: number;
    readonly outside: number;
  };
}

const noBleed = { top: 0, bottom: 0, inside: 0, outside: 0 };
const fullBleed = { top: BLEED, bottom: BLEED, inside: BLEED, outside: BLEED };

const formats: Readonly<Record<InteriorVariant, Format>> = {
  'home-letter': { ...LETTER, bleed: noBleed },
  'home-a4': { ...A4, bleed: noBleed },
  // KDP wants no bleed at the spine; Lulu wants bleed on all four edges.
  kdp: { ...LETTER, bleed: { ...fullBleed, inside: 0 } },
  lulu: { ...LETTER, bleed: fullBleed },
};

/** Boxes of a page, in points. Page 1 is a right-hand page, so its spine is on its left. */
export const pageBoxes = (variant: InteriorVariant, pageNumber: number): PageBoxes => {
  const { width, height, bleed } = formats[variant];
  const isRight = pageNumber % 2 === 1;
  const left = isRight ? bleed.inside : bleed.outside;
  const right = isRight ? bleed.outside : bleed.inside;
  return {
    media: {
      x: 0,
      y: 0,
      width: inchesToPoints(left + width + right),
      height: inchesToPoints(bleed.bottom + height + bleed.top),
    },
    trim: {
      x: inchesToPoints(left),
      y: inchesToPoints(bleed.bottom),
      width: inchesToPoints(width),
      height: inchesToPoints(height),
    },
  };
};

/**
 * White margin along every edge, in points: wider than any print shop's gutter or safety margin and
 * than any home printer's margin.
 */
export const MARGIN = inchesToPoints(0.75);

/** The rectangle, shrunk by `by` on every side. */
export const inset = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The area of a page that may carry ink, in points. */
export const liveArea = ({ trim }: PageBoxes): Rectangle => inset(trim, MARGIN);
