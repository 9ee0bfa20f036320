import { useMissingLetters } from './useMissingLetters';
import { lengthHint } from './lengthHint';

interface TextHintOptions {
  /** Names the text at the beginning of a sentence, such as `A name`. */
  readonly subject: string;
  /** In characters. */
  readonly maxLength: number;
  /** Shown while there is no hint about the text itself. */
  readonly hint?: string;
}

/**
 * The hint of a field whose text is drawn on pages: says if the text is as long as it can be, and
 * if pages cannot show all of it.
 */
export const useTextHint = (
  text: string,
  { hint, ...limit }: TextHintOptions,
): string | undefined => {
  const hints = [lengthHint(text, limit), useMissingLetters(text)];
  return hints.filter((each) => each !== undefined).join(' ') || hint;
};
