import { useState } from 'react';
import { Button } from '@scribblepup/ui';
import { CropDialog } from '../../../components/CropDialog/CropDialog';
import type { MorePhoto } from '../../../store/createBook';
import { chooseDogsIn, cropMorePhoto, markMorePhoto, searchIn } from '../../../store/morePhotos';
import { Cutout } from '../Cutout';
import css from './MorePhotos.module.css';

interface PhotoDetailsProps {
  readonly photo: MorePhoto;
  readonly number: number;
}

/** The cutout of one of the photos after the first, with its crop and its brush. */
export const PhotoDetails = ({ photo, number }: PhotoDetailsProps) => {
  const { id, image } = photo;
  const [isCropping, setIsCropping] = useState(false);
  const [{ find, setEditing }] = useState(() => searchIn(id));

  return (
    <>
      <Cutout
        label={`Cutout of photo ${number}`}
        photo={photo}
        onMark={(marks) => markMorePhoto(id, marks)}
        onChooseDogs={(chosen) => chooseDogsIn(id, chosen)}
        onRetry={() => find({ searchAgain: true })}
        onEditing={setEditing}
      />
      <div className={css.row}>
        <Button
          className={css.action}
          variant="secondary"
          size="sm"
          onClick={() => setIsCropping(true)}
        >
          {`Crop photo ${number}`}
        </Button>
      </div>
      {isCropping && (
        <CropDialog
          what="photo"
          picture={image.original}
          onCancel={() => setIsCropping(false)}
          onApply={(cropped) => {
            setIsCropping(false);
            cropMorePhoto(id, cropped);
          }}
        />
      )}
    </>
  );
};
