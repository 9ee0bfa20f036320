import { useEffect, useState } from 'react';
import type { Point } from '@scribblepup/studio';
import { CutoutEditor } from '../../components/CutoutEditor/CutoutEditor';
import { useEditorPhoto } from '../../components/CutoutEditor/useEditorPhoto';
import { CutoutPanel } from '../../components/CutoutPanel/CutoutPanel';
import { isPainted, type Mark } from '../../cutoutMarks';
import { dogsToDraw } from '../../store/dogsToDraw';
import { lastCutout, type PhotoOnForm } from '../../store/photoOnForm';

const CUTTING = 'Cutting out again';
const UP_TO_DATE = 'The cutout is up to date';

interface CutoutProps {
  readonly label?: string;
  readonly photo: PhotoOnForm;
  readonly onMark: (marks: readonly Mark[]) => void;
  readonly onChooseDogs: (chosen: readonly Point[]) => void;
  readonly onRetry: () => void;
  /** Called when the editor opens and closes; must be stable. */
  readonly onEditing: (isOpen: boolean) => void;
}

/** Shows the cutout of a photo, with the editor to correct it. */
export const Cutout = ({
  label = 'Cutout',
  photo,
  onMark,
  onChooseDogs,
  onRetry,
  onEditing,
}: CutoutProps) => {
  const { cutout, image, marks, shownMarks } = photo;
  const [isEditing, setIsEditing] = useState(false);
  useEffect(() => {
    onEditing(isEditing);
    return () => onEditing(false);
  }, [isEditing, onEditing]);
  const extraction = lastCutout(cutout);
  // The worker is busy while it draws lines, so request the editor's photo before that.
  const isSoonBusy = cutout?.status === 'working' && extraction !== null;
  const editorPhoto = useEditorPhoto(image && (isEditing || isSoonBusy) ? image.photo : null);
  if (!cutout || !image) return null;

  return (
    <>
      <CutoutPanel
        label={label}
        cutout={cutout}
        isPainted={isPainted(marks)}
        photo={image.photo}
        dogs={dogsToDraw(photo)}
        onChooseDogs={onChooseDogs}
        onRetry={onRetry}
        onEdit={() => setIsEditing(true)}
      />
      {isEditing && extraction && (
        <CutoutEditor
          photo={editorPhoto}
          crop={image.crop}
          cutout={extraction.cutout}
          status={
            cutout.status === 'failed'
              ? cutout.message
              : marks === shownMarks
                ? UP_TO_DATE
                : CUTTING
          }
          marks={marks}
          shownMarks={shownMarks}
          onChange={onMark}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  );
};
