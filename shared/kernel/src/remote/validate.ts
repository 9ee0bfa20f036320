import { isObject } from '../schema/schema';
import { remoteNames, type RemoteModule, type RemoteRoute } from './contract';
import { CONTRACT_VERSION } from './version';

export type Validation =
  | { readonly ok: true; readonly module: RemoteModule }
  | { readonly ok: false; readonly reason: string };

const rejected = (reason: string): Validation => ({ ok: false, reason });
const isRoute = (value: unknown): value is RemoteRoute =>
  isObject(value) && typeof value.path === 'string' && typeof value.load === 'function';

/**
 * True if a shell with contract version `supportedVersion` can use a remote built against
 * `version`: the major versions are equal, and the remote's minor version is not newer.
 */
export const isContractSupported = (
  version: string,
  supportedVersion: string = CONTRACT_VERSION,
): boolean => {
  const [remoteVersion, shellVersion] = [version, supportedVersion].map((text) =>
    /^(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number),
  );
  return (
    remoteVersion !== undefined &&
    shellVersion !== undefined &&
    remoteVersion[0] === shellVersion[0] &&
    remoteVersion[1] <= shellVersion[1]
  );
};

/** Validates what a remote exposes before the shell relies on it. Never throws. */
export function validateRemoteModule(value: unknown): Validation {
  if (!isObject(value)) return rejected('it exposes no module');
  const { name, contract, routes } = value;
  if (!remoteNames.some((known) => known === name))
    return rejected(`it has the unknown name ${String(name)}`);
  if (typeof contract !== 'string') return rejected('it names no contract version');
  if (!isContractSupported(contract)) {
    return rejected(`it was built for contract ${contract}, but this site has ${CONTRACT_VERSION}`);
  }
  if (!Array.isArray(routes) || routes.length === 0) return rejected('it has no routes');
  if (!routes.every(isRoute)) return rejected('a route has no path or no load function');
  return { ok: true, module: value as unknown as RemoteModule };
}
