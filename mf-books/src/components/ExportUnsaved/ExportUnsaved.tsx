import { useState } from 'react';
import { Button } from '@scribblepup/ui';
import { saveFile } from '@scribblepup/ui/download';
import { failedAt } from '../../failedAt';
import css from './ExportUnsaved.module.css';

interface ExportUnsavedProps {
  readonly dogName: string;
  /** Makes the file from memory. The device's storage may not work at all. */
  readonly make: () => Promise<Blob>;
}

const NOT_EXPORTED = 'The file could not be made. Please try again.';

/** Offers what could not be saved as a file, from which My Books restores it. */
export const ExportUnsaved = ({ dogName, make }: ExportUnsavedProps) => {
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState<'' | 'done' | 'failed'>('');

  const save = async (): Promise<void> => {
    setBusy(true);
    setNews('');
    try {
      const copy = await make();
      const { fileStem } = await import('@scribblepup/print/layout');
      saveFile(copy, `${fileStem(dogName)}-scribblepup-copy.json`);
      setNews('done');
    } catch (error) {
      failedAt('export-unsaved')(error);
      setNews('failed');
    }
    setBusy(false);
  };

  return (
    <div className={css.export}>
      <p>
        Export saves what you made so far as a file. Restore a copy in My Books brings it back, here
        or on another device.
      </p>
      <Button variant="secondary" size="sm" loading={busy} onClick={() => void save()}>
        Export
      </Button>
      {news === 'done' && <p role="status">The file is among your downloads.</p>}
      {news === 'failed' && (
        <p className={css.failure} role="alert">
          {NOT_EXPORTED}
        </p>
      )}
    </div>
  );
};
