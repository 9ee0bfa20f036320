import type { CrayonName } from './crayons';

/**
 * Color of a part of a thing: a crayon; white; `own` or `second`, two lively crayons that differ
 * from one such thing to the next; `autumn`, one of the colors of leaves; `coat`, the
 * dog's own; or several, which its fields use alternately, as stripes do.
 */
export type PartColor =
  | CrayonName
  | 'white'
  | 'own'
  | 'second'
  | 'autumn'
  | 'coat'
  | readonly StripeColor[];
export type StripeColor = CrayonName | 'white' | 'own' | 'second';

const STRIPES = ['red', 'white'] as const;
const OWN_STRIPES = ['own', 'second'] as const;

/** For each prop the colors of its white parts, from back to front; the last one is repeated. */
export const THING_COLORS: Readonly<Record<string, readonly PartColor[]>> = {
  // nature
  cloud: ['white'],
  flatCloud: ['white'],
  bareTree: ['wood', 'brown'],
  roundTree: ['wood', 'leaf'],
  pine: ['wood', 'pine'],
  palm: ['wood', 'leaf', 'leaf', 'leaf', 'leaf', 'brown'],
  daisy: ['leaf', 'leaf', 'leaf', ...Array.from({ length: 8 }, () => 'own' as const), 'yellow'],
  tulip: ['leaf', 'leaf', 'leaf', 'own'],
  sunflower: [
    'leaf',
    'leaf',
    'leaf',
    ...Array.from({ length: 12 }, () => 'yellow' as const),
    'brown',
  ],
  butterfly: ['own', 'own', 'second', 'second', 'butter', 'butter', 'brown'],
  bee: ['ice', 'ice', 'yellow', 'brown'],
  bird: ['own'],
  mushroom: ['cream', 'red', 'white'],
  bush: ['leaf'],
  rock: ['stone'],
  plainRock: ['stone'],
  leaf: ['leaf'],
  mapleLeaf: ['autumn'],
  cactus: ['pine'],
  moon: ['butter', 'sand'],
  fullMoon: ['butter', 'sand'],
  snowflake: ['ice'],
  // things
  balloon: ['own'],
  paw: ['own'],
  bone: ['cream'],
  ball: [OWN_STRIPES],
  beachBall: [['own', 'white', 'second'], 'yellow'],
  gift: ['own', 'own', 'second'],
  cake: [
    'stone',
    'pink',
    'cream',
    'butter',
    'rose',
    'mint',
    'yellow',
    'sky',
    'yellow',
    'lilac',
    'yellow',
  ],
  cupcake: ['tan', 'pink', 'red'],
  iceCream: ['tan', 'pink', 'red'],
  bowl: ['own', 'second', 'brown'],
  bubble: ['ice'],
  duck: ['yellow', 'yellow', 'orange'],
  fish: ['own', 'own', 'second', 'white'],
  starfish: ['orange'],
  shell: ['pink'],
  umbrella: ['wood', OWN_STRIPES, 'yellow'],
  sandcastle: ['tan', 'tan', 'sand', 'wood', 'red', 'wood', 'wood'],
  bucket: ['own', 'second', 'yellow'],
  sailboat: ['wood', 'butter', 'coral', 'blue'],
  rocket: ['red', 'red', 'orange', 'stone', 'sky'],
  planet: ['lilac', 'own', 'lilac'],
  ufo: ['ice', 'lilac', 'yellow'],
  tent: ['orange', 'brown', 'butter'],
  campfire: ['orange', 'yellow', 'wood'],
  pumpkin: ['leaf', 'orange'],
  jackOLantern: ['leaf', 'orange', 'yellow'],
  snowman: ['white', 'white', 'white', 'red', 'red', 'orange', 'navy', 'navy'],
  lantern: ['gray', 'butter', 'orange', 'gray'],
  barn: ['red', 'cream', 'sky', 'brown'],
  house: ['butter', 'red', 'coral', 'blue', 'sky', 'sky', 'sky'],
  doghouse: ['tan', 'brown', 'red'],
  castle: [
    ...Array.from({ length: 4 }, () => 'stone' as const),
    'lilac',
    'lilac',
    'lilac',
    'red',
    'yellow',
    'yellow',
    'stone',
    'wood',
    'sky',
  ],
  treasure: ['wood', 'yellow', 'wood', 'yellow'],
  bookStack: ['red', 'leaf', 'blue'],
  teddy: [...Array.from({ length: 8 }, () => 'tan' as const), 'cream'],
  trophy: ['yellow', 'wood', 'orange'],
  note: ['own'],
  musicNotes: ['own'],
  candyCane: [STRIPES],
  christmasTree: [
    'wood',
    'pine',
    'pine',
    'pine',
    'yellow',
    'red',
    'yellow',
    'blue',
    'rose',
    'yellow',
    'red',
  ],
  bat: ['violet'],
  kite: [OWN_STRIPES, 'second'],
  pottedCactus: ['pine', 'pine', 'pine', 'coral', 'coral'],
  popcorn: [...Array.from({ length: 5 }, () => 'butter' as const), STRIPES],
  // tokens
  heartToken: ['red'],
  starToken: ['yellow'],
  boneToken: ['cream'],
  ballToken: [OWN_STRIPES],
  eggToken: [['own', 'second', 'butter']],
  fishToken: ['second', 'own'],
  appleToken: ['leaf', 'red'],
  moonToken: ['butter'],
  // wear
  partyHat: ['own', 'second', 'second', 'second', 'yellow'],
  crown: ['yellow', 'red', 'blue', 'red', 'rose', 'teal', 'teal'],
  pirateHat: ['navy', 'white'],
  wizardHat: ['violet', 'violet', 'yellow'],
  cowboyHat: ['tan', 'red', 'tan', 'yellow'],
  chefHat: ['white'],
  topHat: ['navy', 'red', 'navy'],
  santaHat: ['red', 'white'],
  graduationCap: ['navy', 'navy', 'yellow'],
  bobbleHat: ['own', 'second'],
  knightHelmet: ['red', 'gray', 'stone'],
  bunnyEars: ['white', 'white', 'pink'],
  headphones: ['navy', 'own'],
  captainHat: ['white', 'navy', 'navy', 'yellow'],
  sunglasses: ['navy'],
  sun: ['orange', 'yellow'],
  plainSun: ['yellow'],
  // the dog's paws over a rim
  overRim: ['coat'],
};
