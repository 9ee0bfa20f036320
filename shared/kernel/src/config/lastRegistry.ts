import { readItem, writeItem } from '../session/storage';

const KEY = 'registry';

/**
 * Stores the text of the last usable registry, as a fallback for when the next one is not usable.
 */
export const keepRegistry = (text: string): void => void writeItem(KEY, text);

/** Returns the stored text of the registry, if any. */
export const keptRegistry = (): string | null => readItem(KEY);
