import { doJobs } from '../atEnd';

// Tests have a `process` of their own, which hears nothing of the end of the real one.
afterAll(doJobs);
