import { posix, resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The arguments that a command accepts. */
interface AcceptedArguments<T extends Options> {
  readonly options?: T;
  /** Maximum number of arguments that are not options; none by default. */
  readonly maxPositionals?: number;
}

/** Ends the command with a sentence for the person who typed it, instead of a stack trace. */
export const exitWithError = (fault: unknown): never => {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exit(1);
};

/** Says what is wrong with a command's arguments; undefined if nothing is. */
export const argumentError = (
  args: readonly string[],
  { options = {}, maxPositionals = 0 }: AcceptedArguments<Options>,
): string | undefined => {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const type = Object.hasOwn(options, name) ? options[name].type : undefined;
    if (!type) return `There is no option ${rawName} here.`;
    if (type === 'boolean' && value !== undefined) return `${rawName} takes no value.`;
    // A value that begins with a dash is the next option, unless an equals sign joins it.
    if (type === 'string' && (value === undefined || (!inlineValue && value.startsWith('-'))))
      return `${rawName} needs a value.`;
  }
  const surplus = tokens.filter(({ kind }) => kind === 'positional').at(maxPositionals);
  return surplus?.kind === 'positional' ? `${surplus.value} is not understood here.` : undefined;
};

/**
 * Reads this command's arguments. Ends the command if there is an option or a word that it does not
 * know, because a command that ignores one does something other than what was asked.
 */
export const readCommandLine = <const T extends Options = Record<never, never>>(
  usage: string,
  accepted: AcceptedArguments<T> = {},
): ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>> => {
  const args = process.argv.slice(2);
  const fault = argumentError(args, accepted);
  if (fault !== undefined) exitWithError(`${fault} Usage: ${usage}`);
  return parseArgs({ args, options: accepted.options, allowPositionals: true } as {
    args: string[];
    options: T;
    allowPositionals: true;
  });
};

/** Ends the command if one of the words is not among the names that exist. */
export const checkNames = (
  kind: string,
  words: readonly string[],
  names: readonly string[],
): void => {
  const unknown = words.find((word) => !names.includes(word));
  if (unknown !== undefined)
    exitWithError(
      `There is no ${kind} called ${unknown || 'nothing'}. There are: ${names.join(', ')}.`,
    );
};

/**
 * The absolute path of a file or folder named on the command line. npm runs a workspace's commands
 * in the workspace's folder; INIT_CWD is the folder in which they were typed.
 */
export const typedPath = (word: string): string => resolve(process.env['INIT_CWD'] ?? '', word);

/**
 * Folders named on the command line, without duplicates, with forward slashes on Windows too. Drops
 * a trailing slash, because a shell completes `mf-books/`.
 */
export const foldersOf = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => posix.normalize(word.replaceAll('\\', '/')).replace(/\/$/, ''))),
];
