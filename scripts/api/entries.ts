import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** One entry point of a package, such as `@scribblepup/kernel/router`. */
export interface Entry {
  /** The package's folder, below the root. */
  readonly folder: string;
  /** `index` for the package itself, else the subpath with `-` for `/`. */
  readonly name: string;
  /** The source file, below the root. */
  readonly source: string;
}

/** The packages that teams build against. Their public surface may change only on purpose. */
export const contractFolders: readonly string[] = [
  'shared/kernel',
  'shared/ui',
  'shared/library',
  'shared/studio',
];

/** Every TypeScript entry point of the packages, from `exports` in their package.json. */
export const entriesOf = (root: string, folders: readonly string[]): Entry[] =>
  folders.flatMap((folder) => {
    const { exports } = JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as {
      exports: Record<string, string>;
    };
    return Object.entries(exports)
      .filter(([, file]) => /\.tsx?$/.test(file))
      .map(([path, file]) => ({
        folder,
        name: path.slice(2).replaceAll('/', '-') || 'index',
        source: `${folder}/${file.slice(2)}`,
      }));
  });
