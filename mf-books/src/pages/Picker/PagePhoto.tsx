import { useId } from 'react';
import { FIRST_PHOTO_ID } from '@scribblepup/library';
import { photoForPage } from '@scribblepup/studio/books';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import { numberedPhotos } from '../../services/pagePhotos';
import { PhotoButton } from './PhotoButton';
import css from './PhotoChoice.module.css';

/** Changes the photo that a page is drawn from; shown only if there are several. */
export const PagePhoto = ({ page }: { readonly page: string }) => {
  const id = useId();
  const { actions } = usePicker();
  const project = usePickerState((state) => state.project);
  const ready = usePickerState((state) => state.pages[page]);
  const photos = numberedPhotos(project);
  if (photos.length < 2) return null;
  const shown = ready ? (ready.photo ?? FIRST_PHOTO_ID) : photoForPage(project, page);
  const isFinal = project.books.some(
    ({ isCompleted, pages }) => isCompleted && pages.includes(page),
  );

  return (
    <div
      className={css.choice}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={isFinal ? `${id}-why` : undefined}
    >
      <span className={css.label} id={`${id}-label`}>
        Drawn from
      </span>
      {photos.map((photo) => (
        <PhotoButton
          key={photo.id}
          photo={photo}
          isChosen={shown === photo.id}
          disabled={isFinal}
          onChoose={(chosen) => actions.choosePhoto(page, chosen)}
        />
      ))}
      {isFinal && (
        <p className={css.why} id={`${id}-why`}>
          This page is in a finished book, so it keeps its photo.
        </p>
      )}
    </div>
  );
};
