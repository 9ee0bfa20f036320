import { Button, Spinner } from '@scribblepup/ui';
import { lastCutout, type CutoutState } from '../../store/createBook';
import { BlobImage } from '../BlobImage';
import css from './CutoutPanel.module.css';

interface CutoutPanelProps {
  readonly cutout: CutoutState;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

const FOUND = 'This is what the pages are drawn from.';
const NOT_FOUND =
  'No dog stood out from the background, so the middle of your photo was kept. You can go on, or try a closer or brighter photo.';

/** The dog cut out of the photo, for a look; nothing waits for it. The last one stays while it is cut anew. */
export const CutoutPanel = ({ cutout, onRetry, onEdit }: CutoutPanelProps) => {
  const shown = lastCutout(cutout);
  return (
    <section className={css.panel} aria-label="Cutout" aria-busy={cutout.status === 'working'}>
      {shown && <BlobImage className={css.picture} blob={shown.preview} alt="Your dog without the background" />}
      {cutout.status === 'working' && (
        <div className={css.words} role="status">
          <Spinner />
          <p>Finding your dog in the photo. You can go on meanwhile.</p>
          <progress className={css.progress} aria-label="Finding your dog" value={cutout.share} max={1} />
        </div>
      )}
      {cutout.status === 'done' && (
        <p className={css.words} role="status">
          {cutout.extraction.found ? FOUND : NOT_FOUND}
        </p>
      )}
      {cutout.status === 'failed' && (
        <div className={css.words} role="alert">
          <p>{cutout.message}</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {shown && (
        <Button variant="secondary" size="sm" onClick={onEdit}>
          Touch up
        </Button>
      )}
    </section>
  );
};
