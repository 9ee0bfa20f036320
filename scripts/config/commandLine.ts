import { posix, resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The arguments that a command accepts. */
interface AcceptedArguments<T extends Options> {
  readonly options?: T;
  /** Maximum number of arguments that are not options; none by default. */
  readonly maxPositionals?: number;
}

/** Prints an error message without a stack trace, and ends the command with code 1. */
export const exitWithError = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : String(error));
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
    if (!type) return `Unknown option: ${rawName}.`;
    if (type === 'boolean' && value !== undefined) return `${rawName} takes no value.`;
    // A value that begins with a dash is the next option, unless an equals sign joins it.
    if (type === 'string' && (value === undefined || (!inlineValue && value.startsWith('-'))))
      return `${rawName} needs a value.`;
  }
  const extra = tokens.filter(({ kind }) => kind === 'positional').at(maxPositionals);
  return extra?.kind === 'positional' ? `Unexpected argument: ${extra.value}.` : undefined;
};

/**
 * Reads this command's arguments. Ends the command if there is an option or a word that it does not
 * know, because ignoring one would do something other than what the user asked for.
 */
export const readCommandLine = <const T extends Options = Record<never, never>>(
  usage: string,
  accepted: AcceptedArguments<T> = {},
): ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>> => {
  const args = process.argv.slice(2);
  const error = argumentError(args, accepted);
  if (error !== undefined) exitWithError(`${error} Usage: ${usage}`);
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
  if (unknown === undefined) return;
  const problem = unknown === '' ? `No ${kind} was named` : `There is no ${kind} called ${unknown}`;
  exitWithError(`${problem}. There are: ${names.join(', ')}.`);
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
