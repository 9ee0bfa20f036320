import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { root } from '../config/apps';
import { runNode } from '../config/process';
import type { Document } from './readDocument';

const compiler = resolve(root, 'node_modules/typescript-7/bin/tsc');

/** Errors to ignore: examples do not declare the reader's own variables, such as `photo`. */
const UNDECLARED = /: error TS(?:2304|2552|18004): /;

/**
 * Type-checks the TypeScript blocks of documents. A block with a path, such as
 * `ts src/looks/kite.ts`, may import what that file in the document's package could.
 * @param folder for the compiler's input, below the root, so that packages are found from there
 * @returns the compiler's errors, each with the document, the block's index and the line in it
 */
export const checkExamples = async (
  documents: readonly Document[],
  folder: string,
): Promise<string[]> => {
  await rm(folder, { recursive: true, force: true });
  const examples = documents.flatMap(({ path, blocks }) =>
    blocks
      .filter(({ language }) => language === 'ts' || language === 'tsx')
      .map((block, i) => {
        const home = resolve(folder, `${path}.${i}`);
        return {
          file: resolve(home, block.path || `example.${block.language}`),
          // A file in one of these folders can import from the other as from its own.
          rootDirs: block.path ? [home, resolve(root, dirname(path))] : [],
          // Without an import or export, a file would share its names with the other examples.
          text: `${block.text}\nexport {};\n`,
        };
      }),
  );
  for (const { file, text } of examples) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const project = resolve(folder, 'tsconfig.json');
  await writeFile(
    project,
    JSON.stringify({
      extends: relative(folder, resolve(root, 'scripts/config/tsconfig.base.json')),
      compilerOptions: {
        noUnusedLocals: false,
        noUnusedParameters: false,
        types: ['node'],
        rootDirs: examples.flatMap(({ rootDirs }) => rootDirs),
      },
      files: [resolve(root, 'scripts/config/types.d.ts'), ...examples.map(({ file }) => file)],
    }),
  );
  const { code, output } = await runNode([compiler, '-p', project, '--pretty', 'false'], {
    cwd: folder,
  });
  const errors = output.split('\n').filter((line) => /\berror TS\d/.test(line));
  if (code !== 0 && errors.length === 0) return [`the examples were not checked: ${output}`];
  return errors.filter((line) => !UNDECLARED.test(line));
};
