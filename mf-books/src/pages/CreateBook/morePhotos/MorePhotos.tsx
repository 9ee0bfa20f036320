import { useId, useState } from 'react';
import { MAX_PHOTOS } from '@scribblepup/library';
import { cx, FieldError, Spinner } from '@scribblepup/ui';
import { UploadIcon } from '@scribblepup/ui/art';
import { CameraButton } from '../../../components/PictureField/CameraButton';
import { BrowseLabel, DragHint, DropZone } from '../../../components/PictureField/DropZone';
import { usePastedFiles } from '../../../components/PictureField/usePastedFiles';
import { useCreateBook } from '../../../store/createBook';
import { useRemovalFocus } from '../../../focus/useRemovalFocus';
import {
  addMorePhotos,
  removeMorePhoto,
  replaceMorePhoto,
  type FileNote,
} from '../../../store/morePhotos';
import css from './MorePhotos.module.css';
import { PhotoDetails } from './PhotoDetails';
import { FirstPhotoCard, PhotoCard } from './PhotoCard';
import { useNoteFocus } from './useNoteFocus';

/**
 * The photos after the first, all of them optional: choose, drag, paste or take them, several at
 * once. Each can be cropped and touched up.
 */
export const MorePhotos = () => {
  const id = useId();
  const { image, moreDogs, morePhotos } = useCreateBook();
  const isFamily = moreDogs.length > 0;
  const [opened, setOpened] = useState<string | null>(null);
  const [remarks, setRemarks] = useState<readonly FileNote[]>([]);
  const [reading, setReading] = useState(0);

  const work = (job: Promise<readonly FileNote[]>): void => {
    // Files are read one by one, so remarks about earlier ones stay while others are being read.
    if (reading === 0) setRemarks([]);
    setReading((count) => count + 1);
    void job
      .then((added) => setRemarks((shown) => [...shown, ...added]))
      .finally(() => setReading((count) => count - 1));
  };
  const add = (files: readonly File[]): void => work(addMorePhotos(files));
  const replace = (photoId: string, file: File): void => work(replaceMorePhoto(photoId, file));

  const { list, fallback, onRemove } = useRemovalFocus<HTMLElement, HTMLInputElement>(
    morePhotos.length,
  );
  const remove = (photoId: string): void => {
    onRemove();
    removeMorePhoto(photoId);
  };

  const isFull = morePhotos.length + 1 >= MAX_PHOTOS;
  const note = useNoteFocus(isFull);
  // While there is no first photo, the first photo's own field accepts pasted pictures.
  usePastedFiles(image !== null && !isFull, add);
  const openedIndex = morePhotos.findIndex((photo) => photo.id === opened);
  const messageId = remarks.length > 0 ? `${id}-remarks` : undefined;

  return (
    <section ref={list} className={css.photos} aria-labelledby={`${id}-title`}>
      <h2 className={css.title} id={`${id}-title`}>
        More photos (optional)
      </h2>
      <p className={css.words}>
        Each page uses the photo that suits it best, so the poses differ from page to page.{' '}
        {isFamily
          ? 'The cover shows the dog in your first photo, and some covers show another dog too. If a photo cuts off one of them, a photo of both is used.'
          : 'The title and the cover show your first photo.'}
      </p>
      {morePhotos.length > 0 && (
        <ol className={cx(css.strip, isFamily && css.family)} aria-label="Your photos">
          {image && <FirstPhotoCard picture={image.preview} isFamily={isFamily} />}
          {morePhotos.map((photo, i) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              number={i + 2}
              isOpen={photo.id === opened}
              onOpen={() => setOpened(photo.id === opened ? null : photo.id)}
              onReplace={(file) => replace(photo.id, file)}
              onRemove={() => remove(photo.id)}
            />
          ))}
        </ol>
      )}
      {openedIndex >= 0 && (
        <PhotoDetails key={opened} photo={morePhotos[openedIndex]} number={openedIndex + 2} />
      )}
      {isFull ? (
        <p
          ref={note}
          className={css.words}
          tabIndex={-1}
        >{`That's the maximum: a book can use up to ${MAX_PHOTOS} photos.`}</p>
      ) : (
        <>
          <label className={css.label} htmlFor={id}>
            Add another photo
          </label>
          <DropZone
            ref={fallback}
            id={id}
            size="small"
            multiple
            aria-describedby={messageId}
            onFiles={add}
          >
            {reading > 0 ? (
              <Spinner label="Opening your photos" />
            ) : (
              <UploadIcon className={css.icon} />
            )}
            <span className={css.words}>
              <BrowseLabel />
              <DragHint>, drag photos here, or paste them</DragHint>
            </span>
          </DropZone>
          <div className={css.row}>
            <CameraButton onFile={(file) => add([file])} />
          </div>
        </>
      )}
      {remarks.length > 0 && (
        <div id={messageId} className={css.remarks}>
          {remarks.map(({ name, message, isRejected }, i) =>
            isRejected ? (
              <div key={`${i} ${name}`} role="alert">
                <FieldError error={`${name}: ${message}`} />
              </div>
            ) : (
              <p key={`${i} ${name}`} className={css.words} role="status">
                {`${name}: ${message}`}
              </p>
            ),
          )}
        </div>
      )}
    </section>
  );
};
