import { useState } from 'react';
import { exportProject, type Project } from '@scribblepup/library';
import { Button, VisuallyHidden } from '@scribblepup/ui';
import { saveFile } from '@scribblepup/ui/download';
import { failedAt } from '../failedAt';

interface CopyButtonProps {
  readonly project: Project;
  /** Called with the error, and with null when another attempt begins. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Saves a project as a file, with its photo, pages and books, for another device or as a backup.
 */
export const CopyButton = ({ project: { id, dogName }, onFailed }: CopyButtonProps) => {
  const [busy, setBusy] = useState(false);

  const save = async (): Promise<void> => {
    setBusy(true);
    onFailed(null);
    try {
      const copy = await exportProject(id);
      const { fileStem } = await import('@scribblepup/print/layout');
      saveFile(copy, `${fileStem(dogName)}-scribblepup-copy.json`);
    } catch (error) {
      failedAt('copy')(error);
      onFailed(error);
    }
    setBusy(false);
  };

  return (
    <Button variant="quiet" size="sm" loading={busy} onClick={() => void save()}>
      Save a copy
      <VisuallyHidden>{` of ${dogName}`}</VisuallyHidden>
    </Button>
  );
};
