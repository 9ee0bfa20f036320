import { hash } from '@scribblepup/imaging/hash';

// Page numbers of version 1 of the stored format. Version 1 identified a page by its position among
// the hundred looks of that time. Today, the id of its look identifies it. Both are stored, so that
// the older version can read every book, in an old tab or after a rollback.

/** The looks of version 1 in the order of their positions, 0 to 99. This list never changes. */
export const VERSION_1_LOOKS: readonly string[] = [
  'beach',
  'hero',
  'mandala-ring',
  'connect',
  'garden',
  'birthday',
  'glass',
  'maze',
  'bath',
  'royal',
  'popart',
  'differences',
  'space',
  'bold',
  'quilt',
  'search',
  'car',
  'wizard',
  'echo',
  'halves',
  'snow',
  'stamp',
  'daisies',
  'words',
  'sea',
  'gift-box',
  'sun-mandala',
  'twins',
  'balloon-ride',
  'cool',
  'honeycomb',
  'by-numbers',
  'castle',
  'rosette',
  'starry-night',
  'ring-maze',
  'boat',
  'wanted',
  'scales',
  'shadows',
  'halloween',
  'snow-globe',
  'nine-hats',
  'board-game',
  'train',
  'movie',
  'heart-rings',
  'dot-bone',
  'christmas',
  'window',
  'doodle-bands',
  'sums',
  'camping',
  'wreath',
  'corner-mandalas',
  'tangle',
  'jungle',
  'close-up',
  'facets',
  'dream',
  'farm',
  'music',
  'bubbles',
  'picture-sudoku',
  'pirate',
  'television',
  'art-deco',
  'copy-grid',
  'autumn',
  'flower-pot',
  'lotus-throne',
  'bookmarks',
  'bakery',
  'detective',
  'peaks',
  'bone-maze',
  'dinosaurs',
  'easel',
  'argyle',
  'next-up',
  'desert',
  'tea-cup',
  'jigsaw',
  'tic-tac-toe',
  'plane',
  'graduate',
  'doily',
  'fish-count',
  'rainbow',
  'easter',
  'curtain',
  'odd-one',
  'picnic',
  'photo-line',
  'tunnel',
  'strips',
  'bedtime',
  'card',
  'ribbons',
  'name-tag',
];

const positions: ReadonlyMap<string, number> = new Map(VERSION_1_LOOKS.map((id, n) => [id, n]));

/** The name that `toPageId` gives a page without a known id. */
const UNNAMED = /^page-(\d+)$/;

/** The id of the page that version 1 had at this position. */
export const version1PageId = (position: number): string => toPageId(position);

/** True if version 1 has a position for the page, so that it can draw it. */
export const isKnownToVersion1 = (id: string): boolean => positions.has(id);

/**
 * The number under which version 1 finds a page. A later look has a number beyond the hundred,
 * which version 1 keeps in its books and reads from its store, but does not draw.
 */
export const toPageNumber = (id: string): number => {
  const unnamed = Number(UNNAMED.exec(id)?.[1] ?? 0);
  if (unnamed >= VERSION_1_LOOKS.length) return unnamed;
  return positions.get(id) ?? VERSION_1_LOOKS.length + hash(id);
};

/**
 * The id of the page with this number. A number beyond the hundred belongs to one of the `known`
 * ids; otherwise it gets a name that `toPageNumber` converts back, so that no pick is lost.
 */
export const toPageId = (number: number, known: readonly string[] = []): string =>
  VERSION_1_LOOKS[number] ?? known.find((id) => toPageNumber(id) === number) ?? `page-${number}`;
