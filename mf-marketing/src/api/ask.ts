import { UNREADABLE_ANSWER } from '@scribblepup/kernel';
import type { endpoints as table } from '@scribblepup/kernel/api';
import { failedAt } from '../failedAt';

type Endpoints = typeof table;

/** A failed call, with a message for the visitor; `cause` is what the client rejected with. */
export class CallError extends Error {
  override readonly name = 'CallError';
}

/**
 * Returns the `data` of an API response. The client is loaded with the first call, so that no
 * screen waits for it before it paints.
 * @throws CallError
 */
export const ask = async (
  path: (endpoints: Endpoints) => string,
  signal?: AbortSignal,
): Promise<unknown> => {
  const { endpoints, get, responseMessage } = await import('@scribblepup/kernel/api').catch(
    (cause: unknown) => {
      failedAt('api')(cause);
      throw new CallError(UNREADABLE_ANSWER, { cause });
    },
  );
  try {
    return (await get<unknown>(path(endpoints), signal)).data;
  } catch (cause) {
    throw new CallError(responseMessage(cause), { cause });
  }
};
