import { Button, FieldError } from '@scribblepup/ui';
import css from './DownloadNews.module.css';
import type { Download } from './useDownload';

interface DownloadNewsProps {
  readonly download: Download;
  /** What is being made, as in `Making the PDF`. */
  readonly label: string;
  readonly onCancel: () => void;
}

/** How far a file is, with a way to stop it; or why there is none. */
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
