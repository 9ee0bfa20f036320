import { Button, Spinner } from '@scribblepup/ui';
import type { CutoutState } from '../../store/createBook';
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

/** The dog cut out of the photo, for a look; nothing waits for it. */
export const CutoutPanel = ({ cutout, onRetry, onEdit }: CutoutPanelProps) => (
  <section className={css.panel} aria-label="Cutout" aria-busy={cutout.status === 'working'}>
    {cutout.status === 'working' && (
      <div className={css.words} role="status">
        <Spinner />
        <p>Finding your dog in the photo. You can go on meanwhile.</p>
        <progress className={css.progress} aria-label="Finding your dog" value={cutout.share} max={1} />
      </div>
    )}
    {cutout.status === 'done' && (
      <>
        <BlobImage className={css.picture} blob={cutout.extraction.preview} alt="Your dog without the background" />
        <p className={css.words} role="status">
          {cutout.extraction.found ? FOUND : NOT_FOUND}
        </p>
        <Button variant="secondary" size="sm" onClick={onEdit}>
          Touch up
        </Button>
      </>
    )}
    {cutout.status === 'failed' && (
      <div className={css.words} role="alert">
        <p>{cutout.message}</p>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </div>
    )}
  </section>
);
