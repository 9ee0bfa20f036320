import {
  isObjectOf,
  isNonNegativeInteger,
  isArrayOf,
  isNullableOf,
  isNumber,
  isString,
  refine,
} from '@scribblepup/kernel/schema';
import { createUnsavedInputStore, type FoundBook } from '@scribblepup/library';
import { titleName } from '../bookNames';
import { firstCandidates, type Candidates } from './candidates';
import { coverStyles } from './design';

const isDesign = isObjectOf({
  candidate: refine(isNonNegativeInteger, (candidate) => candidate < coverStyles.length),
  seed: isNumber,
  title: isString,
  colour: isString,
});
const isCandidates = refine(
  isObjectOf({
    designs: isArrayOf(isDesign),
    shown: isNonNegativeInteger,
    liked: isArrayOf(isNonNegativeInteger),
    latest: isNullableOf(isNonNegativeInteger),
  }),
  ({ designs, shown }) => shown < designs.length,
);
const isChoice = isObjectOf({
  /** The saved cover and the name that the choice was based on, as one string to compare. */
  basis: isString,
  candidates: isCandidates,
});
const unsaved = createUnsavedInputStore('covers', isChoice);
/** The sample's key, because it has no book id. */
const SAMPLE = 'sample';

const idOf = (found: FoundBook | null): string => found?.book.id ?? SAMPLE;

const basisOf = (found: FoundBook | null): string => {
  if (!found) return '';
  const { candidate, seed, title, colour } = found.book.cover ?? {};
  return JSON.stringify([candidate, seed, title, colour, titleName(found)]);
};

/**
 * Keeps the visitor's choice in this tab, so that leaving the screen or a reload does not lose it.
 * @param found null for the sample
 */
export const saveUnsavedCandidates = (found: FoundBook | null, candidates: Candidates): void =>
  unsaved.set(idOf(found), { basis: basisOf(found), candidates });

export const clearUnsavedCandidates = (found: FoundBook): void => unsaved.delete(idOf(found));

/**
 * Returns the covers to choose from: the visitor's unsaved ones, if the book still has the same
 * cover and name, or else the first four.
 * @param found null for the sample
 */
export const candidatesFor = (found: FoundBook | null): Candidates => {
  const stored = unsaved.get(idOf(found));
  if (stored?.basis === basisOf(found)) return stored.candidates;
  return found ? firstCandidates(titleName(found), found.book.cover) : firstCandidates('');
};
