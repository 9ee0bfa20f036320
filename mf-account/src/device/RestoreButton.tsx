import { importBackup, type ImportResult } from '@scribblepup/library';
import { pluralize, FileButton, notify } from '@scribblepup/ui';
import { UploadIcon } from '@scribblepup/ui/art';
import type { ErrorProps } from './ErrorProps';
import { storageErrorMessage } from './storageErrorMessage';
import { failureHandler } from '../failureHandler';

const restoredText = ({ projects, orders, skipped }: ImportResult): string => {
  const parts = [
    projects.length > 0 && pluralize(projects.length, 'project', 'projects'),
    orders > 0 && pluralize(orders, 'order', 'orders'),
  ].filter(Boolean);
  if (parts.length > 0) return `Restored ${parts.join(' and ')}.`;
  return `Everything ${skipped > 0 ? 'else ' : ''}in this file is on this device now.`;
};

const notifyRestored = (result: ImportResult): void => {
  const { skipped } = result;
  const restored = restoredText(result);
  if (skipped === 0) notify.success(restored);
  else notify.warning(`${restored} ${pluralize(skipped, 'entry', 'entries')} could not be read.`);
};

/** Adds the contents of an exported file to the data on this device. */
export const RestoreButton = ({ onError }: ErrorProps) => {
  const restore = async (file: File): Promise<void> => {
    onError('');
    await importBackup(file).then(notifyRestored, (error: unknown) => {
      failureHandler('restore')(error);
      onError(storageErrorMessage(error));
    });
  };

  return (
    <FileButton label="Exported file" accept="application/json,.json" onFile={restore}>
      <UploadIcon />
      Restore My Data
    </FileButton>
  );
};
