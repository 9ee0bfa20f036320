import type { Project } from '@scribblepup/library';

/** Everything about the dogs that pages and covers can show, as one string to compare. */
const shownFactsOf = ({ choices: { name, bornMonth, companions } }: Project): string =>
  JSON.stringify([name, bornMonth, companions]);

/** True if pages and covers of both say the same about the dogs: names and birth months. */
export const hasSameDogs = (a: Project, b: Project): boolean => shownFactsOf(a) === shownFactsOf(b);
