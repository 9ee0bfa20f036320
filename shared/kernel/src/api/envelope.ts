/** How the server wraps each answer. */
export interface Envelope<T> {
  readonly isSuccess: boolean;
  readonly data: T;
  readonly message?: string;
  readonly ResponseMsg?: string;
}

export const isSuccess = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'isSuccess' in body && body.isSuccess === true;

const isEmpty = (body: unknown): boolean =>
  body === undefined ||
  body === null ||
  body === '' ||
  (typeof body === 'object' && Object.keys(body).length === 0);

/** What a failed call is rejected with: the answer's body, or the transport's words when there is none. */
export const rejection = (body: unknown, transportMessage: string): unknown =>
  isEmpty(body) ? transportMessage : body;

/** What a visitor reads when a failed call brought no words for people. */
export const UNREADABLE_ANSWER = 'Something went wrong. Please try again.';

// A proxy's error page is an answer too, but nothing to read out to a visitor.
const isForPeople = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && !text.trimStart().startsWith('<');

/** The text of a rejected call for the visitor: its ResponseMsg, else the best there is, never empty and never HTML. */
export function responseMessage(error: unknown): string {
  const { ResponseMsg, message }: { ResponseMsg?: unknown; message?: unknown } =
    typeof error === 'object' && error !== null ? error : { message: error };
  return [ResponseMsg, message].find(isForPeople) ?? UNREADABLE_ANSWER;
}
