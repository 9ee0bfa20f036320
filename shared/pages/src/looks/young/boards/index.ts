import type { Board } from './board';
import { CREATURES } from './creatures';
import { NATURE } from './nature';
import { PLACES } from './places';
import { PLAIN } from './plain';
import { RIDES } from './rides';
import { TREATS } from './treats';

export type { Board } from './board';

/** All boards by name. */
export const BOARDS = {
  ...NATURE,
  ...CREATURES,
  ...PLACES,
  ...RIDES,
  ...TREATS,
  ...PLAIN,
} satisfies Readonly<Record<string, Board>>;

export type BoardName = keyof typeof BOARDS;
