import { disc, solid, type Prop } from '../../canvas/prop';

// Things to count, sort and compare, with few large fields. About 100 across; origin at the center.

export const heartToken: Prop = [
  solid('M0 46C-14 34 -56 8 -50 -22C-46 -46 -12 -50 0 -24C12 -50 46 -46 50 -22C56 8 14 34 0 46Z'),
];
export const starToken: Prop = [
  solid('M0 -50L14 -18L48 -16L22 6L31 40L0 21L-31 40L-22 6L-48 -16L-14 -18Z'),
];
export const boneToken: Prop = [
  solid(
    'M-26 -9C-36 -30 -58 -20 -48 0C-58 20 -36 30 -26 9L26 9C36 30 58 20 48 0C58 -20 36 -30 26 -9Z',
  ),
];
export const ballToken: Prop = [
  solid(disc(0, 0, 44)),
  { d: 'M-44 0C-26 -26 -12 -26 0 0C12 26 26 26 44 0', fill: 'none' },
];
export const eggToken: Prop = [
  solid('M0 -50C26 -50 38 -12 38 10C38 36 20 48 0 48C-20 48 -38 36 -38 10C-38 -12 -26 -50 0 -50Z'),
  { d: 'M-37 2L-19 16L0 2L19 16L37 2', fill: 'none' },
];
export const fishToken: Prop = [
  solid('M26 0C38 -14 50 -30 56 -30C52 -10 52 10 56 30C50 30 38 14 26 0Z'),
  solid('M-54 2C-40 -36 12 -40 36 0C12 38 -40 36 -54 2Z'),
  { d: disc(-32, -7, 5), fill: 'black', line: 0 },
];
export const appleToken: Prop = [
  solid('M2 -30C8 -52 30 -56 38 -50C36 -34 20 -26 2 -30Z'),
  solid('M0 -26C-22 -38 -46 -22 -42 8C-40 34 -20 50 0 42C20 50 40 34 42 8C46 -22 22 -38 0 -26Z'),
];
export const moonToken: Prop = [
  solid('M16 -48C-46 -52 -64 32 -10 46C10 50 30 42 40 28C4 34 -20 -8 16 -48Z'),
];
