import { PhotoThumbnail } from '../../components/PhotoThumbnail';
import { usePicker } from '../../picker/PickerContext';
import css from './PhotoChoice.module.css';

/** Height of the button's picture, px: enough for the sharpest screens. */
const PICTURE_HEIGHT = 144;

interface PhotoButtonProps {
  readonly photo: { readonly id: string; readonly number: number };
  readonly isChosen: boolean;
  readonly disabled?: boolean;
  readonly onChoose: (id: string) => void;
}

/** A button that chooses one of the project's photos, with a thumbnail of it. */
export const PhotoButton = ({
  photo: { id, number },
  isChosen,
  disabled,
  onChoose,
}: PhotoButtonProps) => {
  const picture = usePicker().pictureOf(id);
  return (
    <button
      type="button"
      className={css.photo}
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={() => onChoose(id)}
    >
      {picture && (
        <PhotoThumbnail className={css.picture} photo={picture} height={PICTURE_HEIGHT} />
      )}
      {`Photo ${number}`}
    </button>
  );
};
