import { useEffect, useState } from 'react';
import { CutoutEditor } from '../../components/CutoutEditor/CutoutEditor';
import { useEditorPicture } from '../../components/CutoutEditor/useEditorPicture';
import { CutoutPanel } from '../../components/CutoutPanel/CutoutPanel';
import { lastCutout, useCreateBook } from '../../store/createBook';
import { searchAgain, setChosenDogs, setEditing, setMarks } from '../../store/createBookActions';

const CUTTING = 'Cutting out again';
const UP_TO_DATE = 'The cutout is up to date';

/** Shows the cutout, with the editor to correct it. */
export const Cutout = () => {
  const { cutout, image, marks, shownMarks, chosenDogs } = useCreateBook();
  const [isEditing, setIsEditing] = useState(false);
  useEffect(() => {
    setEditing(isEditing);
    return () => setEditing(false);
  }, [isEditing]);
  const extraction = lastCutout(cutout);
  // The worker is busy while it draws lines. Ask for the pixels before, so that the editor can open.
  const isSoonBusy = cutout?.status === 'working' && extraction !== null;
  const photo = useEditorPicture(image && (isEditing || isSoonBusy) ? image.photo : null);
  if (!cutout || !image) return null;

  return (
    <>
      <CutoutPanel
        cutout={cutout}
        isPainted={marks.some(({ kind }) => kind === 'stroke')}
        photo={image.photo}
        chosenDogs={chosenDogs}
        onChooseDogs={setChosenDogs}
        onRetry={searchAgain}
        onEdit={() => setIsEditing(true)}
      />
      {isEditing && extraction && (
        <CutoutEditor
          photo={photo}
          crop={image.crop}
          cutout={extraction.cutout}
          news={
            cutout.status === 'failed'
              ? cutout.message
              : marks === shownMarks
                ? UP_TO_DATE
                : CUTTING
          }
          marks={marks}
          shownMarks={shownMarks}
          onChange={setMarks}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  );
};
