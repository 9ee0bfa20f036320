import { useId, useRef } from 'react';
import { Button, FieldError, Spinner } from '@scribblepup/ui';
import { UploadIcon } from '@scribblepup/ui/art';
import type { ChosenPicture } from '../../store/photoOnForm';
import { BlobImage } from '../BlobImage';
import { CropDialog } from '../CropDialog/CropDialog';
import { CameraButton } from './CameraButton';
import { BrowseLabel, DragHint, DropZone } from './DropZone';
import css from './PictureField.module.css';
import { useFileIntake } from './useFileIntake';
import { usePastedFiles } from './usePastedFiles';

export interface PictureFieldProps {
  readonly kind: 'photo' | 'logo';
  readonly name: string;
  readonly label: string;
  readonly value: ChosenPicture | null;
  readonly onChange: (value: ChosenPicture | null) => void;
  /** The picture in the crop dialog; null while the dialog is closed. */
  readonly pictureToCrop: Blob | null;
  /** Opens the crop dialog with a picture; null cancels cropping. */
  readonly onCrop: (picture: Blob | null) => void;
  /** True if another field of the form already has this picture; this field then refuses it. */
  readonly isDuplicate?: (picture: Blob) => Promise<boolean>;
  /** Minimum length of the shorter side, px. */
  readonly minSide: number;
  readonly error?: string;
  /** Accepts a picture that is pasted anywhere on the screen. */
  readonly acceptsPaste?: boolean;
}

const FIRST_ONLY = 'Only the first file was taken.';
const ADD_OTHERS = 'Add the others under More photos.';

/**
 * Field for a picture from the visitor: browse, drop, paste or camera; then crop, crop again, or
 * remove it.
 */
export const PictureField = ({
  kind,
  name,
  label,
  value,
  onChange,
  pictureToCrop,
  onCrop,
  isDuplicate,
  minSide,
  error,
  acceptsPaste = false,
}: PictureFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { incoming, note, hasOthers, read, accept, cancel, clearRefusal, clearNotes } =
    useFileIntake({
      minSide,
      onPicture: onCrop,
      isDuplicate,
    });
  usePastedFiles(acceptsPaste, read);

  const cropAgain = (picture: Blob): void => {
    // Otherwise, a file that is still being read would replace this picture in the dialog.
    cancel();
    onCrop(picture);
  };
  const remove = (): void => {
    onChange(null);
    clearRefusal();
    // The next picture may take its place, and the notes are not about the next one.
    clearNotes();
    // The pressed button disappears with the picture.
    input.current?.focus();
  };

  const isReading = incoming.status === 'reading';
  const isRefused = incoming.status === 'refused';
  const isKept = isRefused && value !== null;
  const refusal = isRefused
    ? isKept
      ? `${incoming.fileName}: ${incoming.message} Your ${kind} was kept.`
      : incoming.message
    : undefined;
  // While a picture is being read, the error about a missing one is hidden.
  const message = refusal ?? (isReading ? undefined : error);
  const messageId = message ? `${id}-error` : undefined;
  const shownMessage = <FieldError id={messageId} error={message} />;

  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <DropZone
        ref={input}
        id={id}
        name={name}
        size={kind === 'photo' ? 'large' : 'small'}
        aria-invalid={message && !isKept ? true : undefined}
        aria-describedby={messageId}
        onFiles={read}
      >
        {isReading ? (
          <Spinner label="Opening your picture" />
        ) : value ? (
          <BlobImage className={css.preview} blob={value.preview} alt={`Your ${kind}`} />
        ) : (
          <UploadIcon className={css.icon} />
        )}
        <span className={css.words}>
          <BrowseLabel>{value ? 'Choose another one' : 'Browse'}</BrowseLabel>
          <DragHint>
            {acceptsPaste ? ', drag a photo here, or paste one' : ' or drag it here'}
          </DragHint>
        </span>
      </DropZone>
      {/* A refusal arrives while the focus may be elsewhere. */}
      {isRefused ? <div role="alert">{shownMessage}</div> : shownMessage}
      <div className={css.row}>
        {kind === 'photo' && <CameraButton onFile={(file) => read([file])} />}
        {value && (
          <>
            <Button variant="secondary" size="sm" onClick={() => cropAgain(value.original)}>
              {`Crop ${kind} again`}
            </Button>
            <Button variant="quiet" size="sm" onClick={remove}>
              {`Remove ${kind}`}
            </Button>
          </>
        )}
      </div>
      {note && value && <p className={css.note}>{note}</p>}
      {hasOthers && value && (
        <p className={css.note} role="status">
          {kind === 'photo' ? `${FIRST_ONLY} ${ADD_OTHERS}` : FIRST_ONLY}
        </p>
      )}
      {pictureToCrop && (
        <CropDialog
          kind={kind}
          picture={pictureToCrop}
          onCancel={() => onCrop(null)}
          onApply={(cropped) => {
            accept(pictureToCrop);
            onChange({ ...cropped, original: pictureToCrop });
          }}
        />
      )}
    </div>
  );
};
