import { useFormField } from '@scribblepup/ui/forms';
import { PictureField, type PictureFieldProps } from '../../components/PictureField/PictureField';
import { useCreateBook } from '../../store/createBook';
import type { ChosenPicture } from '../../store/photoOnForm';

type FormPictureFieldProps = Omit<PictureFieldProps, 'name' | 'value' | 'onChange' | 'error'> & {
  readonly name: 'image' | 'logo';
  /** Stores the picture. The form itself only checks that there is one. */
  readonly onPick: (picture: ChosenPicture | null) => void;
};

/** A picture field bound to a form. */
export const FormPictureField = ({ name, onPick, ...rest }: FormPictureFieldProps) => {
  const { input, error, setValue } = useFormField<ChosenPicture | null>(name);

  const pick = (picture: ChosenPicture | null): void => {
    onPick(picture);
    // After a removal, the store may already hold the next photo, so read it from there.
    void setValue(useCreateBook.getState()[name]);
  };

  return <PictureField {...rest} name={name} value={input.value} error={error} onChange={pick} />;
};
