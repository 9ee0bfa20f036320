// Paper sizes, in inches.

const MM_PER_INCH = 25.4;
/** A page of a book: US letter. */
export const LETTER = { width: 8.5, height: 11 } as const;
export const A4 = { width: 210 / MM_PER_INCH, height: 297 / MM_PER_INCH } as const;
/** Width that both print shops trim off an edge with bleed, in inches. */
export const BLEED = 0.125;
