import { FieldError } from '@scribblepup/ui';
import { useCreateBook } from '../../../store/createBook';
import { missingPhotos } from '../../../store/family';

/** Says of which dogs a photo is missing. */
export const MissingPhotos = () => {
  const missing = missingPhotos(useCreateBook());
  return missing === undefined ? null : (
    <div role="alert">
      <FieldError error={missing} />
    </div>
  );
};
