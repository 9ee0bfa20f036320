import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** One way into a package: `@scribblepup/kernel/router`. */
export interface Entry {
  /** The package's folder, below the root. */
  readonly folder: string;
  /** `index` for the package itself, else the path below it, in one word. */
  readonly name: string;
  /** The source file, below the root. */
  readonly source: string;
}

/** The packages that teams build against, and whose surface therefore changes on purpose alone. */
export const contractFolders: readonly string[] = [
  'shared/kernel',
  'shared/ui',
  'shared/library',
  'shared/studio',
];

/** Every way into the packages that is TypeScript, by their own word in `exports`. */
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
