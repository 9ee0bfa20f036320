import { isObjectOf, isNonNegativeInteger, isString, type Infer } from '../schema/schema';
import { readLocalStorageItem, writeLocalStorageItem } from '../session/storage';

const REGISTRY_KEY = 'registry';
const SERIAL_KEY = 'registry-seen';

/** Stores the text of the last usable registry, as a fallback in case the next one is unusable. */
export const writeLastRegistry = (text: string): void =>
  void writeLocalStorageItem(REGISTRY_KEY, text);

/** Returns the stored text of the registry, if any. */
export const readLastRegistry = (): string | null => readLocalStorageItem(REGISTRY_KEY);

const isSeenSerial = isObjectOf({ of: isString, serial: isNonNegativeInteger });
/** The highest serial that this device has seen, and the store that it comes from. */
export type SeenSerial = Infer<typeof isSeenSerial>;

/** Stores the highest serial that this device has seen, to recognize an older registry. */
export const writeSeenSerial = (seen: SeenSerial): void =>
  void writeLocalStorageItem(SERIAL_KEY, JSON.stringify(seen));

/** Returns the highest serial that this device has seen, if any. */
export const readSeenSerial = (): SeenSerial | null => {
  try {
    const value: unknown = JSON.parse(readLocalStorageItem(SERIAL_KEY) ?? 'null');
    return isSeenSerial(value) ? value : null;
  } catch {
    return null;
  }
};
