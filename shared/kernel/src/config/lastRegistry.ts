import { readItem, writeItem } from '../session/storage';

const KEY = 'registry';

/** Keeps the text of the last registry that could be used, for when the next one cannot. */
export const keepRegistry = (text: string): void => void writeItem(KEY, text);

/** The text that was kept, if any. */
export const keptRegistry = (): string | null => readItem(KEY);
