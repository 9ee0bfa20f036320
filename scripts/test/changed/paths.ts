import { workspaceFolders } from '../../config/workspaces';

/** The workspace that contains a file. */
export const workspaceOf = (path: string): string | undefined =>
  workspaceFolders.find((folder) => path.startsWith(`${folder}/`));

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Whether a file reaches visitors or the server: it is not a test, benchmark or script. */
export const isShipped = (path: string): boolean =>
  /^[^.]*\/(?:src|content|weights)\/|\/(?:webpack\.config\.ts|package\.json)$/.test(path) &&
  !/^(?:scripts|e2e)\//.test(path) &&
  !/\.test\.tsx?$|\/testing\/|\/testing\.ts$|\/fixtures\//.test(path);

/** Whether a file is documentation. Reports of public surfaces do not count: a check reads them. */
export const isDocument = (path: string): boolean =>
  /^docs\/|\.md$/.test(path) && !path.includes('/etc/');

/** The tests that read a document, by its path. */
const readers: Readonly<Record<string, readonly string[]>> = {
  // `npm run new-remote` adds a line to the tree.
  'README.md': ['scripts/remote/create.test.ts'],
};

/** The tests that read one of these documents. */
export const testsThatRead = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => readers[path] ?? []);

/**
 * Whether code may read a file as text, without importing it. Browser specs copy the fixtures,
 * which are sources of remotes.
 */
export const mayBeReadAsText = (path: string): boolean =>
  !/\.(?:tsx?|css)$/.test(path) || path.startsWith('e2e/fixtures/');

// Scripts that only their own tests and some browser specs depend on.
const tools = /^scripts\/(?:bench|demo|deploy|dev|release|remote|soak)\b/;

/**
 * Whether a change of this file may change the result of any step: it configures or runs all of
 * them, or it lies outside the workspaces.
 */
export const mayAffectAll = (path: string): boolean => {
  const workspace = workspaceOf(path);
  return !isDocument(path) && (!workspace || (workspace === 'scripts' && !tools.test(path)));
};
