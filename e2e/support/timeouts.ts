/**
 * Timeouts in ms that only end a test that hangs. No test relies on them, so they are far longer
 * than any machine needs: a slow machine must not fail a test.
 */
/** For each expectation. */
export const EXPECT_TIMEOUT_MS = 300_000;
/** For one test. */
export const TEST_TIMEOUT_MS = 1_800_000;
/** For the site to be built and served. */
export const START_TIMEOUT_MS = 3_600_000;
