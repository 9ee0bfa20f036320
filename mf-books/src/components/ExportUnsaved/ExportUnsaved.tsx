import { useState, type ReactNode } from 'react';
import { Button } from '@scribblepup/ui';
import { useDownload } from '@scribblepup/ui/download';
import { failureHandler } from '../../failureHandler';
import { makeCopyFile } from '../../services/makeCopyFile';
import css from './ExportUnsaved.module.css';

interface ExportUnsavedProps {
  readonly dogName: string;
  /** Makes the file from memory, because the device's storage may not work at all. */
  readonly make: () => Promise<Blob>;
  /** Replaces the explanation, if the file does not contain a project. */
  readonly children?: ReactNode;
}

const RESTORE_HELP =
  '“Export” saves what you have made so far as a file. To bring it back, here or on another device, choose “Restore a copy” in My Books.';

/** Offers unsaved data as a file that My Books can restore. */
export const ExportUnsaved = ({ dogName, make, children }: ExportUnsavedProps) => {
  const { download, start } = useDownload(failureHandler('export-unsaved'));
  const [isSaved, setSaved] = useState(false);

  const save = (): void => {
    setSaved(false);
    start(makeCopyFile(dogName, make), () => setSaved(true));
  };

  return (
    <div className={css.export}>
      <p>{children ?? RESTORE_HELP}</p>
      <Button variant="secondary" size="sm" loading={download.status === 'working'} onClick={save}>
        Export
      </Button>
      {isSaved && <p role="status">The file is in your downloads.</p>}
      {download.status === 'failed' && (
        <p className={css.failure} role="alert">
          {download.message}
        </p>
      )}
    </div>
  );
};
