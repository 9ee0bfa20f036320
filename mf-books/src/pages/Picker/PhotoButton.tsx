import { BlobImage } from '../../components/BlobImage';
import { usePicker } from '../../picker/PickerContext';
import css from './PhotoChoice.module.css';

interface PhotoButtonProps {
  readonly photo: { readonly id: string; readonly number: number };
  readonly isChosen: boolean;
  readonly disabled?: boolean;
  readonly onChoose: (id: string) => void;
}

/** Chooses one of the project's photos, which it shows small. */
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
      {picture && <BlobImage className={css.picture} blob={picture} alt="" />}
      {`Photo ${number}`}
    </button>
  );
};
