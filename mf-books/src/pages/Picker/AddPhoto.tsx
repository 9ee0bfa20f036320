import { useState } from 'react';
import { flushSync } from 'react-dom';
import { LibraryError, MAX_PHOTOS } from '@scribblepup/library';
import { cx, FieldError, FileButton, Select } from '@scribblepup/ui';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { ACCEPTED_TYPES } from '../../components/PictureField/DropZone';
import { failureHandler } from '../../failureHandler';
import { focusHeading } from '@scribblepup/ui/focus';
import { IntakeError, intakeErrorMessage } from '../../intake/messages';
import { isDemo } from '../../picker/demoProject';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import { remainingPhotoIds } from '../../services/pagePhotos';
import { groupsOf, projectDogNames } from '../../store/family';
import css from './PhotoChoice.module.css';

/**
 * Adds a photo to the project, uncropped. Pages that are not picked may then be drawn from it. In a
 * family, asks which dogs are on the photo.
 */
export const AddPhoto = () => {
  const { addPhoto, store } = usePicker();
  const project = usePickerState((state) => state.project);
  const [selected, setSelected] = useState('0');
  const [failure, setFailure] = useState<unknown>(null);
  const [message, setMessage] = useState('');
  const groups = groupsOf(projectDogNames(project));
  const isFull = remainingPhotoIds(project).length >= MAX_PHOTOS;
  if (isDemo(project)) return null;

  const add = async (file: File): Promise<void> => {
    setFailure(null);
    setMessage('');
    try {
      const group = groups.find(({ shows }) => shows.join() === selected);
      const note = await addPhoto(file, groups.length > 1 ? group?.shows : undefined);
      const count = remainingPhotoIds(store.getState().project).length;
      const added = `Photo ${count} is added. Pages that you have not picked may be drawn from it.`;
      flushSync(() => setMessage(note === null ? added : `${added} ${note}`));
      // The button disappears once the project has the maximum number of photos.
      if (document.activeElement === document.body) focusHeading({ preventScroll: true });
    } catch (error) {
      // An unusable file is not a failure of the site.
      if (!(error instanceof IntakeError)) failureHandler('add-photo')(error);
      setFailure(error);
    }
  };

  return (
    <div className={cx(css.choice, css.add)}>
      {!isFull && groups.length > 1 && (
        <Select
          label="Who is on the next photo?"
          value={selected}
          options={groups.map(({ shows, label }) => ({ value: shows.join(), label }))}
          onChange={({ target }) => setSelected(target.value)}
        />
      )}
      {!isFull && (
        <FileButton label="Photo to add" accept={ACCEPTED_TYPES} onFile={add}>
          Add a photo
        </FileButton>
      )}
      <p className={css.message} role="status">
        {message}
      </p>
      {failure instanceof LibraryError ? (
        <ErrorNote error={failure} />
      ) : (
        <div className={css.message} role="alert">
          <FieldError error={failure === null ? undefined : intakeErrorMessage(failure)} />
        </div>
      )}
    </div>
  );
};
