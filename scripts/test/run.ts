import type { Failure, Outcome, Timing } from './outcome';
import { listSlowest } from './slowest';

export interface Step {
  readonly name: string;
  /** Usual duration on two ordinary cores. */
  readonly usualDuration: string;
  readonly run: () => Promise<Outcome>;
}

/** Jobs, each a list of steps. Jobs run at the same time, the steps of a job one after another. */
export type Stage = readonly (readonly Step[])[];

const duration = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** Each failure in one line, followed by a line with the command that runs it alone. */
export const listFailures = (failures: readonly Failure[]): string[] =>
  failures.length === 0
    ? []
    : ['\nFailed:', ...failures.flatMap(({ name, rerun }) => [`  ${name}`, `    alone: ${rerun}`])];

/**
 * Runs all stages in order, even after failures, and prints progress and the slowest tests.
 * The last line it prints is `N passed, N failed`.
 * @returns the number of failures
 */
export const runSteps = async (stages: readonly Stage[]): Promise<number> => {
  const count = stages.flat(2).length;
  const failures: Failure[] = [];
  const timings: Timing[] = [];
  let passed = 0;
  let startedSteps = 0;
  const runStep = async ({ name, usualDuration, run }: Step): Promise<void> => {
    console.log(`\n--- ${++startedSteps} of ${count}: ${name} (usually ${usualDuration})`);
    const started = performance.now();
    const outcome = await run().catch((error: unknown): Outcome => {
      console.error(error);
      return { passed: 0, failures: [{ name: `${name} ended with an error`, rerun: 'npm test' }] };
    });
    passed += outcome.passed;
    failures.push(...outcome.failures);
    timings.push(...(outcome.timings ?? []));
    const word = outcome.failures.length > 0 ? `${outcome.failures.length} failed` : 'passed';
    console.log(`${name}: ${word}, ${duration(performance.now() - started)}`);
  };
  const started = performance.now();
  for (const jobs of stages) {
    await Promise.all(
      jobs.map(async (steps) => {
        for (const step of steps) await runStep(step);
      }),
    );
  }
  for (const line of [...listSlowest(timings), ...listFailures(failures)]) console.log(line);
  console.log(`\nAll in ${duration(performance.now() - started)}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length;
};
