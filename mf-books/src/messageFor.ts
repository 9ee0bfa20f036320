import { responseMessage } from '@scribblepup/kernel/api';
import { textFor } from './textFor';

const UNKNOWN = 'Something went wrong. Please try again.';

/**
 * A message for the visitor about anything that a screen's query rejects with. Not in `textFor.ts`,
 * because screens without calls would fetch the HTTP client with it.
 */
export const messageFor = (error: unknown): string =>
  textFor(error) ?? (error instanceof Error ? UNKNOWN : responseMessage(error));
