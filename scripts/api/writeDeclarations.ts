import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { root as repository } from '../config/apps';
import { runNode } from '../config/process';
import type { Entry } from './entries';

// The native compiler (7.0.2) sometimes omits declarations without reporting an error.
const compiler = resolve(repository, 'node_modules/typescript/bin/tsc');

export const declarationOf = (types: string, { source }: Entry): string =>
  resolve(types, source.replace(/\.tsx?$/, '.d.ts'));

/**
 * Writes the type declarations of the entries and of everything they import into a folder, with
 * each package's package.json next to them.
 * @throws Error with the compiler's output
 */
export const writeDeclarations = async (
  root: string,
  entries: readonly Entry[],
  types: string,
): Promise<void> => {
  await rm(types, { recursive: true, force: true });
  await mkdir(types, { recursive: true });
  const project = resolve(types, 'tsconfig.json');
  const relativeToTypes = (file: string): string => relative(types, file);
  await writeFile(
    project,
    JSON.stringify({
      extends: relativeToTypes(resolve(repository, 'scripts/config/tsconfig.base.json')),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: relativeToTypes(root),
        outDir: '.',
        types: ['jest'],
        typeRoots: [relativeToTypes(resolve(repository, 'node_modules/@types'))],
      },
      files: [
        resolve(repository, 'scripts/config/types.d.ts'),
        ...entries.map(({ source }) => resolve(root, source)),
      ].map(relativeToTypes),
    }),
  );
  const { code, output } = await runNode([compiler, '-p', project]);
  if (code !== 0) throw new Error(`The packages do not compile:\n${output}`);
  for (const folder of new Set(entries.map((entry) => entry.folder))) {
    const copy = resolve(types, folder, 'package.json');
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(resolve(root, folder, 'package.json'), copy);
  }
};
