import { workspaceFolders } from '../../config/workspaces';

/** The workspace that a file lies in. */
export const workspaceOf = (path: string): string | undefined =>
  workspaceFolders.find((folder) => path.startsWith(`${folder}/`));

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Whether a file reaches visitors or the server: it is not a test, benchmark or script. */
export const isShipped = (path: string): boolean =>
  /^[^.]*\/(?:src|content|weights)\/|\/(?:webpack\.config\.ts|package\.json)$/.test(path) &&
  !/^(?:scripts|e2e)\//.test(path) &&
  !/\.test\.tsx?$|\/testing\/|\/testing\.ts$|\/fixtures\//.test(path);

/** Documents are for people, and no test reads them; the reports of public surfaces are checked. */
export const isDocument = (path: string): boolean =>
  /^docs\/|\.md$/.test(path) && !path.includes('/etc/');

/** Whether a file may be read as text, which no import shows. */
export const isRead = (path: string): boolean => !/\.(?:tsx?|css)$/.test(path);

// Scripts on which only their own tests and the browser specs that import them depend.
const tools = /^scripts\/(?:bench|demo|deploy|dev|release|remote|soak)\b/;

/**
 * Whether a change of this file may change the result of any step: it configures or runs all of
 * them, or it lies outside the workspaces.
 */
export const isForAll = (path: string): boolean => {
  const workspace = workspaceOf(path);
  return !isDocument(path) && (!workspace || (workspace === 'scripts' && !tools.test(path)));
};
