import { useState } from 'react';
import { exportAll } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { DownloadIcon } from '@scribblepup/ui/art';
import { saveFile } from '@scribblepup/ui/download';
import { exportName } from './exportName';
import { storageMessage, type ProblemProps } from './useStored';
import { failedAt } from '../failedAt';

/** Downloads everything on this device as one file. */
export const ExportButton = ({ onProblem }: ProblemProps) => {
  const [isExporting, setExporting] = useState(false);

  const exportData = async (): Promise<void> => {
    setExporting(true);
    onProblem('');
    try {
      saveFile(await exportAll(), exportName(new Date()));
    } catch (error) {
      failedAt('export')(error);
      onProblem(storageMessage(error));
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
