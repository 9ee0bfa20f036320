import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Ends the process with a sentence, without a stack trace. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The folder and the options that the command line names; ends the process if they are wrong. */
export function commandLine<const O extends Options>(
  usage: string,
  options: O,
): { folder: string; options: ReturnType<typeof parseArgs<{ options: O }>>['values'] } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) refuse(`usage: ${usage}`);
    return { folder, options: values };
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\nusage: ${usage}`);
  }
}

/** How many of `all` photos `--count` asks for; all without it. */
export function countOf(count: string | undefined, all: number): number {
  if (count === undefined) return all;
  if (!/^[1-9]\d*$/.test(count)) refuse(`--count takes a whole number from 1 on, not "${count}".`);
  return Math.min(all, Number(count));
}
