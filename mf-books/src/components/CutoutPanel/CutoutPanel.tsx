import { useRef } from 'react';
import type { Point } from '@scribblepup/studio';
import { Button, Spinner } from '@scribblepup/ui';
import { lastCutout, type CutoutState } from '../../store/photoOnForm';
import { BlobImage } from '../BlobImage';
import { DogChoice } from '../DogChoice/DogChoice';
import css from './CutoutPanel.module.css';
import { cutoutMessage, failureMessage } from './messages';

interface CutoutPanelProps {
  /** Names the panel. */
  readonly label: string;
  readonly cutout: CutoutState;
  /** True if the visitor has corrected the cutout by hand. */
  readonly isPainted: boolean;
  /** The photo that the cutout comes from. */
  readonly photo: Blob;
  /** A point on each dog to draw; empty if the engine chooses. */
  readonly dogs: readonly Point[];
  readonly onChooseDogs: (chosen: readonly Point[]) => void;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

/** The error message if the extraction or only the finder failed; otherwise null. */
const failureOf = (cutout: CutoutState): string | null => {
  if (cutout.status === 'failed') return cutout.message;
  if (cutout.status === 'working') return null;
  const { finder } = cutout.extraction;
  return finder.ok ? null : failureMessage(finder.failure);
};

/**
 * Shows the dog cut out of the photo. The last cutout stays visible while a new one is made, and
 * the visitor can continue without waiting for it.
 */
export const CutoutPanel = ({
  label,
  cutout,
  isPainted,
  photo,
  dogs,
  onChooseDogs,
  onRetry,
  onEdit,
}: CutoutPanelProps) => {
  const panel = useRef<HTMLElement>(null);
  const shown = lastCutout(cutout);
  const failure = failureOf(cutout);
  const finder = shown?.finder;
  const several = finder?.ok && finder.dogs.length > 1 ? finder : null;
  const picture = shown && (
    <BlobImage
      className={several ? css.small : css.picture}
      blob={shown.preview}
      alt="Your dog without the background"
    />
  );
  const retry = (): void => {
    onRetry();
    // The pressed button disappears with the message.
    panel.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={panel}
      className={css.panel}
      aria-label={label}
      aria-busy={cutout.status === 'working'}
      tabIndex={-1}
    >
      {several ? (
        <div className={css.choice}>
          <DogChoice
            photo={photo}
            area={several.area}
            dogs={several.dogs}
            chosen={dogs}
            onChoose={onChooseDogs}
          />
        </div>
      ) : (
        picture
      )}
      {!shown && cutout.status === 'working' && (
        <div className={css.placeholder}>
          <Spinner />
        </div>
      )}
      <div className={css.result}>
        {several && picture}
        {cutout.status === 'working' && (
          <div className={css.words} role="status">
            <p>
              {shown
                ? 'Finding your dog again.'
                : 'Finding your dog in this photo. You can continue in the meantime.'}
            </p>
            <progress
              className={css.progress}
              aria-label="Finding your dog"
              value={cutout.share}
              max={1}
            />
          </div>
        )}
        {cutout.status === 'done' && failure === null && (
          <p className={css.words} role="status">
            {cutoutMessage(cutout.extraction, isPainted)}
          </p>
        )}
        {failure !== null && (
          <div className={css.words} role="alert">
            <p>{failure}</p>
            <Button variant="secondary" size="sm" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
      </div>
      <div className={css.actions}>
        {shown && (
          <Button variant="secondary" size="sm" onClick={onEdit}>
            Touch up
          </Button>
        )}
      </div>
    </section>
  );
};
