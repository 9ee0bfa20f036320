export type ExtractErrorCode = 'photo' | 'crop' | 'empty';

/** Why no dog can be made of a photo; the message is for the visitor. */
export class ExtractError extends Error {
  readonly code: ExtractErrorCode;

  constructor(code: ExtractErrorCode, message: string) {
    super(message);
    this.name = 'ExtractError';
    this.code = code;
  }
}
