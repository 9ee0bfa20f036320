import { FIRST_PHOTO_ID } from '@scribblepup/library';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import { numberedPhotos } from '../../services/pagePhotos';
import { PhotoButton } from './PhotoButton';
import css from './PhotoChoice.module.css';
import { RemovePhotoButton } from './RemovePhotoButton';

/** Filters the pages by photo, and can remove a photo; shown only if there are several. */
export const PhotoFilter = () => {
  const { actions } = usePicker();
  const project = usePickerState((state) => state.project);
  const shown = usePickerState((state) => state.shownPhoto);
  const photos = numberedPhotos(project);
  if (photos.length < 2) return null;
  const only = photos.find(({ id }) => id === shown);

  return (
    <div className={css.choice} role="group" aria-label="Show pages from">
      <div className={css.row}>
        <button
          type="button"
          className={css.photo}
          aria-pressed={shown === null}
          onClick={() => actions.showPhoto(null)}
        >
          All photos
        </button>
        {photos.map((photo) => (
          <PhotoButton
            key={photo.id}
            photo={photo}
            isChosen={shown === photo.id}
            onChoose={actions.showPhoto}
          />
        ))}
      </div>
      {only && only.id !== FIRST_PHOTO_ID && (
        <RemovePhotoButton key={only.id} id={only.id} number={only.number} />
      )}
    </div>
  );
};
