import { useEffect, useRef, useState } from 'react';
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

/**
 * The cutout of one of the photos after the first, with its crop and its brush. It opens below all
 * cards, so it gets the focus and is scrolled into view.
 */
export const PhotoDetails = ({ photo, number }: PhotoDetailsProps) => {
  const { id, image } = photo;
  const [isCropping, setIsCropping] = useState(false);
  const [{ find, setEditing }] = useState(() => searchIn(id));
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={panel} className={css.details}>
      <h3 ref={heading} className={css.name} tabIndex={-1}>{`Photo ${number}`}</h3>
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
          kind="photo"
          picture={image.original}
          onCancel={() => setIsCropping(false)}
          onApply={(cropped) => {
            setIsCropping(false);
            cropMorePhoto(id, cropped);
          }}
        />
      )}
    </div>
  );
};
