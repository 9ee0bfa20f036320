import { importBackup, type ImportResult } from '@scribblepup/library';
import { counted, FileButton, notify } from '@scribblepup/ui';
import { UploadIcon } from '@scribblepup/ui/art';
import { storageMessage, type ProblemProps } from './useStored';
import { failedAt } from '../failedAt';

const notifyRestored = ({ projects, orders, skipped }: ImportResult): void => {
  const restored = `Restored ${counted(projects.length, 'project', 'projects')} and ${counted(orders, 'order', 'orders')}.`;
  if (skipped === 0) notify.success(restored);
  else notify.warning(`${restored} ${counted(skipped, 'entry', 'entries')} could not be read.`);
};

/** Adds the contents of an exported file to the data on this device. */
export const RestoreButton = ({ onProblem }: ProblemProps) => {
  const restore = async (file: File): Promise<void> => {
    onProblem('');
    await importBackup(file).then(notifyRestored, (error: unknown) => {
      failedAt('restore')(error);
      onProblem(storageMessage(error));
    });
  };

  return (
    <FileButton label="Exported file" accept="application/json,.json" onFile={restore}>
      <UploadIcon />
      Restore My Data
    </FileButton>
  );
};
