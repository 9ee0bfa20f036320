import { useRef, useState, type ChangeEvent } from 'react';
import { importBackup, type ImportResult } from '@scribblepup/library';
import { Button, counted, notify } from '@scribblepup/ui';
import { UploadIcon } from '@scribblepup/ui/art';
import { storageMessage, type ProblemProps } from './useStored';

const tell = ({ projects, orders, skipped }: ImportResult): void => {
  const restored = `Restored ${counted(projects.length, 'project', 'projects')} and ${counted(orders, 'order', 'orders')}.`;
  if (skipped === 0) notify.success(restored);
  else notify.warning(`${restored} ${counted(skipped, 'entry', 'entries')} could not be read.`);
};

/** Adds what an exported file holds to what is here. */
export const RestoreButton = ({ onProblem }: ProblemProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);

  const restore = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setReading(true);
    onProblem('');
    try {
      tell(await importBackup(file));
    } catch (error) {
      onProblem(storageMessage(error));
    }
    // The same file may be chosen again.
    target.value = '';
    setReading(false);
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Exported file"
        hidden
        onChange={(event) => void restore(event)}
      />
      <Button variant="secondary" loading={isReading} onClick={() => input.current?.click()}>
        <UploadIcon />
        Restore My Data
      </Button>
    </>
  );
};
