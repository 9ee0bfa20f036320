import { readTabItem, writeTabItem } from '@scribblepup/kernel';
import {
  hasFields,
  isIndex,
  isListOf,
  isNullOr,
  isNumber,
  isRecordOf,
  isText,
  isWhere,
  type Infer,
} from '@scribblepup/kernel/schema';
import { subscribe, type FoundBook } from '@scribblepup/library';
import { titleName } from '../bookWords';
import { firstCandidates, type Candidates } from './candidates';
import { coverStyles } from './design';

const isDesign = hasFields({
  candidate: isWhere(isIndex, (candidate) => candidate < coverStyles.length),
  seed: isNumber,
  title: isText,
  colour: isText,
});
const isCandidates = isWhere(
  hasFields({
    designs: isListOf(isDesign),
    shown: isIndex,
    liked: isListOf(isIndex),
    latest: isNullOr(isIndex),
  }),
  ({ designs, shown }) => shown < designs.length,
);
const isChoice = hasFields({
  /** The saved cover and the name that the choice was based on, as one text to compare. */
  basis: isText,
  candidates: isCandidates,
});
const isChoices = isRecordOf(isChoice);

/** Choices of covers that are not saved yet, by the book's id. */
type Choices = Infer<typeof isChoices>;

const STORAGE_KEY = 'scribblepup:unsaved-covers';
/** Stands for the id of a book. */
const SAMPLE = 'sample';

const stored = (): Choices => {
  try {
    const value: unknown = JSON.parse(readTabItem(STORAGE_KEY) ?? '{}');
    return isChoices(value) ? value : {};
  } catch {
    return {};
  }
};

// In memory too, because the browser may forbid its storage.
let unsaved = stored();

const store = (choices: Choices): void => {
  unsaved = choices;
  writeTabItem(STORAGE_KEY, JSON.stringify(choices));
};

subscribe(({ kind }) => {
  // Only erasing everything announces `all`.
  if (kind === 'all') store({});
});

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
export const keepUnsaved = (found: FoundBook | null, candidates: Candidates): void =>
  store({ ...unsaved, [idOf(found)]: { basis: basisOf(found), candidates } });

export const forgetUnsaved = (found: FoundBook): void => {
  const { [found.book.id]: _saved, ...others } = unsaved;
  store(others);
};

/**
 * Returns the covers to choose from: those that the visitor has left unsaved, unless the book has
 * another cover or name by now, or else the first four.
 * @param found null for the sample
 */
export const candidatesFor = (found: FoundBook | null): Candidates => {
  const kept = unsaved[idOf(found)] as Choices[string] | undefined;
  if (kept?.basis === basisOf(found)) return kept.candidates;
  return found ? firstCandidates(titleName(found), found.book.cover) : firstCandidates('');
};
