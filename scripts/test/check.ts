import { failedOutcome, type Outcome } from './outcome';

export interface Check {
  readonly name: string;
  /** The command that runs this check alone. */
  readonly rerun: string;
  readonly run: () => Promise<boolean>;
}

/**
 * Runs a step with a single check, such as lint. A thrown error is printed and counts as a failure.
 */
export const runCheck = async ({ name, rerun, run }: Check): Promise<Outcome> => {
  const passed = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  return passed ? { passed: 1, failures: [] } : failedOutcome(name, rerun);
};
