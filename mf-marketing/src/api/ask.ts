import { UNREADABLE_ANSWER } from '@scribblepup/kernel';
import type { endpoints as table } from '@scribblepup/kernel/api';

type Endpoints = typeof table;

/** A call that failed, in words for the visitor; `cause` is what the client rejected with. */
export class CallError extends Error {
  override readonly name = 'CallError';
}

/**
 * The `data` of an answer of the API. The client is fetched with the first call, so that no
 * screen waits for it to be painted.
 * @throws CallError
 */
export const ask = async (
  path: (endpoints: Endpoints) => string,
  signal?: AbortSignal,
): Promise<unknown> => {
  const { endpoints, get, responseMessage } = await import('@scribblepup/kernel/api').catch(
    (cause: unknown) => {
      throw new CallError(UNREADABLE_ANSWER, { cause });
    },
  );
  try {
    return (await get<unknown>(path(endpoints), signal)).data;
  } catch (cause) {
    throw new CallError(responseMessage(cause), { cause });
  }
};
