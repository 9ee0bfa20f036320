/** The longest message that is sent, in characters. */
export const MAX_MESSAGE_LENGTH = 300;
/** Maximum number of causes of an error that the message names. */
const MAX_CAUSES = 3;

/** Placeholder for removed text. */
const REMOVED = '…';

// Each pattern takes linear time, because a message may be huge: it may quote a whole file.

// A message may quote what a visitor typed, so remove everything between the first and the last
// quotation mark. An apostrophe within a word does not count.
const quoted = /(?<!\w)["'`“‘«](?:.*["'`”’»](?!\w)|.*)/gs;
// The name of a file may contain spaces, so remove the text before it too.
const fileName =
  /^.*\.(?:jpe?g|png|gif|webp|avif|hei[cf]|bmp|tiff?|svg|pdf|zip|(?<!mf-manifest\.|registry\.)json)\b/is;
const words = /\S+/g;
const localAddress = /\b(?:blob|data):.*/;
// These files are the site's own.
const builtFile = /(?:mf-manifest|registry)\.json|(?<![\w-])[\w-]+\.[0-9a-f]{10}\.\w+/;
const longNumber = /(?<![\w.])\d{5,}/g;

/** Removes an address, a path or an email address from a word, except the name of a built file. */
const withoutAddress = (word: string): string => {
  const address = /[/\\@]/.test(word) ? word : localAddress.exec(word)?.[0];
  if (address === undefined) return word;
  const kept = builtFile.exec(address.split(/[?#]/, 1)[0])?.[0] ?? REMOVED;
  return word.slice(0, word.length - address.length) + kept;
};

const withoutVisitor = (text: string): string =>
  text
    .replace(quoted, REMOVED)
    .replace(fileName, REMOVED)
    .replace(words, withoutAddress)
    .replace(longNumber, REMOVED);

const isError = (cause: unknown): cause is Error =>
  typeof cause === 'object' &&
  cause !== null &&
  'name' in cause &&
  'message' in cause &&
  typeof cause.message === 'string';

const textOf = (cause: unknown, causesLeft: number): string => {
  if (typeof cause === 'string') return withoutVisitor(cause);
  // A server's response may contain anything, so do not quote it.
  if (!isError(cause)) return 'not an Error';
  const text = `${String(cause.name)}: ${withoutVisitor(cause.message)}`;
  return cause.cause === undefined || causesLeft === 0
    ? text
    : `${text} < ${textOf(cause.cause, causesLeft - 1)}`;
};

/**
 * The message of an error and of its causes, without anything that may come from the visitor: no
 * quotations, addresses, queries, email addresses, file names or long numbers. Names of the site's
 * own built files stay.
 */
export const redactedMessage = (cause: unknown): string =>
  textOf(cause, MAX_CAUSES).slice(0, MAX_MESSAGE_LENGTH);
