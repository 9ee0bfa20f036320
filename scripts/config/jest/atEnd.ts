import { runEndJobs } from '../atEnd';

// Tests have their own `process` object, which gets no event when the real process ends.
afterAll(runEndJobs);
