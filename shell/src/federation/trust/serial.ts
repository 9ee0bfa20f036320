import { writeSeenSerial, readSeenSerial } from '@scribblepup/kernel/core';
import { isNonNegativeInteger, isObject, isString } from '@scribblepup/kernel/schema';

/** Serials are comparable within one owner: a store, or all registries that the operator signs. */
const ownerOf = (store: unknown, keys: readonly string[]): string =>
  keys.length === 0 && isString(store) ? store : '';

/**
 * Checks that this device has not seen a newer registry, and stores this one's serial.
 * @param value the registry, whose signature has been checked
 * @param text its text
 * @throws Error if it has no serial, or a lower one than a registry seen before
 */
export const checkSerial = async (
  value: unknown,
  text: string,
  url: string,
  keys: readonly string[],
): Promise<void> => {
  const { serial, store } = isObject(value) ? value : {};
  if (!isNonNegativeInteger(serial)) throw new Error('the registry has no serial');
  const owner = ownerOf(store, keys);
  const seen = readSeenSerial();
  const isComparable = seen?.of === owner;
  if (!isComparable || serial > seen.serial) writeSeenSerial({ of: owner, serial });
  if (!isComparable || serial >= seen.serial) return;
  // Older registries are rare, so this code loads on demand. If it does not load, the registry is
  // refused.
  const { isStoredByWorker } = await import(/* webpackChunkName: "trust" */ './storedByWorker');
  if (!(await isStoredByWorker(url, text)))
    throw new Error(`the registry has serial ${serial}, and ${seen.serial} was seen before`);
};
