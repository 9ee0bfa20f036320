import { FieldError } from '@scribblepup/ui';
import { useCreateBook } from '../../../store/createBook';
import { missingPhotos } from '../../../store/family';

/** Names the dogs without a photo. */
export const MissingPhotos = () => {
  const missing = missingPhotos(useCreateBook());
  return missing === undefined ? null : (
    <div role="alert">
      <FieldError error={missing} />
    </div>
  );
};
