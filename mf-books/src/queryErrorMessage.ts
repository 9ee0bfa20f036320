import { GENERIC_ERROR } from '@scribblepup/kernel';
import { apiErrorMessage } from '@scribblepup/kernel/api';
import { visitorMessage } from './visitorMessage';

/**
 * A message for the visitor about anything that a screen's query rejects with. Not in
 * `visitorMessage.ts`, because screens without calls would fetch the HTTP client with it.
 */
export const queryErrorMessage = (error: unknown): string =>
  visitorMessage(error) ?? (error instanceof Error ? GENERIC_ERROR : apiErrorMessage(error));
