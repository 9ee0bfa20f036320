import { useState } from 'react';
import { LibraryError, MAX_PHOTOS } from '@scribblepup/library';
import { cx, FieldError, FileButton, Select } from '@scribblepup/ui';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { PICTURES } from '../../components/PictureField/DropZone';
import { failedAt } from '../../failedAt';
import { IntakeError, messageOf } from '../../intake/answers';
import { isDemo } from '../../picker/demoProject';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import { presentPhotos } from '../../services/pagePhotos';
import { groupsOf, namesIn } from '../../store/family';
import css from './PhotoChoice.module.css';

/**
 * Adds a photo to the project, uncropped. Pages that are not picked may then be drawn from it. In a
 * family, asks which dogs are on the photo.
 */
export const AddPhoto = () => {
  const { addPhoto } = usePicker();
  const project = usePickerState((state) => state.project);
  const [who, setWho] = useState('0');
  const [failure, setFailure] = useState<unknown>(null);
  const [note, setNote] = useState<string | null>(null);
  const groups = groupsOf(namesIn(project));
  if (isDemo(project) || presentPhotos(project).length >= MAX_PHOTOS) return null;

  const add = async (file: File): Promise<void> => {
    setFailure(null);
    setNote(null);
    try {
      const group = groups.find(({ shows }) => shows.join() === who);
      setNote(await addPhoto(file, groups.length > 1 ? group?.shows : undefined));
    } catch (error) {
      // An unusable file is not a failure of the site.
      if (!(error instanceof IntakeError)) failedAt('add-photo')(error);
      setFailure(error);
    }
  };

  return (
    <div className={cx(css.choice, css.add)}>
      {groups.length > 1 && (
        <Select
          label="Who is on the next photo?"
          value={who}
          options={groups.map(({ shows, label }) => ({ value: shows.join(), label }))}
          onChange={({ target }) => setWho(target.value)}
        />
      )}
      <FileButton label="Photo to add" accept={PICTURES} onFile={add}>
        Add a photo
      </FileButton>
      <p role="status">{note}</p>
      {failure instanceof LibraryError ? (
        <ErrorNote error={failure} />
      ) : (
        <div role="alert">
          <FieldError error={failure === null ? undefined : messageOf(failure)} />
        </div>
      )}
    </div>
  );
};
