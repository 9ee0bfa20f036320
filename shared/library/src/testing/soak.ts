import fc, { type RunDetails } from 'fast-check';

/** True in `npm run soak`, which does more than a test and prints figures. */
const isSoak = process.env['SOAK'] !== undefined;

/** How many runs to make: as many as SOAK says, else so few that they fit into `npm test`. */
export const runs = (few: number): number => (isSoak ? Number(process.env['SOAK']) : few);

/** Prints a figure in `npm run soak -- library`; a test alone stays silent. */
export const tell = (line: string): void => {
  if (isSoak) process.stdout.write(`${line}\n`);
};

export const SEED = Number(process.env['SEED'] ?? 19);

/** With RUN, the one failing run that a soak has named is made again, and no other. */
export const again: { readonly path?: string; readonly endOnFailure?: boolean } =
  process.env['RUN'] === undefined ? {} : { path: process.env['RUN'], endOnFailure: true };

/** Fails a test whose property failed, in words that say how to make the same run again. */
export const throwFailure = <T>(result: RunDetails<T>): void => {
  if (!result.failed) return;
  const how = `Again: SEED=${result.seed} RUN=${result.counterexamplePath} npm run soak -- library`;
  throw new Error(`${how}\n${fc.defaultReportMessage(result)}`, { cause: result.errorInstance });
};
