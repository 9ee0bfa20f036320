import { disc, lines, solid, type Prop } from '../../canvas/prop';

/** Origin at the center. */
export const cloud: Prop = [
  solid(
    'M-48 22C-74 22 -76 -8 -52 -12C-54 -38 -20 -46 -10 -28C2 -48 40 -42 38 -16C66 -18 70 22 44 22Z',
  ),
];

export const flatCloud: Prop = [
  solid(
    'M-60 16C-80 16 -80 -6 -58 -6C-54 -28 -26 -30 -16 -14C-4 -40 36 -34 36 -8C58 -14 76 16 52 16Z',
  ),
];

/** A bare tree with a long branch and a knothole. Origin at the foot of the trunk; 200 high. */
export const bareTree: Prop = [
  solid(
    'M-26.9 0C-15.1 -17.3 -15.1 -76.5 -18 -111.1C-27.4 -121 -34.8 -125.9 -39.8 -130.9L-39.8 -150.6C-27.4 -140.7 -17.5 -135.8 -12.6 -133.3C-12.6 -153.1 -12.6 -170.4 -20 -200L7.2 -200C6.7 -170.4 7.2 -155.6 9.6 -140.7C29.4 -158 49.1 -165.4 78.8 -167.9C59 -155.6 31.9 -140.7 15.1 -116C13.1 -76.5 15.1 -27.2 26.9 0Z',
  ),
  solid(
    'M-6.7 -98.8C-12.1 -107.7 -7.7 -117 -0.7 -117C7.2 -117 9.6 -106.2 5.2 -98.3C1.7 -93.3 -3.2 -93.8 -6.7 -98.8Z',
  ),
];

/** Origin at the foot of the trunk; 200 high. */
export const roundTree: Prop = [
  solid('M-14 0C-8 -30 -10 -60 -12 -90L12 -90C10 -60 8 -30 16 0Z'),
  solid(
    'M-46 -78C-84 -76 -92 -122 -62 -134C-72 -172 -28 -194 -6 -174C20 -200 66 -176 60 -140C92 -128 86 -78 48 -78C34 -62 -30 -62 -46 -78Z',
  ),
  lines(
    'M-34 -112C-26 -124 -14 -122 -8 -112M16 -140C24 -150 36 -148 40 -138M-22 -152C-16 -160 -6 -160 0 -152M14 -100C22 -108 32 -106 36 -98',
  ),
];

/** The round tree without the curls in its crown. */
export const plainTree: Prop = roundTree.slice(0, 2);

export const pine: Prop = [
  solid('M-12 0L-12 -34L12 -34L12 0Z'),
  solid(
    'M-62 -30C-44 -52 -34 -70 -26 -86L26 -86C34 -70 44 -52 62 -30C40 -20 22 -36 0 -24C-22 -36 -40 -20 -62 -30Z',
  ),
  solid(
    'M-48 -80C-34 -100 -26 -116 -20 -130L20 -130C26 -116 34 -100 48 -80C32 -70 16 -86 0 -74C-16 -86 -32 -70 -48 -80Z',
  ),
  solid(
    'M-36 -124C-20 -146 -10 -168 0 -192C10 -168 20 -146 36 -124C22 -114 12 -130 0 -120C-12 -130 -22 -114 -36 -124Z',
  ),
];

export const palm: Prop = [
  solid('M-14 0C-10 -60 -2 -110 14 -150L30 -144C18 -104 12 -56 16 0Z'),
  lines(
    'M-11 -28C-2 -24 8 -24 14 -28M-7 -62C2 -58 10 -58 16 -62M0 -96C8 -92 14 -92 20 -96M9 -126C15 -122 20 -122 25 -126',
  ),
  solid('M20 -150C-10 -190 -60 -184 -78 -140C-50 -160 -14 -160 20 -150Z'),
  solid('M20 -150C0 -206 -50 -222 -84 -192C-46 -196 -10 -182 20 -150Z'),
  solid('M20 -150C24 -200 66 -232 104 -210C70 -206 42 -186 20 -150Z'),
  solid('M20 -150C56 -184 100 -176 116 -132C88 -156 52 -160 20 -150Z'),
  solid(disc(12, -142, 10)),
  solid(disc(30, -138, 10)),
];

/** The palm without the rings around its trunk. */
export const plainPalm: Prop = palm.toSpliced(1, 1);

