import { remoteNames, type RemoteName } from '../remote/contract';
import { isObject, isText } from '../schema/schema';

const KEY = 'federation-overrides';

/** Addresses of manifests that a developer has chosen for this tab, by remote. */
export type Overrides = Readonly<Partial<Record<RemoteName, string>>>;

/** Reads this tab's overrides. Never throws: if storage is forbidden, there are none. */
export const readOverrides = (): Overrides => {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
    if (!isObject(value)) return {};
    return Object.fromEntries(
      remoteNames.flatMap((name) => (isText(value[name]) ? [[name, value[name]]] : [])),
    );
  } catch {
    return {};
  }
};

/**
 * Sets a remote's override for this tab, or removes it with null. It takes effect after a reload.
 * @returns false if the browser forbids storage
 */
export const writeOverride = (remote: RemoteName, address: string | null): boolean => {
  const { [remote]: _before, ...others } = readOverrides();
  const overrides: Overrides = address === null ? others : { ...others, [remote]: address };
  try {
    if (Object.keys(overrides).length === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify(overrides));
    return true;
  } catch {
    return false;
  }
};
