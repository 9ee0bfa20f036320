import { GENERIC_ERROR } from '@scribblepup/kernel';
import type { endpoints as table } from '@scribblepup/kernel/api';
import { notify } from '@scribblepup/ui';
import { failureHandler } from '../failureHandler';

type Endpoints = typeof table;

interface DataRequest {
  /** Names the requested data in the log. */
  readonly label: string;
  readonly path: (endpoints: Endpoints) => string;
  readonly signal: AbortSignal;
}

/** A failed call, with a message for the visitor; `cause` is what the client rejected with. */
export class CallError extends Error {
  override readonly name = 'CallError';
}

const isCanceled = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'CanceledError';

/**
 * Returns the error of a failed call. Notifies the visitor immediately, because another screen opens
 * if the server refuses the session. Logs the details to the console.
 */
const reportCallError = (what: string, message: string, cause: unknown): CallError => {
  if (!isCanceled(cause)) {
    notify.error(message);
    // oxlint-disable-next-line no-console -- the specification asks for failures of these calls to be logged
    console.error(`Could not load: ${what}`, cause);
  }
  return new CallError(message, { cause });
};

/**
 * Returns the `data` of an API response. The client is loaded with the first call, so that no
 * screen waits for it before it paints.
 * @throws CallError, after showing its message to the visitor (unless the call was canceled)
 */
export const fetchData = async ({ label, path, signal }: DataRequest): Promise<unknown> => {
  const { endpoints, get, apiErrorMessage } = await import('@scribblepup/kernel/api').catch(
    (cause: unknown) => {
      failureHandler('api')(cause);
      throw reportCallError(label, GENERIC_ERROR, cause);
    },
  );
  try {
    return (await get<unknown>(path(endpoints), signal)).data;
  } catch (cause) {
    throw reportCallError(label, apiErrorMessage(cause), cause);
  }
};
