// Plain JavaScript: Jest loads its reporters without a transform.
import { relative } from 'node:path';

/** Prints one numbered line per test file, and each failure as soon as it occurs. */
export default class ProgressReporter {
  onRunStart({ numTotalTestSuites }) {
    console.log(`${numTotalTestSuites} test files`);
    this.done = 0;
  }

  onTestResult(
    { path },
    { failureMessage, numFailingTests, testExecError, perfStats },
    { numTotalTestSuites },
  ) {
    this.done += 1;
    const word = numFailingTests > 0 || testExecError ? 'FAILED' : 'ok';
    const seconds = ((perfStats.end - perfStats.start) / 1000).toFixed(1);
    console.log(
      `[${this.done}/${numTotalTestSuites}] ${word} ${relative(process.cwd(), path)} (${seconds} s)`,
    );
    if (failureMessage) console.error(failureMessage);
  }
}
