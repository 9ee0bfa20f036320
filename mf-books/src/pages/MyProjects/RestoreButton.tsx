import { importBackup, type ImportResult } from '@scribblepup/library';
import { FileButton, notify } from '@scribblepup/ui';

const tell = ({ skipped }: ImportResult): void => {
  if (skipped > 0) notify.warning('Your copy is restored, except for what could not be read.');
  else notify.success('Your copy is restored.');
};

interface RestoreButtonProps {
  /** Called with the error, and with null when another attempt begins. */
  readonly onFailed: (error: unknown) => void;
}

/** Adds the projects of a saved copy to those on this device; nothing here is overwritten. */
export const RestoreButton = ({ onFailed }: RestoreButtonProps) => {
  const restore = async (file: File): Promise<void> => {
    onFailed(null);
    await importBackup(file).then(tell, onFailed);
  };

  return (
    <FileButton label="Saved copy" accept="application/json,.json" onFile={restore}>
      Restore a copy
    </FileButton>
  );
};
