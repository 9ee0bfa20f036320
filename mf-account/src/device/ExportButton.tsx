import { useState } from 'react';
import { exportAll } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { DownloadIcon } from '@scribblepup/ui/art';
import { saveFile } from '@scribblepup/ui/download';
import { storageMessage, type ProblemProps } from './useStored';
import { failedAt } from '../failedAt';

/** A file name with a date, to distinguish exports: `scribblepup-2026-11-21.json`. */
const fileName = (now: Date): string => `scribblepup-${now.toISOString().slice(0, 10)}.json`;

/** Downloads everything on this device as one file. */
export const ExportButton = ({ onProblem }: ProblemProps) => {
  const [isExporting, setExporting] = useState(false);

  const exportData = async (): Promise<void> => {
    setExporting(true);
    onProblem('');
    try {
      saveFile(await exportAll(), fileName(new Date()));
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
