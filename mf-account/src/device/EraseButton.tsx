import { useState } from 'react';
import { eraseAll } from '@scribblepup/library';
import { Button, ConfirmDialog, notify } from '@scribblepup/ui';
import type { QuestionProps } from '../components/QuestionProps';
import { storageMessage, type ProblemProps } from './useStored';
import { failedAt } from '../failedAt';

/** Erases everything on this device, after a confirmation. */
export const EraseButton = ({
  onProblem,
  isAsking,
  onAsk,
  onClose,
}: ProblemProps & QuestionProps) => {
  const [isErasing, setErasing] = useState(false);

  const erase = async (): Promise<void> => {
    setErasing(true);
    onProblem('');
    try {
      await eraseAll();
      notify.success('Everything stored on this device was erased.');
    } catch (error) {
      failedAt('erase')(error);
      onProblem(storageMessage(error));
    }
    setErasing(false);
    onClose();
  };

  return (
    <>
      <Button variant="danger" onClick={onAsk}>
        Erase My Data
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Erase My Data"
        danger
        loading={isErasing}
        okLabel="Erase"
        onOk={() => void erase()}
        onCancel={onClose}
      >
        Your projects, books, pages, orders and profile will be erased from this device. There is no
        other copy, and this cannot be undone. You stay signed in.
      </ConfirmDialog>
    </>
  );
};
