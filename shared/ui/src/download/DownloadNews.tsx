import { Button, FieldError } from '@scribblepup/ui';
import css from './DownloadNews.module.css';
import type { Download } from './useDownload';

interface DownloadNewsProps {
  readonly download: Download;
  /** Names the work in progress, as in `Making the PDF`. */
  readonly label: string;
  readonly onCancel: () => void;
}

/** Progress of a file in the making with a cancel button, or the reason why it failed. */
export const DownloadNews = ({ download, label, onCancel }: DownloadNewsProps) => (
  <>
    {download.status === 'working' && (
      <div className={css.news}>
        <progress className={css.bar} aria-label={label} value={download.share} max={1} />
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    )}
    <div role="alert">
      {download.status === 'failed' && <FieldError error={download.message} />}
    </div>
  </>
);
