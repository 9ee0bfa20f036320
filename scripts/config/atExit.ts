import { constants } from 'node:os';

const jobs: (() => void)[] = [];

/** Runs the jobs of `atExit`, the last one first. A failing job does not stop the others. */
export const runExitJobs = (): void => {
  for (let job = jobs.pop(); job; job = jobs.pop()) {
    try {
      job();
    } catch (error) {
      console.error(error);
    }
  }
};
process.once('exit', runExitJobs);

/**
 * Runs a job when this process ends, or in Jest when the test file ends. It must be synchronous,
 * because an ending process does not wait.
 */
export const atExit = (job: () => void): void => void jobs.push(job);

/**
 * Makes SIGINT (Ctrl-C), SIGTERM and SIGHUP call `process.exit`, because a signal alone runs no job
 * of `atExit`. Without this, Playwright would close its browsers on SIGTERM, and the script would
 * continue without them.
 */
export const exitOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
};
