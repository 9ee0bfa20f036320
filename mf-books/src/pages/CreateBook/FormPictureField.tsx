import { useBound } from '@scribblepup/ui/forms';
import { PictureField, type PictureFieldProps } from '../../components/PictureField/PictureField';
import type { ChosenPicture } from '../../store/photoOnForm';

type FormPictureFieldProps = Omit<PictureFieldProps, 'value' | 'onChange' | 'error'> & {
  /** Called in addition to updating the form, which only checks that there is a picture. */
  readonly onPick: (picture: ChosenPicture | null) => void;
};

/** A picture field bound to a form. */
export const FormPictureField = ({ onPick, ...rest }: FormPictureFieldProps) => {
  const { input, error, setValue } = useBound<ChosenPicture | null>(rest.name);

  const pick = (picture: ChosenPicture | null): void => {
    void setValue(picture);
    onPick(picture);
  };

  return <PictureField {...rest} value={input.value} error={error} onChange={pick} />;
};
