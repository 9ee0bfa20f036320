import { disc, lines, solid, type Prop } from '../../canvas/prop';

// Household things. They stand; the origin is at the foot.

/** A cactus in a small pot; 100 high. */
export const pottedCactus: Prop = [
  solid('M-17 -40C-22 -84 -16 -104 0 -104C16 -104 22 -84 17 -40Z'),
  lines('M-5 -46C-8 -70 -7 -88 -4 -98M6 -46C9 -70 8 -88 5 -98'),
  solid('M-18 -60C-34 -58 -40 -66 -38 -80C-37 -90 -26 -90 -26 -80C-26 -74 -24 -73 -19 -74Z'),
  solid('M18 -52C36 -52 40 -60 38 -74C37 -84 27 -84 27 -74C27 -67 24 -66 19 -66Z'),
  solid('M-28 -40L28 -40L20 0L-20 0Z'),
  solid('M-34 -50L34 -50L34 -34L-34 -34Z'),
];

/** A bag of popcorn. */
export const popcorn: Prop = [
  ...[
    [-30, -92, 15],
    [30, -92, 15],
    [-12, -106, 16],
    [14, -108, 16],
    [0, -92, 17],
  ].map(([x, y, r]) => solid(disc(x, y, r))),
  solid(
    'M-46 -84L-34 0L34 0L46 -84C38 -76 31 -76 23 -84C15 -76 8 -76 0 -84C-8 -76 -15 -76 -23 -84C-31 -76 -38 -76 -46 -84Z',
  ),
  lines('M-23 -82L-16 -2M0 -82L0 -2M23 -82L16 -2'),
];
