import { constants } from 'node:os';

const jobs: (() => void)[] = [];

/** Does the jobs of `atEnd`, the last one first. A job that fails keeps no other from being done. */
export const doJobs = (): void => {
  for (let job = jobs.pop(); job; job = jobs.pop()) {
    try {
      job();
    } catch (error) {
      console.error(error);
    }
  }
};
process.once('exit', doJobs);

/**
 * Does a job when this process ends, or in Jest when the test file ends. It must be synchronous:
 * an ending process waits for nothing.
 */
export const atEnd = (job: () => void): void => void jobs.push(job);

/**
 * Lets Ctrl-C and SIGTERM end a script by `process.exit`, because a signal alone does no job of
 * `atEnd`. Playwright would close its browsers on SIGTERM, and let the script go on without them.
 */
export const exitOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
};
