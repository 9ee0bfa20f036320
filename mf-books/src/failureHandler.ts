import { createFailureHandler } from '@scribblepup/kernel';

/** `failureHandler('save')` returns a function that reports an error as a failure of that stage. */
export const failureHandler = createFailureHandler('books');
