import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@scribblepup/ui';
import { failureHandler } from '../failureHandler';
import { CloseOnBack } from './CloseOnBack/CloseOnBack';
import { ErrorNote } from './ErrorNote/ErrorNote';

interface ConfirmDeletionProps {
  readonly title: string;
  readonly okLabel: string;
  /** The stage that the report of a failure names. */
  readonly stage: string;
  readonly remove: () => Promise<void>;
  readonly onCancel: () => void;
  /** Says what will be deleted. */
  readonly children: ReactNode;
}

/**
 * Asks before something is deleted. If the deletion fails, shows why and stays open, so that the
 * visitor can try again.
 */
export const ConfirmDeletion = ({
  title,
  okLabel,
  stage,
  remove,
  onCancel,
  children,
}: ConfirmDeletionProps) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await remove();
    } catch (error) {
      failureHandler(stage)(error);
      setFailure(error);
      setBusy(false);
    }
  };

  const cancel = (): void => {
    if (!busy) onCancel();
  };

  return (
    <ConfirmDialog
      open
      danger
      title={title}
      okLabel={okLabel}
      loading={busy}
      onOk={() => void confirm()}
      onCancel={cancel}
    >
      <CloseOnBack onClose={cancel} />
      <p>{children}</p>
      {failure !== null && <ErrorNote error={failure} />}
    </ConfirmDialog>
  );
};
