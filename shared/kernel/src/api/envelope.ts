import { isObject } from '../schema/schema';

/** The envelope around each response of the server. */
export interface Envelope<T> {
  readonly isSuccess: boolean;
  readonly data: T;
  readonly message?: string;
  readonly ResponseMsg?: string;
}

export const isSuccess = (body: unknown): boolean => isObject(body) && body['isSuccess'] === true;

const isEmpty = (body: unknown): boolean =>
  body === undefined ||
  body === null ||
  body === '' ||
  (typeof body === 'object' && Object.keys(body).length === 0);

/**
 * Returns the rejection reason for a failed call: the response's body, or the transport's message
 * if there is no body.
 */
export const rejection = (body: unknown, transportMessage: string): unknown =>
  isEmpty(body) ? transportMessage : body;

/** Shown to the visitor if a failed call has no readable message. */
export const GENERIC_ERROR = 'Something went wrong. Please try again.';

// Neither a proxy's error page nor the transport's message about a status is for a visitor.
const isForPeople = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.trim() !== '' &&
  !text.trimStart().startsWith('<') &&
  !text.startsWith('Request failed with status code');

/**
 * Returns the message of a rejected call for the visitor: its ResponseMsg, else its message, else a
 * general text. Never empty and never HTML.
 */
export function apiErrorMessage(error: unknown): string {
  const { ResponseMsg, message }: { ResponseMsg?: unknown; message?: unknown } =
    typeof error === 'object' && error !== null ? error : { message: error };
  return [ResponseMsg, message].find(isForPeople) ?? GENERIC_ERROR;
}
