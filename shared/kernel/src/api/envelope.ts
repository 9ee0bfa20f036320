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

/** The text of a rejected call for the visitor: its ResponseMsg, else the best there is. */
export function responseMessage(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  const { ResponseMsg, message }: { ResponseMsg?: unknown; message?: unknown } = error;
  if (typeof ResponseMsg === 'string' && ResponseMsg !== '') return ResponseMsg;
  return typeof message === 'string' ? message : '';
}
