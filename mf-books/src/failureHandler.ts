import { createFailureHandler } from '@scribblepup/kernel';

/** `failureHandler('save')` returns a function that reports any error as a failure of that step. */
export const failureHandler = createFailureHandler('books');
