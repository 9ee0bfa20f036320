import { FieldError } from '@scribblepup/ui';
import { useCreateBook } from '../../../store/createBook';
import { missingPhotosMessage } from '../../../store/family';

/** Names the dogs without a photo. */
export const MissingPhotos = () => {
  const missing = missingPhotosMessage(useCreateBook());
  return missing === undefined ? null : (
    <div role="alert">
      <FieldError error={missing} />
    </div>
  );
};
