import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { specRemotes } from '../../../e2e/support/specRemotes';
import { contractFolders } from '../../api/entries';
import { root } from '../../config/apps';
import { affectedBy, specsFor } from './affected';
import { findChanges } from './git';
import { isDocument, testsThatRead } from './paths';

/** The checks and tests to run. An undefined list stands for all of them, an empty one for none. */
export interface Plan {
  /** Workspaces to lint and to type-check. */
  readonly workspaces?: readonly string[];
  /** Files whose formatting is checked. */
  readonly files?: readonly string[];
  /** Test files for Jest. */
  readonly tests?: readonly string[];
  /** Browser specs. */
  readonly specs?: readonly string[];
  /** Whether the public surface or the licenses may have changed. */
  readonly surface: boolean;
  readonly licenses: boolean;
}

export const fullPlan: Plan = { surface: true, licenses: true };

/** The plan for the changes since a commit, by default since this branch left `main`. */
export const planChanges = async (since?: string): Promise<Plan> => {
  const { files: changed, since: base } = await findChanges(since);
  console.log(`Changed files since ${base}: ${changed.length}`);
  // The formatter cannot check deleted files.
  const files = changed.filter((file) => existsSync(resolve(root, file)));
  const code = changed.filter((file) => !isDocument(file));
  if (code.length === 0) {
    const tests = testsThatRead(changed);
    return { workspaces: [], files, tests, specs: [], surface: false, licenses: false };
  }
  // Import this late: it loads the compiler, and an unknown commit should fail without that wait.
  const { readImporters } = await import('./imports');
  const affected = affectedBy(changed, await readImporters());
  if (affected.all) return fullPlan;
  return {
    ...affected,
    files,
    specs: specsFor(affected, specRemotes),
    surface: contractFolders.some((folder) => affected.workspaces.includes(folder)),
    licenses: code.some((file) => file.endsWith('package.json')),
  };
};
