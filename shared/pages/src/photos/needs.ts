/** What a look needs of the dog that it shows. */
export type Need = 'whole' | 'head' | 'face' | 'any';

/** Scenes in which the dog stands or sits on the ground; in the others it looks over a rim. */
const WHOLE = [
  'autumn',
  'beach',
  'camping',
  'castle',
  'christmas',
  'desert',
  'dinosaurs',
  'farm',
  'garden',
  'halloween',
  'jungle',
  'picnic',
  'pirate',
  'puddle',
  'rainbow',
  'sea',
  'snow',
  'space',
];

/** Portraits: a large head fills their frames. */
const HEAD = [
  'birthday',
  'bold',
  'card',
  'close-up',
  'cool',
  'detective',
  'easel',
  'easter',
  'flower-pot',
  'gift-box',
  'graduate',
  'hero',
  'igloo',
  'movie',
  'music',
  'photo-line',
  'rosette',
  'royal',
  'snow-globe',
  'stamp',
  'tea-cup',
  'television',
  'wanted',
  'window',
  'wizard',
  'wreath',
];

/** Masks and puzzles in which a child has to recognise the face. */
const FACE = [
  'board-game',
  'bookmarks',
  'by-numbers',
  'copy-grid',
  'differences',
  'dream',
  'fish-count',
  'halves',
  'maze',
  'name-tag',
  'next-up',
  'nine-hats',
  'odd-one',
  'picture-sudoku',
  'popart',
  'search',
  'shadows',
  'strips',
  'sums',
  'tic-tac-toe',
  'twins',
  'words',
];

const needs: ReadonlyMap<string, Need> = new Map([
  ...WHOLE.map((id) => [id, 'whole'] as const),
  ...HEAD.map((id) => [id, 'head'] as const),
  ...FACE.map((id) => [id, 'face'] as const),
]);

/** The need of a look; `any` where every photo does. */
export const needOf = (look: string): Need => needs.get(look) ?? 'any';
