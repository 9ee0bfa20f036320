import fc, { type RunDetails } from 'fast-check';

/** True in `npm run soak`, which does more than a test and prints figures. */
const isSoak = process.env['SOAK'] !== undefined;

/** Number of runs: the value of SOAK or, without it, `few`. */
export const runCount = (few: number): number => (isSoak ? Number(process.env['SOAK']) : few);

/** Prints a line in `npm run soak -- library`, but not in `npm test`. */
export const print = (line: string): void => {
  if (isSoak) process.stdout.write(`${line}\n`);
};

export const SEED = Number(process.env['SEED'] ?? 19);

/** Options of fast-check. With RUN, it repeats only the failing run that a soak has reported. */
export const replay: { readonly path?: string; readonly endOnFailure?: boolean } =
  process.env['RUN'] === undefined ? {} : { path: process.env['RUN'], endOnFailure: true };

/** Throws if a property failed, with a message that says how to repeat the run. */
export const throwFailure = <T>(result: RunDetails<T>): void => {
  if (!result.failed) return;
  const rerunHint = `To repeat: SEED=${result.seed} RUN=${result.counterexamplePath} npm run soak -- library`;
  throw new Error(`${rerunHint}\n${fc.defaultReportMessage(result)}`, {
    cause: result.errorInstance,
  });
};
