import { useEffect } from 'react';
import { notify } from '@scribblepup/ui';

/** Notifies the visitor once per error, and logs the details to the console. */
export const useFailureReport = (what: string, error: Error | null): void => {
  useEffect(() => {
    if (error === null) return;
    notify.error(error.message);
    // oxlint-disable-next-line no-console -- the specification asks for failures of these calls to be logged
    console.error(`Could not load: ${what}`, error.cause ?? error);
  }, [what, error]);
};
