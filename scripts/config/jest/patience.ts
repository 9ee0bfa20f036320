import { configure } from '@testing-library/dom';

// These end what hangs for good: a machine that is slow or busy must not fail a test that waits for something.
configure({ asyncUtilTimeout: 120_000 });
