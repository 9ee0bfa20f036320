import { Button } from '@scribblepup/ui';
import type { Download } from '../../pdf/useDownload';
import css from './DownloadNews.module.css';

interface DownloadNewsProps {
  readonly download: Download;
  readonly onCancel: () => void;
}

/** How far the PDF is, with a way to stop it; or why there is none. */
export const DownloadNews = ({ download, onCancel }: DownloadNewsProps) => {
  if (download.status === 'idle') return null;
  if (download.status === 'failed') {
    return (
      <p className={css.failed} role="alert">
        {download.message}
      </p>
    );
  }
  return (
    <div className={css.news}>
      <progress className={css.bar} aria-label="Making the PDF" value={download.share} max={1} />
      <Button variant="quiet" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
};
