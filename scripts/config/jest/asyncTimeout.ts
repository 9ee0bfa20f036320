import { configure } from '@testing-library/dom';

// This limit only ends a test that hangs; a slow or busy machine must not fail a test that waits.
configure({ asyncUtilTimeout: 120_000 });
