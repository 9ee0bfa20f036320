import { createFailureHandler } from '@scribblepup/kernel';

/** `failureHandler('save')` is a handler that reports whatever was thrown as a failure of that step. */
export const failureHandler = createFailureHandler('account');
