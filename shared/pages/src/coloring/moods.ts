import { hash } from '@scribblepup/imaging/hash';
import type { Page } from '../model/types';
import type { CrayonName } from './crayons';

/** The crayons of a page's large areas. */
export interface Mood {
  /** The background; null leaves the paper white. */
  readonly back: CrayonName | null;
  /** Grounds from far to near. */
  readonly grounds: readonly CrayonName[];
}

const GRASS = ['lime', 'leaf', 'lime'] as const;
const SAND = ['sand', 'tan', 'sand'] as const;
const SNOW = ['ice', 'sky', 'ice'] as const;
const BOARDS = ['tan', 'wood', 'sand'] as const;

/** Scenes and portraits, by id, that are not a meadow under a blue sky or a room with a tinted wall. */
export const MOODS: ReadonlyMap<string, Mood> = new Map<string, Mood>([
  ['autumn', { back: 'butter', grounds: ['lime', 'tan', 'sand'] }],
  ['bakery', { back: 'pink', grounds: BOARDS }],
  ['bath', { back: 'mint', grounds: ['ice', 'sky'] }],
  ['beach', { back: 'sky', grounds: ['blue', 'sand', 'tan'] }],
  ['bedtime', { back: 'lilac', grounds: BOARDS }],
  ['boat', { back: 'sky', grounds: ['blue', 'teal', 'blue'] }],
  ['camping', { back: 'lilac', grounds: ['pine', 'leaf', 'lime'] }],
  ['christmas', { back: 'butter', grounds: BOARDS }],
  ['desert', { back: 'butter', grounds: ['orange', 'sand', 'tan'] }],
  ['dinosaurs', { back: 'butter', grounds: ['lime', 'leaf', 'tan'] }],
  ['halloween', { back: 'lilac', grounds: ['violet', 'tan', 'wood'] }],
  ['jungle', { back: 'butter', grounds: ['pine', 'leaf', 'lime'] }],
  ['pirate', { back: 'sky', grounds: ['blue', 'wood', 'tan'] }],
  ['plane', { back: 'sky', grounds: ['ice', 'lime'] }],
  ['puddle', { back: 'ice', grounds: ['lime', 'stone', 'blue'] }],
  ['sea', { back: 'sky', grounds: ['blue', 'sand', 'tan'] }],
  ['snow', { back: 'sky', grounds: SNOW }],
  ['space', { back: 'night', grounds: ['stone', 'gray', 'stone'] }],
  ['easter', { back: 'sky', grounds: GRASS }],
  ['igloo', { back: 'sky', grounds: SNOW }],
  ['snow-globe', { back: 'lilac', grounds: SNOW }],
  ['hero', { back: 'sky', grounds: ['lilac', 'gray', 'stone'] }],
  ['flower-pot', { back: 'sky', grounds: BOARDS }],
  ['wanted', { back: 'sand', grounds: BOARDS }],
  ['cool', { back: 'sky', grounds: SAND }],
  ['window', { back: 'butter', grounds: BOARDS }],
]);

const MEADOW: Mood = { back: 'sky', grounds: GRASS };

/** Calm walls behind portraits. */
const TINTS: readonly CrayonName[] = ['butter', 'pink', 'mint', 'sky', 'lilac', 'sand'];

/** The colors of a page's large areas, by its look; an unknown look gets those of its family. */
export function moodOf({ look, family }: Pick<Page, 'look' | 'family'>): Mood {
  if (family === 'puzzles') return { back: null, grounds: [] };
  const known = MOODS.get(look);
  if (known) return known;
  if (family === 'scenes') return MEADOW;
  return { back: TINTS[hash(look) % TINTS.length], grounds: BOARDS };
}

/** Colors that go together, for patterns. */
export const SCHEMES: readonly (readonly CrayonName[])[] = [
  ['sky', 'butter', 'pink', 'mint', 'lilac'],
  ['teal', 'yellow', 'coral', 'ice', 'lime'],
  ['lilac', 'pink', 'butter', 'sky', 'rose'],
  ['blue', 'mint', 'butter', 'orange', 'ice'],
  ['lime', 'yellow', 'orange', 'sky', 'pink'],
];

/** The crayons for things that are not recognized. */
export const LIVELY: readonly CrayonName[] = [
  'coral',
  'yellow',
  'blue',
  'leaf',
  'lilac',
  'orange',
  'teal',
  'rose',
  'butter',
  'sky',
  'lime',
  'pink',
];

/** The crayons for autumn leaves. */
export const AUTUMN: readonly CrayonName[] = ['orange', 'yellow', 'red', 'tan'];
