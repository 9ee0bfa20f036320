import {
  isArrayOf,
  isNonNegativeInteger,
  isNullableOf,
  isObjectOf,
  isString,
  type Infer,
} from '@scribblepup/kernel/schema';

const isGeneration = isObjectOf({
  id: isString,
  /** The visitor's canary number at that moment, null if there was none. */
  share: isNullableOf(isNonNegativeInteger),
  /** Addresses of all its hashed files. */
  files: isArrayOf(isString),
});

/** A stored state of the whole site, as visitors got it at one moment. */
export type Generation = Infer<typeof isGeneration>;

const areGenerations = isArrayOf(isGeneration);

/** Parses a list of generations; an empty one if the text is damaged. */
export const parseGenerations = (text: string): readonly Generation[] => {
  try {
    const value: unknown = JSON.parse(text);
    return areGenerations(value) ? value : [];
  } catch {
    return [];
  }
};

/**
 * Number of generations that stay in addition to the newest one, for tabs that may have started
 * with them.
 */
const EXTRA_IN_ONE_TAB = 1;
const EXTRA_IN_SEVERAL_TABS = 5;
/**
 * If more files than this are stored, those in no generation are deleted, even if a tab may use
 * them.
 */
export const MAX_FILES = 1000;

/**
 * The generations that stay, newest first. The one before the newest always stays, because the tab
 * that has just opened may have started with it.
 * @param tabs how many tabs of the site are open
 */
export const generationsToKeep = (
  generations: readonly Generation[],
  tabs: number,
): readonly Generation[] =>
  generations.slice(0, 1 + (tabs > 1 ? EXTRA_IN_SEVERAL_TABS : EXTRA_IN_ONE_TAB));

/**
 * The stored files to delete: those in no generation. Returns none while another tab may use them,
 * unless more than MAX_FILES are stored.
 */
export const filesToDelete = (
  stored: readonly string[],
  generations: readonly Generation[],
  tabs: number,
): string[] => {
  if (tabs > 1 && stored.length <= MAX_FILES) return [];
  const needed = new Set(generations.flatMap(({ files }) => files));
  return stored.filter((url) => !needed.has(url));
};
