import { CrossIcon } from '@scribblepup/ui/art';
import { BlobImage } from '../BlobImage';
import css from './Preview.module.css';

interface PreviewProps {
  /** What it is, as in `Remove photo`. */
  readonly name: string;
  readonly picture: Blob;
  readonly onRemove: () => void;
}

/** A picture that was uploaded, with a button to take it away. */
export const Preview = ({ name, picture, onRemove }: PreviewProps) => (
  <figure className={css.preview}>
    <BlobImage className={css.picture} blob={picture} alt={`Your ${name}`} />
    <button type="button" className={css.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
      <CrossIcon />
    </button>
  </figure>
);
