import { hasFields, isIndex, isText, type Infer } from '../schema/schema';
import { readItem, writeItem } from '../session/storage';

const REGISTRY_KEY = 'registry';
const SERIAL_KEY = 'registry-seen';

/** Stores the text of the last usable registry, as a fallback in case the next one is unusable. */
export const keepRegistry = (text: string): void => void writeItem(REGISTRY_KEY, text);

/** Returns the stored text of the registry, if any. */
export const keptRegistry = (): string | null => readItem(REGISTRY_KEY);

const isSeenSerial = hasFields({ of: isText, serial: isIndex });
/** The highest serial that this device has seen, and the store that it comes from. */
export type SeenSerial = Infer<typeof isSeenSerial>;

/** Stores the highest serial that this device has seen, so that an older registry can be refused. */
export const keepSerial = (seen: SeenSerial): void =>
  void writeItem(SERIAL_KEY, JSON.stringify(seen));

/** Returns the highest serial that this device has seen, if any. */
export const keptSerial = (): SeenSerial | null => {
  try {
    const value: unknown = JSON.parse(readItem(SERIAL_KEY) ?? 'null');
    return isSeenSerial(value) ? value : null;
  } catch {
    return null;
  }
};
