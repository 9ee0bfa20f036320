/** A state of the whole site that was kept: what visitors got at one moment. */
export interface Generation {
  readonly id: string;
  /** The visitor's number among those who may get a canary, when it was kept. */
  readonly share: number | null;
  /** Addresses of all its hashed files. */
  readonly files: readonly string[];
}

/** Generations beyond the newest that stay for tabs that may have begun with one of them. */
const ALONE = 1;
const WITH_OTHERS = 5;
/** With more stored files than these, those that no generation names go, whoever may be using them. */
export const MOST_FILES = 1000;

/**
 * The generations that stay, newest first. The one before the newest always does: the tab that has just
 * come may have begun with it.
 * @param tabs how many tabs of the site are open
 */
export const staying = (generations: readonly Generation[], tabs: number): readonly Generation[] =>
  generations.slice(0, 1 + (tabs > 1 ? WITH_OTHERS : ALONE));

/** Which stored files may go: none that a generation names, and none while another tab may be using them. */
export const leaving = (
  stored: readonly string[],
  generations: readonly Generation[],
  tabs: number,
): string[] => {
  if (tabs > 1 && stored.length <= MOST_FILES) return [];
  const named = new Set(generations.flatMap(({ files }) => files));
  return stored.filter((url) => !named.has(url));
};
