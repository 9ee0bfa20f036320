import { CameraIcon } from '../icons/icons';
import css from './CameraButton.module.css';

/** Opens the camera of a phone or tablet; hidden on devices with only a mouse. */
export const CameraButton = ({ onFile }: { readonly onFile: (file: File) => void }) => (
  <label className={css.button}>
    <CameraIcon />
    Take a photo
    <input
      className={css.input}
      type="file"
      accept="image/*"
      capture="environment"
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onFile(file);
        target.value = '';
      }}
    />
  </label>
);
