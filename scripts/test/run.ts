import type { Failure, Outcome } from './outcome';

export interface Step {
  readonly name: string;
  /** Usual duration on two ordinary cores. */
  readonly usually: string;
  readonly run: () => Promise<Outcome>;
}

const duration = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** Each failed test in one line, followed by a line with the command to run it alone. */
export const listFailures = (failures: readonly Failure[]): string[] =>
  failures.length === 0
    ? []
    : ['\nFailed:', ...failures.flatMap(({ what, again }) => [`  ${what}`, `    alone: ${again}`])];

/**
 * Runs all steps in order, even after failures, and prints progress.
 * The last line it prints is `N passed, N failed`.
 * @returns the number of failures
 */
export const runSteps = async (steps: readonly Step[]): Promise<number> => {
  const failures: Failure[] = [];
  let passed = 0;
  for (const [at, { name, usually, run }] of steps.entries()) {
    console.log(`\n--- ${at + 1} of ${steps.length}: ${name} (usually ${usually})`);
    const started = performance.now();
    const outcome = await run().catch((error: unknown): Outcome => {
      console.error(error);
      return { passed: 0, failures: [{ what: `${name} ended with an error`, again: 'npm test' }] };
    });
    passed += outcome.passed;
    failures.push(...outcome.failures);
    const word = outcome.failures.length > 0 ? `${outcome.failures.length} failed` : 'passed';
    console.log(`${name}: ${word}, ${duration(performance.now() - started)}`);
  }
  for (const line of listFailures(failures)) console.log(line);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length;
};
