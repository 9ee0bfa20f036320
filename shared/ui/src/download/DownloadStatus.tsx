import { Button, FieldError } from '@scribblepup/ui';
import { useLayoutEffect, useRef } from 'react';
import css from './DownloadStatus.module.css';
import type { DownloadState } from './useDownload';

interface DownloadStatusProps {
  readonly download: DownloadState;
  /** Names the work in progress, as in `Making the PDF`. */
  readonly label: string;
  readonly onCancel: () => void;
}

/** Progress of a file that is being made, with a Cancel button, or the reason why it failed. */
export const DownloadStatus = ({ download, label, onCancel }: DownloadStatusProps) => (
  <>
    {download.status === 'working' && (
      <Progress label={label} progress={download.progress} onCancel={onCancel} />
    )}
    <div role="alert">
      {download.status === 'failed' && <FieldError error={download.message} />}
    </div>
  </>
);

interface ProgressProps {
  readonly label: string;
  readonly progress: number;
  readonly onCancel: () => void;
}

const Progress = ({ label, progress, onCancel }: ProgressProps) => {
  const cancel = useRef<HTMLButtonElement>(null);

  // When Cancel disappears, the button that began the work gets the focus back.
  useLayoutEffect(() => {
    const trigger = document.activeElement;
    const button = cancel.current;
    return () => {
      if (document.activeElement === button && trigger instanceof HTMLElement) trigger.focus();
    };
  }, []);

  return (
    <div className={css.status}>
      <progress className={css.bar} aria-label={label} value={progress} max={1} />
      <Button ref={cancel} variant="quiet" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
};
