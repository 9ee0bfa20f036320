import { appFolders, folderOf } from '../../config/apps';
import { workspaceFolders } from '../../config/workspaces';
import type { RemoteName } from '../../../shared/kernel/src/remote/contract';
import { closure } from './closure';
import type { Importers } from './imports';
import {
  isDocument,
  mayAffectAll,
  mayBeReadAsText,
  isShipped,
  isTest,
  testsThatRead,
  workspaceOf,
} from './paths';

/** The parts that a change can affect. */
export interface Affected {
  /** The change may affect everything. */
  readonly all: boolean;
  /** Workspaces with a file whose types or lint may change. */
  readonly workspaces: readonly string[];
  /** Test files for Jest. */
  readonly tests: readonly string[];
  /** The apps whose build changes for visitors, and the server. */
  readonly apps: readonly string[];
  /** The browser specs that import something that changed. */
  readonly specs: readonly string[];
}

const workspacesOf = (paths: Iterable<string>): string[] => {
  const found = new Set([...paths].map(workspaceOf));
  return workspaceFolders.filter((folder) => found.has(folder));
};

/** The parts that these changed files can affect, according to the imports of all workspaces. */
export const affectedBy = (files: readonly string[], importers: Importers): Affected => {
  const all = files.some(mayAffectAll);
  const every = [...importers.keys()];
  const changed = files.filter((file) => !isDocument(file));
  const filesIn = (folders: readonly string[]): string[] =>
    every.filter((file) => folders.includes(workspaceOf(file) ?? ''));
  // A file that is not imported, such as a package.json or an HTML page, may affect its whole
  // workspace.
  const starts = all
    ? every
    : [...changed, ...filesIn(workspacesOf(changed.filter(mayBeReadAsText)))];
  const reached = closure(starts, importers);
  const shipped = closure(starts.filter(isShipped), importers, isShipped);
  const read = changed.some(mayBeReadAsText) ? ['scripts'] : [];
  const tests = new Set([
    // A deleted test can no longer run.
    ...[...reached].filter((file) => isTest(file) && importers.has(file)),
    ...filesIn([...workspacesOf(changed), ...read]).filter(isTest),
    ...testsThatRead(files),
    // These read other workspaces' sources as text.
    ...every.filter((file) => file.startsWith('scripts/config/') && isTest(file)),
  ]);
  return {
    all,
    workspaces: workspacesOf(reached),
    tests: [...tests].sort(),
    apps: workspacesOf(shipped).filter((folder) => folder === 'api' || appFolders.includes(folder)),
    specs: [...reached].filter((file) => file.endsWith('.spec.ts')).sort(),
  };
};

/**
 * The names of the browser specs to run: those that import a changed file, and those about a
 * changed app. Every spec uses the shell and the server.
 */
export const specsFor = (
  { all, apps, specs }: Affected,
  subjects: Readonly<Record<string, readonly RemoteName[]>>,
): string[] => {
  const everywhere = all || apps.includes('shell') || apps.includes('api');
  return Object.entries(subjects)
    .filter(
      ([spec, about]) =>
        everywhere ||
        specs.includes(`e2e/${spec}`) ||
        about.some((remote) => apps.includes(folderOf(remote))),
    )
    .map(([spec]) => spec);
};
