import { useEffect } from 'react';
import { notify } from '@scribblepup/ui';
import { queryErrorMessage } from '../queryErrorMessage';

/** Shows the message of a failed query as a toast, once per error. */
export const useErrorToast = (error: Error | null): void => {
  useEffect(() => {
    if (error !== null) notify.error(queryErrorMessage(error));
  }, [error]);
};
