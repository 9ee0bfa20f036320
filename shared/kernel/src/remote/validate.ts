import { CONTRACT_VERSION, remoteNames, type RemoteModule, type RemoteRoute } from './contract';

export type Validation =
  | { readonly ok: true; readonly module: RemoteModule }
  | { readonly ok: false; readonly reason: string };

const major = (version: string): string => version.split('.')[0] ?? '';
const refuse = (reason: string): Validation => ({ ok: false, reason });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isRoute = (value: unknown): value is RemoteRoute =>
  isRecord(value) && typeof value.path === 'string' && typeof value.load === 'function';

/** Whether this shell can use a remote built against that version of the contract. */
export const isContractSupported = (version: string): boolean => major(version) === major(CONTRACT_VERSION);

/** Checks what a remote exposes before the shell relies on it. Never throws. */
export function validateRemoteModule(value: unknown): Validation {
  if (!isRecord(value)) return refuse('it exposes no module');
  const { name, contract, routes } = value;
  if (!remoteNames.some((known) => known === name)) return refuse(`it has the unknown name ${String(name)}`);
  if (typeof contract !== 'string') return refuse('it names no contract version');
  if (!isContractSupported(contract)) {
    return refuse(`it was built for contract ${contract}, this site speaks ${CONTRACT_VERSION}`);
  }
  if (!Array.isArray(routes) || routes.length === 0) return refuse('it has no routes');
  if (!routes.every(isRoute)) return refuse('a route has no path or no load function');
  return { ok: true, module: value as unknown as RemoteModule };
}
