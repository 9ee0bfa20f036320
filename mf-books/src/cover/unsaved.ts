import { subscribe, type FoundBook } from '@scribblepup/library';
import { titleName } from '../bookWords';
import { firstCandidates, type Candidates } from './candidates';

interface UnsavedChoice {
  /** The saved cover and the name that the choice was based on, as one text to compare. */
  readonly basis: string;
  readonly candidates: Candidates;
}

/** Choices of covers that are not saved yet, by the book's id; they last until a reload. */
const unsaved = new Map<string, UnsavedChoice>();

subscribe(({ kind }) => {
  // Only erasing everything announces `all`.
  if (kind === 'all') unsaved.clear();
});

const basisOf = (found: FoundBook): string => JSON.stringify([found.book.cover, titleName(found)]);

/** Keeps the visitor's choice in memory, so that leaving the screen does not lose it. */
export const keepUnsaved = (found: FoundBook, candidates: Candidates): void => {
  unsaved.set(found.book.id, { basis: basisOf(found), candidates });
};

export const forgetUnsaved = ({ book }: FoundBook): void => {
  unsaved.delete(book.id);
};

/**
 * Returns the covers to choose from: those that the visitor has left unsaved, unless the book has
 * another cover or name by now, or else the first four.
 */
export const candidatesFor = (found: FoundBook | null): Candidates => {
  if (!found) return firstCandidates('');
  const kept = unsaved.get(found.book.id);
  return kept?.basis === basisOf(found)
    ? kept.candidates
    : firstCandidates(titleName(found), found.book.cover);
};
