import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { titleOf } from './files';

interface Insertion {
  readonly file: string;
  /** The anchor in the file; the new line goes before it. */
  readonly before: RegExp;
  readonly line: (name: string) => string;
}

/** The lines that name each remote. The rest of the repository reads the remotes from these. */
const insertions: readonly Insertion[] = [
  {
    file: 'shared/kernel/src/paths.ts',
    before: /^} as const;$/m,
    line: (name) => `  ${name}: '/${name}',`,
  },
  {
    file: 'shared/kernel/src/remote/contract.ts',
    before: /^} as const satisfies /m,
    line: (name) => `  ${name}: [paths.${name}],`,
  },
  {
    file: 'shell/src/screens/screens.ts',
    before: /^};$(?![\s\S]*^};$)/m,
    line: (name) => `\n  [paths.${name}]: { title: '${titleOf(name)}', guard: 'protected' },`,
  },
  {
    file: 'README.md',
    before: /^shared\/$/m,
    line: (name) => `${`mf-${name}/`.padEnd(15)} /${name}`,
  },
];

/**
 * The new content of the files that must name a new remote, by path.
 * @throws Error when a file does not have the anchor
 */
export const updatedFiles = (root: string, name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    insertions.map(({ file, before, line }) => {
      const text = readFileSync(resolve(root, file), 'utf8');
      if (!before.test(text))
        throw new Error(
          `${file} has no place for a new remote: no line in it matches ${before.source}.`,
        );
      return [file, text.replace(before, (anchor) => `${line(name)}\n${anchor}`)];
    }),
  );
