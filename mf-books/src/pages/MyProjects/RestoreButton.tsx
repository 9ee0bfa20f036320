import type { ReactNode } from 'react';
import { importBackup, type ImportResult } from '@scribblepup/library';
import { FileButton, notify } from '@scribblepup/ui';
import { failureHandler } from '../../failureHandler';

const notifyRestored = ({ projects, orders, skipped }: ImportResult): void => {
  if (skipped > 0) notify.warning('Your copy is restored, except for what could not be read.');
  else if (projects.length === 0 && orders === 0)
    notify.success('Everything in this copy is already here.');
  else if (projects.length === 0)
    notify.success(`Your ${orders === 1 ? 'order is' : 'orders are'} in Orders now.`);
  else notify.success('Your copy is restored.');
};

interface RestoreButtonProps {
  readonly children: ReactNode;
  /** Name of the file field. */
  readonly label: string;
  /** Called with the error, and with null when another attempt begins. */
  readonly onFailed?: (error: unknown) => void;
}

/**
 * Adds what a saved copy has and this device lacks. A project that has changed here since then is
 * kept, and the one in the copy becomes a second project.
 */
export const RestoreButton = ({ children, label, onFailed }: RestoreButtonProps) => {
  const restore = async (file: File): Promise<void> => {
    onFailed?.(null);
    await importBackup(file).then(notifyRestored, (error: unknown) => {
      failureHandler('restore')(error);
      onFailed?.(error);
    });
  };

  return (
    <FileButton label={label} accept="application/json,.json" onFile={restore}>
      {children}
    </FileButton>
  );
};
