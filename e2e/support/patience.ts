/**
 * These end what hangs for good, in ms. No test measures by them, so they are far longer than any
 * machine takes: a slow one must not fail a test.
 */
/** For whatever a test expects to come. */
export const EXPECT_MS = 300_000;
/** For one test. */
export const TEST_MS = 1_800_000;
/** For the site to be built and served. */
export const START_MS = 3_600_000;
