import { remoteNames, type RemoteName } from '../remote/contract';
import { isObject, isString } from '../schema/schema';
import { readSessionStorageItem, writeSessionStorageItem } from '../session/storage';

const KEY = 'federation-overrides';

/** Addresses of manifests that a developer has chosen for this tab, by remote. */
export type Overrides = Readonly<Partial<Record<RemoteName, string>>>;

/** Reads this tab's overrides; none if the browser forbids storage. */
export const readOverrides = (): Overrides => {
  try {
    const value: unknown = JSON.parse(readSessionStorageItem(KEY) ?? '{}');
    if (!isObject(value)) return {};
    return Object.fromEntries(
      remoteNames.flatMap((name) => (isString(value[name]) ? [[name, value[name]]] : [])),
    );
  } catch {
    return {};
  }
};

/**
 * Sets a remote's override for this tab, or removes it with null. It takes effect after a reload.
 * @returns false if the browser forbids storage
 */
export const writeOverride = (remote: RemoteName, url: string | null): boolean => {
  const { [remote]: _before, ...others } = readOverrides();
  const overrides: Overrides = url === null ? others : { ...others, [remote]: url };
  return writeSessionStorageItem(KEY, JSON.stringify(overrides));
};
