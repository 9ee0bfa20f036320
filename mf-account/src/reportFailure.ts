import { createFailureReporter } from '@scribblepup/kernel';

/** A handler that reports the failure of one step of this remote. */
export const reportFailure = createFailureReporter('account');
