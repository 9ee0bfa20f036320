import { CrossIcon } from '@scribblepup/ui/art';
import { BlobImage } from '../BlobImage';
import css from './Preview.module.css';

interface PreviewProps {
  /** Names the picture, as in `Remove photo`. */
  readonly name: string;
  readonly picture: Blob;
  readonly onRemove: () => void;
}

/** An uploaded picture, with a button to remove it. */
export const Preview = ({ name, picture, onRemove }: PreviewProps) => (
  <figure className={css.preview}>
    <BlobImage className={css.picture} blob={picture} alt={`Your ${name}`} />
    <button type="button" className={css.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
      <CrossIcon />
    </button>
  </figure>
);
