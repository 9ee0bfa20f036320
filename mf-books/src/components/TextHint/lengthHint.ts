interface LengthLimit {
  /** Names the text at the beginning of a sentence, such as `A title`. */
  readonly subject: string;
  /** In characters. */
  readonly maxLength: number;
}

/**
 * A sentence about the maximum length of a text, once it is reached: the browser silently truncates
 * longer input.
 */
export const lengthHint = (text: string, { subject, maxLength }: LengthLimit): string | undefined =>
  text.length >= maxLength ? `${subject} can have up to ${maxLength} characters.` : undefined;
