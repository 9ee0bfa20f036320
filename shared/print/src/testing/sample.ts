import type { BookContent, Sheet, SheetPath } from '../types';

const line = (d: string): SheetPath => ({ d, fill: null, stroke: 4, evenOdd: false });

const frame = 'M75 75L775 75L775 1025L75 1025Z';

/** A sheet with a frame, a ring, a clipped stripe and a shape that differs by `n`. */
export const sampleSheet = (n: number): Sheet => [
  line(frame),
  { d: `M300 300L${400 + n} 300L350 400Z`, fill: 'white', stroke: 3, evenOdd: false },
  {
    d: 'M500 500C550 500 600 550 600 600L500 600ZM520 520L560 520L560 560Z',
    fill: 'black',
    stroke: null,
    evenOdd: true,
  },
  {
    d: 'M0 700L850 700',
    fill: null,
    stroke: 20,
    evenOdd: false,
    clip: 'M200 650L600 650L600 750L200 750Z',
  },
];

export const sampleBook = (dogName = 'Rex'): BookContent => ({
  dogName,
  title: [line(frame)],
  pages: Array.from({ length: 25 }, (_, n) => sampleSheet(n)),
});
