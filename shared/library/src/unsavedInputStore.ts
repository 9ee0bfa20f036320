import { readSessionStorageItem, writeSessionStorageItem } from '@scribblepup/kernel';
import { isObject, isRecordOf, type Schema } from '@scribblepup/kernel/schema';
import { onLibraryChange } from './changes';

/** Input that is not saved yet, by the id of the record that it belongs to. */
export interface UnsavedInputStore<T> {
  readonly get: (id: string) => T | undefined;
  readonly set: (id: string, input: T) => void;
  readonly delete: (id: string) => void;
}

/** One item for all kinds of input, so that erasing everything does not have to know them. */
const STORAGE_KEY = 'scribblepup:unsaved';

const storedKinds = (): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(readSessionStorageItem(STORAGE_KEY) ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
};

/** Erases the unsaved input of every kind from this tab's storage. */
export const eraseUnsavedInput = (): void => {
  if (readSessionStorageItem(STORAGE_KEY) !== null) writeSessionStorageItem(STORAGE_KEY, '{}');
};

/**
 * Keeps a visitor's input in this tab's storage, so that leaving the screen or a reload does not
 * lose it.
 * @param kind names the input, unique on the site
 * @param isInput schema of the input. Stored input that fails it, for example from another release,
 * is ignored.
 */
export const createUnsavedInputStore = <T>(
  kind: string,
  isInput: Schema<T>,
): UnsavedInputStore<T> => {
  type Inputs = Readonly<Record<string, T>>;
  const isInputs = isRecordOf(isInput);

  const { [kind]: stored } = storedKinds();
  // Keep the input in memory too, because the browser may forbid session storage.
  let inputs: Inputs = isInputs(stored) ? stored : {};

  const store = (changed: Inputs): void => {
    inputs = changed;
    writeSessionStorageItem(STORAGE_KEY, JSON.stringify({ ...storedKinds(), [kind]: changed }));
  };

  onLibraryChange((change) => {
    // Only erasing everything announces `all`. Another tab may have done so.
    if (change.kind !== 'all') return;
    inputs = {};
    eraseUnsavedInput();
  });

  return {
    get: (id) => inputs[id],
    set: (id, input) => store({ ...inputs, [id]: input }),
    delete: (id) => {
      const { [id]: _forgotten, ...others } = inputs;
      store(others);
    },
  };
};
