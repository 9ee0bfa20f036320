/** The reason: the photo or the crop is too small or too narrow, or the brush erased the dog. */
export type ExtractErrorCode = 'photo' | 'crop' | 'empty';

/** Thrown if no dog can be drawn from a photo; visitors see the message. */
export class ExtractError extends Error {
  readonly code: ExtractErrorCode;

  constructor(code: ExtractErrorCode, message: string) {
    super(message);
    this.name = 'ExtractError';
    this.code = code;
  }
}
