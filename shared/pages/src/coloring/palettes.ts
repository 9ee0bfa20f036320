import { hash } from '@scribblepup/imaging/hash';
import type { Page } from '../model/types';
import type { CrayonName } from './crayons';

/** The crayons of a page's large areas. */
export interface Palette {
  /** The background; null leaves the paper white. */
  readonly background: CrayonName | null;
  /** Grounds from far to near. */
  readonly grounds: readonly CrayonName[];
}

const GRASS = ['lime', 'leaf', 'lime'] as const;
const SAND = ['sand', 'tan', 'sand'] as const;
const SNOW = ['ice', 'sky', 'ice'] as const;
const BOARDS = ['tan', 'wood', 'sand'] as const;

/**
 * Palettes by look: of the scenes that are not a meadow under a blue sky, and the portraits that
 * are not in front of a tinted wall.
 */
export const PALETTES: ReadonlyMap<string, Palette> = new Map<string, Palette>([
  ['autumn', { background: 'butter', grounds: ['lime', 'tan', 'sand'] }],
  ['bakery', { background: 'pink', grounds: BOARDS }],
  ['bath', { background: 'mint', grounds: ['ice', 'sky'] }],
  ['beach', { background: 'sky', grounds: ['blue', 'sand', 'tan'] }],
  ['bedtime', { background: 'lilac', grounds: BOARDS }],
  ['boat', { background: 'sky', grounds: ['blue', 'teal', 'blue'] }],
  ['camping', { background: 'lilac', grounds: ['pine', 'leaf', 'lime'] }],
  ['christmas', { background: 'butter', grounds: BOARDS }],
  ['desert', { background: 'butter', grounds: ['orange', 'sand', 'tan'] }],
  ['dinosaurs', { background: 'butter', grounds: ['lime', 'leaf', 'tan'] }],
  ['halloween', { background: 'lilac', grounds: ['violet', 'tan', 'wood'] }],
  ['jungle', { background: 'butter', grounds: ['pine', 'leaf', 'lime'] }],
  ['pirate', { background: 'sky', grounds: ['blue', 'wood', 'tan'] }],
  ['plane', { background: 'sky', grounds: ['ice', 'lime'] }],
  ['puddle', { background: 'ice', grounds: ['lime', 'stone', 'blue'] }],
  ['sea', { background: 'sky', grounds: ['blue', 'sand', 'tan'] }],
  ['snow', { background: 'sky', grounds: SNOW }],
  ['space', { background: 'night', grounds: ['stone', 'gray', 'stone'] }],
  ['easter', { background: 'sky', grounds: GRASS }],
  ['igloo', { background: 'sky', grounds: SNOW }],
  ['snow-globe', { background: 'lilac', grounds: SNOW }],
  ['hero', { background: 'sky', grounds: ['lilac', 'gray', 'stone'] }],
  ['flower-pot', { background: 'sky', grounds: BOARDS }],
  ['wanted', { background: 'sand', grounds: BOARDS }],
  ['cool', { background: 'sky', grounds: SAND }],
  ['window', { background: 'butter', grounds: BOARDS }],
]);

const MEADOW: Palette = { background: 'sky', grounds: GRASS };

/** Muted colors of the walls behind portraits. */
const TINTS: readonly CrayonName[] = ['butter', 'pink', 'mint', 'sky', 'lilac', 'sand'];

/** The colors of a page's large areas, by its look; an unknown look gets those of its family. */
export function paletteOf({ look, family }: Pick<Page, 'look' | 'family'>): Palette {
  if (family === 'puzzles') return { background: null, grounds: [] };
  const palette = PALETTES.get(look);
  if (palette) return palette;
  if (family === 'scenes') return MEADOW;
  return { background: TINTS[hash(look) % TINTS.length], grounds: BOARDS };
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
