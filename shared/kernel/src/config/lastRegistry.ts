import { hasFields, isIndex, isText, type Infer } from '../schema/schema';
import { readItem, writeItem } from '../session/storage';

const KEY = 'registry';
const SEEN = 'registry-seen';

/** Stores the text of the last usable registry, as a fallback in case the next one is unusable. */
export const keepRegistry = (text: string): void => void writeItem(KEY, text);

/** Returns the stored text of the registry, if any. */
export const keptRegistry = (): string | null => readItem(KEY);

const isSeenSerial = hasFields({ of: isText, serial: isIndex });
/** The highest serial that this device has seen, and the store that it comes from. */
export type SeenSerial = Infer<typeof isSeenSerial>;

/** Stores the highest serial that this device has seen, so that an older registry can be refused. */
export const keepSerial = (seen: SeenSerial): void => void writeItem(SEEN, JSON.stringify(seen));

/** Returns the highest serial that this device has seen, if any. */
export const keptSerial = (): SeenSerial | null => {
  try {
    const value: unknown = JSON.parse(readItem(SEEN) ?? 'null');
    return isSeenSerial(value) ? value : null;
  } catch {
    return null;
  }
};
