import { readTabItem, writeTabItem } from '@scribblepup/kernel';
import { isRecordOf, type Schema } from '@scribblepup/kernel/schema';
import { subscribe } from '@scribblepup/library';

/** The visitor's input that is not saved yet, by the id of the book it belongs to. */
interface UnsavedInput<T> {
  readonly get: (id: string) => T | undefined;
  readonly keep: (id: string, input: T) => void;
  readonly forget: (id: string) => void;
}

/**
 * Keeps input in this tab's storage, so that leaving the screen or a reload does not lose it.
 * Erasing everything on this device includes it.
 */
export const unsavedInput = <T>(storageKey: string, isInput: Schema<T>): UnsavedInput<T> => {
  type Inputs = Readonly<Record<string, T>>;
  const isInputs = isRecordOf(isInput);

  const stored = (): Inputs => {
    try {
      const value: unknown = JSON.parse(readTabItem(storageKey) ?? '{}');
      return isInputs(value) ? value : {};
    } catch {
      return {};
    }
  };

  // In memory too, because the browser may forbid its storage.
  let inputs = stored();

  const store = (changed: Inputs): void => {
    inputs = changed;
    writeTabItem(storageKey, JSON.stringify(changed));
  };

  subscribe(({ kind }) => {
    // Only erasing everything announces `all`.
    if (kind === 'all') store({});
  });

  return {
    get: (id) => inputs[id],
    keep: (id, input) => store({ ...inputs, [id]: input }),
    forget: (id) => {
      const { [id]: _forgotten, ...others } = inputs;
      store(others);
    },
  };
};
