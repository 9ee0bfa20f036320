import { useRef, useState, type ChangeEvent } from 'react';
import { importBackup, type ImportResult } from '@scribblepup/library';
import { Button, notify } from '@scribblepup/ui';

const tell = ({ skipped }: ImportResult): void => {
  if (skipped > 0) notify.warning('Your copy is restored, except for what could not be read.');
  else notify.success('Your copy is restored.');
};

interface RestoreButtonProps {
  /** With null once another try begins. */
  readonly onFailed: (error: unknown) => void;
}

/** Adds the projects of a saved copy to what is here; nothing that is here is overwritten. */
export const RestoreButton = ({ onFailed }: RestoreButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  const restore = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    onFailed(null);
    try {
      tell(await importBackup(file));
    } catch (error) {
      onFailed(error);
    }
    // The same file may be chosen again.
    target.value = '';
    setBusy(false);
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Saved copy"
        hidden
        onChange={(event) => void restore(event)}
      />
      <Button variant="secondary" loading={busy} onClick={() => input.current?.click()}>
        Restore a copy
      </Button>
    </>
  );
};
