import { useState } from 'react';
import { exportAll } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { DownloadIcon } from '@scribblepup/ui/art';
import { saveFile } from '@scribblepup/ui/download';
import { exportFileName } from './exportFileName';
import type { ErrorProps } from './ErrorProps';
import { storageErrorMessage } from './storageErrorMessage';
import { failureHandler } from '../failureHandler';

/** Downloads everything on this device as one file. */
export const ExportButton = ({ onError }: ErrorProps) => {
  const [isExporting, setExporting] = useState(false);

  const exportData = async (): Promise<void> => {
    setExporting(true);
    onError('');
    try {
      saveFile(await exportAll(), exportFileName(new Date()));
    } catch (error) {
      failureHandler('export')(error);
      onError(storageErrorMessage(error));
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
