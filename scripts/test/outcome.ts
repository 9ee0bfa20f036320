/** A check or a test that failed. */
export interface Failure {
  readonly name: string;
  /** A command that runs it alone, from the project's root. */
  readonly rerun: string;
}

/** Duration of one test. */
export interface Timing {
  readonly name: string;
  readonly ms: number;
}

export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  readonly timings?: readonly Timing[];
}

export const failedOutcome = (name: string, rerun: string): Outcome => ({
  passed: 0,
  failures: [{ name, rerun }],
});

/**
 * A name as a pattern for the option `-t` or `-g`, without characters that a shell or a regular
 * expression interprets.
 */
export const asPattern = (name: string): string => name.replace(/[^\w ,'-]/gu, '.');
