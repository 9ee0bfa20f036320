import { useState } from 'react';
import { getStorageUsage } from '@scribblepup/library';
import { Card, Message, notify, Spinner, useMountedRef } from '@scribblepup/ui';
import type { ConfirmationProps } from '../components/ConfirmationProps';
import { EraseButton } from './EraseButton';
import { ExportButton } from './ExportButton';
import { RestoreButton } from './RestoreButton';
import { StorageSummary } from './StorageSummary';
import { useStoredData } from './useStoredData';
import css from './DeviceData.module.css';

interface DeviceDataProps {
  /** The confirmation before erasing. */
  readonly eraseConfirmation: ConfirmationProps;
}

/**
 * Shows what is stored on this device and how much space it takes, and lets the visitor export,
 * restore or erase it.
 */
export const DeviceData = ({ eraseConfirmation }: DeviceDataProps) => {
  const storage = useStoredData(getStorageUsage);
  const [problem, setProblem] = useState('');
  const isMounted = useMountedRef();
  // A long task may fail after the visitor has left the screen, where only a toast is visible.
  const showProblem = (toastText: string) => (text: string) => {
    if (isMounted.current) setProblem(text);
    else notify.error(toastText);
  };

  return (
    <section aria-labelledby="device-data">
      <Card className={css.card}>
        <h2 className={css.title} id="device-data">
          On This Device
        </h2>
        <p>
          Everything you make is kept in this browser, on this device. Your photos are never
          uploaded.
        </p>
        {storage.state === 'loading' && (
          <div className={css.waiting}>
            <Spinner label="Loading" />
          </div>
        )}
        {storage.state === 'failed' && <Message role="alert" text={storage.message} />}
        {storage.state === 'ready' && <StorageSummary usage={storage.value} />}
        <div className={css.actions}>
          <ExportButton onError={showProblem('Your data could not be exported.')} />
          <RestoreButton onError={showProblem('Your data could not be restored.')} />
          <EraseButton
            onError={showProblem('Your data could not be erased.')}
            {...eraseConfirmation}
          />
        </div>
        <Message role="alert" text={problem} />
      </Card>
    </section>
  );
};