/** A flower with a stem, 100 high; origin at the foot. */
export const daisy: Prop = [
  solid('M-3 0C-2 -24 -2 -40 -3 -56L3 -56C3 -40 3 -24 4 0Z'),
  solid('M2 -14C14 -36 34 -34 38 -24C32 -10 14 -6 2 -14Z'),
  solid('M-2 -24C-14 -44 -32 -40 -36 -30C-30 -18 -14 -16 -2 -24Z'),
  // Narrow enough that no slivers of white remain between the petals.
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const a = (i * Math.PI) / 4;
    const at = (r: number, t: number): string =>
      `${(Math.cos(a + t) * r).toFixed(1)} ${(Math.sin(a + t) * r - 76).toFixed(1)}`;
    return solid(
      `M${at(9, 0)}C${at(20, -0.42)} ${at(34, -0.34)} ${at(34, 0)}C${at(34, 0.34)} ${at(20, 0.42)} ${at(9, 0)}Z`,
    );
  }),
  solid(disc(0, -76, 12)),
];

export const tulip: Prop = [
  solid('M-3 0C-2 -24 -2 -40 -3 -60L3 -60C3 -40 3 -24 4 0Z'),
  solid('M3 -8C20 -24 26 -48 24 -62C10 -50 4 -30 3 -8Z'),
  solid('M-3 -4C-22 -16 -28 -34 -28 -50C-12 -40 -4 -24 -3 -4Z'),
  solid(
    'M0 -56C-30 -56 -30 -84 -24 -106C-14 -100 -8 -92 -4 -86C-2 -96 0 -102 2 -110C6 -102 8 -94 8 -86C12 -94 18 -100 26 -106C32 -84 28 -56 0 -56Z',
  ),
  lines('M-6 -86C-10 -76 -8 -66 0 -58M9 -86C12 -76 8 -66 0 -58'),
];

export const sunflower: Prop = [
  solid('M-4 0C-2 -40 -2 -70 -4 -100L4 -100C4 -70 4 -40 6 0Z'),
  solid('M3 -30C22 -60 48 -56 52 -42C44 -22 18 -20 3 -30Z'),
  solid('M-3 -48C-22 -76 -48 -70 -50 -56C-44 -38 -18 -38 -3 -48Z'),
  ...Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    const at = (r: number, t: number): string =>
      `${(Math.cos(a + t) * r).toFixed(1)} ${(Math.sin(a + t) * r - 126).toFixed(1)}`;
    return solid(
      `M${at(20, -0.3)}C${at(34, -0.34)} ${at(44, -0.1)} ${at(50, 0)}C${at(44, 0.1)} ${at(34, 0.34)} ${at(20, 0.3)}Z`,
    );
  }),
  solid(disc(0, -126, 24)),
  lines('M-17 -143L17 -109M17 -143L-17 -109'),
];

/** Origin at the center; the wings are 100 wide. */
export const butterfly: Prop = [
  solid('M0 4C-14 -44 -58 -46 -52 -12C-50 6 -24 12 0 4Z'),
  solid('M0 4C14 -44 58 -46 52 -12C50 6 24 12 0 4Z'),
  solid('M0 6C-28 8 -40 28 -26 38C-12 44 -2 26 0 6Z'),
  solid('M0 6C28 8 40 28 26 38C12 44 2 26 0 6Z'),
  solid(disc(-32, -14, 8)),
  solid(disc(32, -14, 8)),
  solid('M-5 -14C-5 -22 5 -22 5 -14L4 26C2 34 -2 34 -4 26Z'),
  lines('M-2 -20C-4 -32 -12 -38 -18 -38M2 -20C4 -32 12 -38 18 -38'),
];

export const bee: Prop = [
  solid('M-6 -14C-26 -50 -48 -34 -34 -18C-28 -10 -14 -8 -6 -12Z'),
  solid('M4 -14C2 -52 30 -54 28 -32C26 -20 14 -12 4 -12Z'),
  solid('M-40 6C-40 -14 -14 -22 8 -20C34 -18 42 -4 40 8C36 26 8 30 -14 26C-30 24 -40 18 -40 6Z'),
  lines(
    'M-18 -18C-26 -4 -26 12 -16 26M4 -20C-4 -4 -4 12 6 28M22 6C26 12 32 12 35 6M26 -18C28 -28 34 -32 40 -32',
  ),
  solid('M-40 4L-54 8L-39 14Z'),
  { d: disc(26, -6, 3.4), fill: 'black', line: 0 },
];

export const bird: Prop = [
  solid(
    'M-50 -6C-40 -12 -30 -10 -22 -4C-18 -30 12 -40 30 -24L48 -16L32 -8C32 18 4 32 -16 22L-48 26L-30 8C-38 4 -46 2 -50 -6Z',
  ),
  lines('M-12 -2C-4 10 12 10 18 -2M-6 8C0 14 8 14 12 8'),
  { d: disc(20, -16, 3.4), fill: 'black', line: 0 },
];

export const mushroom: Prop = [
  solid('M-16 -48C-10 -30 -12 -10 -20 0L20 0C12 -10 10 -30 16 -48Z'),
  solid('M-52 -44C-54 -104 54 -104 52 -44C30 -36 -30 -36 -52 -44Z'),
  solid(disc(-22, -62, 9)),
  solid(disc(12, -76, 10)),
  solid(disc(30, -54, 7)),
];

