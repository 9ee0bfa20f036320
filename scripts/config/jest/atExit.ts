import { runExitJobs } from '../atExit';

// Tests have their own `process` object, which gets no event when the real process ends.
afterAll(runExitJobs);
