import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../config/apps';
import { readCommandLine } from '../config/commandLine';
import { workspaceFolders } from '../config/workspaces';
import { checkImports } from './checkImports';

/** Prints the imports that break a rule of levelRules.ts; returns false if there are any. */
export const checkLevels = async (): Promise<boolean> => {
  if (root.includes('#')) {
    console.error(
      `The levels cannot be checked in ${root}, because dependency-cruiser misreads a # in a path. Move the checkout.`,
    );
    return false;
  }
  const folders = workspaceFolders
    .map((folder) => `${folder}/src`)
    .filter((folder) => existsSync(resolve(root, folder)));
  const { code, output } = await checkImports(folders, root);
  console.log(output.trim());
  return code === 0;
};

if (import.meta.filename === process.argv[1]) {
  readCommandLine('npm run deps:levels');
  if (!(await checkLevels())) process.exitCode = 1;
}
