import { useState } from 'react';
import { eraseAll } from '@scribblepup/library';
import { Button, ConfirmDialog, notify } from '@scribblepup/ui';
import type { ConfirmationProps } from '../components/ConfirmationProps';
import type { ErrorProps } from './ErrorProps';
import { storageErrorMessage } from './storageErrorMessage';
import { failureHandler } from '../failureHandler';

/** Erases everything on this device, after a confirmation. */
export const EraseButton = ({
  onError,
  isOpen,
  onOpen,
  onClose,
}: ErrorProps & ConfirmationProps) => {
  const [isErasing, setErasing] = useState(false);

  const erase = async (): Promise<void> => {
    setErasing(true);
    onError('');
    try {
      await eraseAll();
      notify.success('Everything stored on this device was erased.');
    } catch (error) {
      failureHandler('erase')(error);
      onError(storageErrorMessage(error));
    }
    setErasing(false);
    onClose();
  };

  return (
    <>
      <Button variant="danger" onClick={onOpen}>
        Erase My Data
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Erase My Data"
        danger
        loading={isErasing}
        okLabel="Erase"
        onOk={() => void erase()}
        onCancel={onClose}
      >
        Your projects, books, pages, orders and profile will be erased from this device. Only a copy
        that you exported can bring them back. You stay signed in.
      </ConfirmDialog>
    </>
  );
};
