import { useId, useRef } from 'react';
import { Button, FieldError, Spinner } from '@scribblepup/ui';
import { UploadIcon } from '@scribblepup/ui/art';
import type { ChosenPicture } from '../../store/photoOnForm';
import { BlobImage } from '../BlobImage';
import { CropDialog } from '../CropDialog/CropDialog';
import { CameraButton } from './CameraButton';
import { Browse, DragHint, DropZone } from './DropZone';
import css from './PictureField.module.css';
import { useIncoming } from './useIncoming';
import { usePastedFiles } from './usePastedFiles';

export interface PictureFieldProps {
  readonly what: 'photo' | 'logo';
  readonly name: string;
  readonly label: string;
  readonly value: ChosenPicture | null;
  readonly onChange: (value: ChosenPicture | null) => void;
  /**
   * Called with each picture that is about to be cropped, and with null when cropping is cancelled.
   */
  readonly onFrame?: (picture: Blob | null) => void;
  /** True if the form has this picture in another place, where it is not accepted again. */
  readonly isDuplicate?: (picture: Blob) => Promise<boolean>;
  /** Minimum length of the shorter side, px. */
  readonly minSide: number;
  readonly error?: string;
  /** Takes a picture that is pasted anywhere on the screen. */
  readonly takesPaste?: boolean;
}

/**
 * Field for a picture from the visitor: browse, drop, paste or camera; then crop, crop again, or
 * remove it.
 */
export const PictureField = ({
  what,
  name,
  label,
  value,
  onChange,
  onFrame,
  isDuplicate,
  minSide,
  error,
  takesPaste = false,
}: PictureFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { incoming, note, read, cropAgain, cancelCrop, finishCrop, clearRefusal } = useIncoming({
    minSide,
    onFrame,
    isDuplicate,
  });
  usePastedFiles(takesPaste, ([file]) => read(file));

  const remove = (): void => {
    onChange(null);
    clearRefusal();
    // The pressed button disappears with the picture.
    input.current?.focus();
  };

  const isRefused = incoming.status === 'refused';
  const isKept = isRefused && value !== null;
  const message = isKept
    ? `${incoming.fileName}: ${incoming.message} Your ${what} was kept.`
    : isRefused
      ? incoming.message
      : error;
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
        size={what === 'photo' ? 'large' : 'small'}
        aria-invalid={message && !isKept ? true : undefined}
        aria-describedby={messageId}
        onFiles={([file]) => read(file)}
      >
        {incoming.status === 'reading' ? (
          <Spinner label="Opening your picture" />
        ) : value ? (
          <BlobImage className={css.preview} blob={value.preview} alt={`Your ${what}`} />
        ) : (
          <UploadIcon className={css.icon} />
        )}
        <span className={css.words}>
          <Browse>{value ? 'Choose another one' : 'Browse'}</Browse>
          <DragHint>
            {takesPaste ? ', drag a photo here, or paste one' : ' or drag it here'}
          </DragHint>
        </span>
      </DropZone>
      {/* A refusal arrives while the focus may be elsewhere. */}
      {isRefused ? <div role="alert">{shownMessage}</div> : shownMessage}
      <div className={css.row}>
        {what === 'photo' && <CameraButton onFile={read} />}
        {value && (
          <>
            <Button variant="secondary" size="sm" onClick={() => cropAgain(value.original)}>
              {`Crop ${what} again`}
            </Button>
            <Button variant="quiet" size="sm" onClick={remove}>
              {`Remove ${what}`}
            </Button>
          </>
        )}
      </div>
      {note && value && <p className={css.note}>{note}</p>}
      {incoming.status === 'cropping' && (
        <CropDialog
          what={what}
          picture={incoming.picture}
          onCancel={cancelCrop}
          onApply={(cropped) => {
            finishCrop();
            onChange({ ...cropped, original: incoming.picture });
          }}
        />
      )}
    </div>
  );
};
