import { useState } from 'react';
import { exportAll } from '@scribblepup/library';
import { Button, notify } from '@scribblepup/ui';
import { DownloadIcon } from '@scribblepup/ui/art';
import { saveFile } from './saveFile';
import { storageMessage } from './useStored';

/** `scribblepup-2026-11-21.json`, so that one export does not hide another. */
const fileName = (now: Date): string => `scribblepup-${now.toISOString().slice(0, 10)}.json`;

/** Hands everything on this device to the visitor, as one file. */
export const ExportButton = () => {
  const [isExporting, setExporting] = useState(false);

  const exportData = async (): Promise<void> => {
    setExporting(true);
    try {
      saveFile(await exportAll(), fileName(new Date()));
    } catch (error) {
      notify.error(storageMessage(error));
    }
    setExporting(false);
  };

  return (
    <Button variant="secondary" loading={isExporting} onClick={() => void exportData()}>
      <DownloadIcon />
      Export My Data
    </Button>
  );
};