export const bush: Prop = [
  solid(
    'M-80 0C-106 -4 -104 -40 -76 -42C-78 -72 -40 -82 -26 -62C-12 -88 34 -84 38 -56C66 -66 86 -40 72 -24C92 -18 88 0 72 0Z',
  ),
  lines(
    'M-52 -30C-46 -38 -36 -38 -30 -30M4 -44C10 -52 20 -52 26 -44M34 -20C40 -28 50 -28 56 -20M-14 -16C-8 -24 2 -24 8 -16',
  ),
];

export const rock: Prop = [
  solid('M-60 0C-66 -22 -48 -34 -40 -52C-30 -66 4 -70 18 -54C40 -50 62 -24 58 0Z'),
  lines('M-20 -40C-10 -46 2 -44 8 -36M20 -22C28 -26 36 -22 40 -16'),
];

/** The rock without its cracks. */
export const plainRock: Prop = rock.slice(0, 1);

export const leaf: Prop = [
  solid('M0 50C-34 34 -46 -10 0 -50C46 -10 34 34 0 50Z'),
  lines('M0 62L0 -26M0 34L-18 18M0 34L18 18M0 8L-18 -8M0 8L18 -8'),
];

export const mapleLeaf: Prop = [
  solid(
    'M0 48L-6 24C-20 30 -30 28 -40 32L-34 16C-44 8 -52 2 -58 -6L-40 -10L-42 -26L-24 -18C-22 -32 -12 -42 0 -58C12 -42 22 -32 24 -18L42 -26L40 -10L58 -6C52 2 44 8 34 16L40 32C30 28 20 30 6 24Z',
  ),
  lines('M0 60L0 -30M0 16L-26 0M0 16L26 0'),
];

export const cactus: Prop = [
  solid('M-20 0L-20 -140C-20 -168 20 -168 20 -140L20 0Z'),
  solid('M-20 -58C-42 -58 -38 -84 -38 -100C-38 -118 -64 -118 -64 -100C-64 -60 -62 -32 -20 -32Z'),
  solid('M20 -76C42 -76 38 -98 38 -114C38 -132 64 -132 64 -114C64 -76 62 -50 20 -50Z'),
  lines(
    'M-6 -12L-6 -140M8 -12L8 -140M-51 -96C-51 -80 -50 -62 -40 -52M51 -110C51 -96 50 -80 42 -70',
  ),
];

export const sun = (rays: number): Prop => [
  ...Array.from({ length: rays }, (_, i) => {
    const a = (i * Math.PI * 2) / rays;
    const w = (Math.PI / rays) * 0.62;
    const at = (r: number, t: number): string =>
      `${(Math.cos(a + t) * r).toFixed(1)} ${(Math.sin(a + t) * r).toFixed(1)}`;
    return solid(`M${at(60, -w)}L${at(i % 2 ? 88 : 100, 0)}L${at(60, w)}Z`);
  }),
  solid(disc(0, 0, 50)),
];

/** A sun with lines as rays, so it is only one large field. */
export const plainSun = (rays: number): Prop => [
  lines(
    Array.from(
      { length: rays },
      (_, i) =>
        `M${(Math.cos((i * 2 * Math.PI) / rays) * 66).toFixed(1)} ${(Math.sin((i * 2 * Math.PI) / rays) * 66).toFixed(1)}L${(Math.cos((i * 2 * Math.PI) / rays) * 96).toFixed(1)} ${(Math.sin((i * 2 * Math.PI) / rays) * 96).toFixed(1)}`,
    ).join(''),
  ),
  solid(disc(0, 0, 52)),
];

export const moon: Prop = [
  solid('M20 -50C-50 -60 -76 30 -14 54C8 62 30 54 44 38C4 44 -22 6 20 -50Z'),
  solid(disc(-22, 10, 7)),
  solid(disc(-8, 34, 5)),
];

export const fullMoon: Prop = [
  solid(disc(0, 0, 60)),
  solid(disc(-22, -14, 13)),
  solid(disc(20, 22, 16)),
  solid(disc(20, -28, 8)),
  solid(disc(-20, 32, 7)),
];

export const snowflake: Prop = [
  ...[0, 1, 2].map((i) => {
    const a = (i * Math.PI) / 3;
    const at = (r: number, t: number): string =>
      `${(Math.cos(a + t) * r).toFixed(1)} ${(Math.sin(a + t) * r).toFixed(1)}`;
    return lines(
      `M${at(50, 0)}L${at(-50, 0)}M${at(40, 0.4)}L${at(26, 0)}L${at(40, -0.4)}M${at(-40, 0.4)}L${at(-26, 0)}L${at(-40, -0.4)}`,
    );
  }),
  solid('M0 -14L12 -7L12 7L0 14L-12 7L-12 -7Z'),
];
