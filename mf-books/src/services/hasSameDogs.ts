import type { Project } from '@scribblepup/library';

/** Everything about the dogs that pages and covers can show, as one string to compare. */
const shownFactsOf = ({ choices: { name, bornMonth, companions } }: Project): string =>
  JSON.stringify([name, bornMonth, companions]);

/** True if the dogs of both have the same names and birth months, which pages and covers show. */
export const hasSameDogs = (a: Project, b: Project): boolean => shownFactsOf(a) === shownFactsOf(b);
