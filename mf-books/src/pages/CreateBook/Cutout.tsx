import { useState } from 'react';
import { CutoutEditor } from '../../components/CutoutEditor/CutoutEditor';
import { CutoutPanel } from '../../components/CutoutPanel/CutoutPanel';
import { lastCutout, useCreateBook } from '../../store/createBook';
import { searchAgain, setMarks } from '../../store/createBookActions';

const CUTTING = 'Cutting out again';
const UP_TO_DATE = 'The cutout is up to date';

/** The cutout for a look, and the tools to put it right. */
export const Cutout = () => {
  const { cutout, image, marks } = useCreateBook();
  const [isEditing, setIsEditing] = useState(false);
  if (!cutout || !image) return null;

  const extraction = lastCutout(cutout);
  return (
    <>
      <CutoutPanel cutout={cutout} onRetry={searchAgain} onEdit={() => setIsEditing(true)} />
      {isEditing && extraction && (
        <CutoutEditor
          photo={image.photo}
          extraction={extraction}
          news={cutout.status === 'working' ? CUTTING : cutout.status === 'failed' ? cutout.message : UP_TO_DATE}
          marks={marks}
          onChange={setMarks}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  );
};
