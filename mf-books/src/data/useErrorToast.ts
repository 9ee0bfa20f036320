import { useEffect } from 'react';
import { responseMessage } from '@scribblepup/kernel/api';
import { notify } from '@scribblepup/ui';

/** Shows the message of a failed query as a toast, once per error. */
export const useErrorToast = (error: Error | null): void => {
  useEffect(() => {
    if (error !== null) notify.error(responseMessage(error));
  }, [error]);
};
