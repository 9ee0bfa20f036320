import { remotePaths, type RemoteName, type RemoteRoute } from './contract';
import { validateRemoteModule } from './validate';

const fail = (name: RemoteName, reason: string): never => {
  throw new Error(`Remote ${name} breaks the contract: ${reason}.`);
};

const assertPaths = (name: RemoteName, routes: readonly RemoteRoute[]): void => {
  const actual = routes.map((route) => route.path);
  const expected = remotePaths[name];
  const missing = expected.filter((path) => !actual.includes(path));
  const foreign = actual.filter((path) => !expected.includes(path));
  const duplicates = actual.filter((path, index) => actual.indexOf(path) !== index);
  if (missing.length > 0) fail(name, `no route for ${missing.join(', ')}`);
  if (foreign.length > 0) fail(name, `${foreign.join(', ')} belongs to another remote`);
  if (duplicates.length > 0) fail(name, `two routes for ${duplicates.join(', ')}`);
};

/**
 * Checks the module's shape and name, that its paths are exactly those that the shell mounts for
 * it, and that each path has a component. Rejects with an Error that says what is wrong.
 */
export async function checkRemoteModule(value: unknown, name: RemoteName): Promise<void> {
  const validation = validateRemoteModule(value);
  if (!validation.ok) return fail(name, validation.reason);
  if (validation.module.name !== name) fail(name, `it calls itself ${validation.module.name}`);
  assertPaths(name, validation.module.routes);
  for (const route of validation.module.routes) {
    const screen = await route.load();
    // A memo or lazy component is an object; any other component is a function.
    if (!['function', 'object'].includes(typeof screen.default) || screen.default === null) {
      fail(name, `${route.path} has no component as its default export`);
    }
  }
}
