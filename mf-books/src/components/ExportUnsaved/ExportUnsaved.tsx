import { useState } from 'react';
import { Button } from '@scribblepup/ui';
import { useDownload } from '@scribblepup/ui/download';
import { failedAt } from '../../failedAt';
import { copyFile } from '../../services/copyFile';
import css from './ExportUnsaved.module.css';

interface ExportUnsavedProps {
  readonly dogName: string;
  /** Makes the file from memory. The device's storage may not work at all. */
  readonly make: () => Promise<Blob>;
}

/** Offers what could not be saved as a file, from which My Books restores it. */
export const ExportUnsaved = ({ dogName, make }: ExportUnsavedProps) => {
  const { download, start } = useDownload(failedAt('export-unsaved'));
  const [isSaved, setSaved] = useState(false);

  const save = (): void => {
    setSaved(false);
    start(copyFile(dogName, make), () => setSaved(true));
  };

  return (
    <div className={css.export}>
      <p>
        Export saves what you made so far as a file. Restore a copy in My Books brings it back, here
        or on another device.
      </p>
      <Button variant="secondary" size="sm" loading={download.status === 'working'} onClick={save}>
        Export
      </Button>
      {isSaved && <p role="status">The file is among your downloads.</p>}
      {download.status === 'failed' && (
        <p className={css.failure} role="alert">
          {download.message}
        </p>
      )}
    </div>
  );
};
