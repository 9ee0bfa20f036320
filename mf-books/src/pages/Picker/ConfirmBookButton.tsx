import { useEffect, type Ref } from 'react';
import { paths, pathTo } from '@scribblepup/kernel';
import { useLocation, useNavigate } from '@scribblepup/kernel/router';
import { currentBook, LibraryError } from '@scribblepup/library';
import { Button, ConfirmDialog, notify, useMountedRef } from '@scribblepup/ui';
import { CloseOnBack } from '../../components/CloseOnBack/CloseOnBack';
import { isDialogEntry } from '@scribblepup/ui/history';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import { PROCESSING_MS } from '../../timing';
import { PROCESSING, READY_TEXT, READY_TITLE } from './texts';
import { failureHandler } from '../../failureHandler';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until everything is stored on the device, then opens a dialog that leads to the books. */
export const ConfirmBookButton = ({ ref }: { readonly ref: Ref<HTMLButtonElement> }) => {
  const { store, writer } = usePicker();
  const navigate = useNavigate();
  const location = useLocation();
  const confirming = usePickerState((state) => state.confirming);
  // While another book is being picked, Create Book is the next step.
  const isCompleted = usePickerState(({ project }) => currentBook(project).isCompleted);
  const isMounted = useMountedRef();

  useEffect(() => () => store.setState({ confirming: 'no' }), [store]);

  const confirm = async (): Promise<void> => {
    store.setState({ confirming: 'processing' });
    try {
      await Promise.all([writer.settled(), wait(PROCESSING_MS)]);
      if (isMounted.current) store.setState({ confirming: 'ready' });
    } catch (error) {
      failureHandler('confirm')(error);
      store.setState({ confirming: 'no' });
      notify.error(
        error instanceof LibraryError
          ? error.message
          : 'Your book could not be saved. Please try again.',
      );
    }
  };

  const showBooks = (): void => {
    const { id } = currentBook(store.getState().project);
    // The books replace the entry of the open dialog, so that Forward leads to them again.
    const replace = isDialogEntry(location.state);
    void navigate(pathTo(paths.project, { projectId: id }), { replace });
  };

  const isProcessing = confirming === 'processing';
  return (
    <>
      <Button
        ref={ref}
        variant={isCompleted ? 'primary' : 'secondary'}
        aria-busy={isProcessing}
        aria-disabled={isProcessing || undefined}
        onClick={() => void confirm()}
      >
        {isProcessing ? PROCESSING : 'Confirm'}
      </Button>
      <ConfirmDialog open={confirming === 'ready'} title={READY_TITLE} onOk={showBooks}>
        <CloseOnBack onClose={() => store.setState({ confirming: 'no' })} />
        <p>{READY_TEXT}</p>
      </ConfirmDialog>
    </>
  );
};
