import { CloseIcon } from '@scribblepup/ui/art';
import { PhotoThumbnail } from '../PhotoThumbnail';
import css from './Preview.module.css';

/** Height at which the picture is kept, px: enough for a high-density screen. */
const PICTURE_HEIGHT = 480;

interface PreviewProps {
  /** Names the picture, as in `Remove photo`. */
  readonly name: string;
  readonly picture: Blob;
  readonly onRemove: () => void;
}

/** An uploaded picture, with a button to remove it. */
export const Preview = ({ name, picture, onRemove }: PreviewProps) => (
  <figure className={css.preview}>
    <PhotoThumbnail
      className={css.picture}
      photo={picture}
      height={PICTURE_HEIGHT}
      alt={`Your ${name}`}
    />
    <button
      type="button"
      className={css.remove}
      aria-label={`Remove ${name}`}
      data-remove
      onClick={onRemove}
    >
      <CloseIcon />
    </button>
  </figure>
);
