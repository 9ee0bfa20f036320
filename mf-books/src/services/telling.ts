import type { Project } from '@scribblepup/library';

/** Everything about the dogs that pages and covers can show, as one text to compare. */
export const tellingOf = ({ choices: { name, bornMonth, companions } }: Project): string =>
  JSON.stringify([name, bornMonth, companions]);
