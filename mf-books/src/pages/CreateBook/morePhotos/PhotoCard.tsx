import { Button, cx } from '@scribblepup/ui';
import { BlobImage } from '../../../components/BlobImage';
import { PhotoThumbnail } from '../../../components/PhotoThumbnail';
import { ACCEPTED_TYPES } from '../../../components/PictureField/DropZone';
import { isPainted } from '../../../cutoutMarks';
import type { MorePhoto } from '../../../store/createBook';
import { lastCutout } from '../../../store/photoOnForm';
import { setShowsOf } from '../../../store/morePhotos';
import { DogsOnPhoto } from '../moreDogs/DogsOnPhoto';
import css from './MorePhotos.module.css';

/** Height of a card's picture, px: enough for a high-density screen. */
const PICTURE_HEIGHT = 312;

/** The state of the dog in a photo, in a few words; the photo's panel says more. */
const stateOf = ({ cutout, marks }: MorePhoto): string => {
  if (cutout === null || cutout.status === 'working') return 'Finding your dog';
  if (cutout.status === 'failed') return 'Could not be drawn';
  const { found, finder, cutout: cut } = cutout.extraction;
  if (!finder.ok) return 'Take a look';
  if (isPainted(marks)) return 'Ready';
  if (finder.dogs.length === 0) return 'No dog found';
  return found && cut.advice === null ? 'Ready' : 'Take a look';
};

/** Card of the first photo. The visitor changes that photo in its own field above. */
export const FirstPhotoCard = ({
  picture,
  isFamily,
}: {
  readonly picture: Blob;
  /** With several dogs, the title and the cover may show other photos. */
  readonly isFamily: boolean;
}) => (
  <li className={css.card}>
    <PhotoThumbnail className={css.picture} photo={picture} height={PICTURE_HEIGHT} />
    <p className={css.name}>Photo 1</p>
    {!isFamily && <p className={css.state}>Title and cover</p>}
  </li>
);

/** The dog once it is cut out; until then, the photo. */
const CardPicture = ({ photo: { cutout, image } }: Pick<PhotoCardProps, 'photo'>) => {
  const cut = lastCutout(cutout);
  return cut ? (
    <BlobImage className={css.picture} blob={cut.preview} alt="" />
  ) : (
    <PhotoThumbnail className={css.picture} photo={image.preview} height={PICTURE_HEIGHT} />
  );
};

interface PhotoCardProps {
  readonly photo: MorePhoto;
  /** Number of the photo among all photos, from 1. */
  readonly number: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onReplace: (file: File) => void;
  readonly onRemove: () => void;
}

/** One of the photos after the first, with its buttons. */
export const PhotoCard = ({
  photo,
  number,
  isOpen,
  onOpen,
  onReplace,
  onRemove,
}: PhotoCardProps) => (
  <li className={cx(css.card, isOpen && css.open)}>
    <CardPicture photo={photo} />
    <p className={css.name}>{`Photo ${number}`}</p>
    <p className={css.state} role="status">
      {stateOf(photo)}
    </p>
    <DogsOnPhoto
      label={`Who is on photo ${number}?`}
      shows={photo.shows}
      onChange={(shows) => setShowsOf(photo.id, shows)}
    />
    <Button
      className={css.action}
      variant="secondary"
      size="sm"
      aria-label={`Adjust photo ${number}`}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      Adjust
    </Button>
    <div className={css.links}>
      <label className={css.link}>
        <span aria-hidden="true">Replace</span>
        <input
          className={css.input}
          type="file"
          accept={ACCEPTED_TYPES}
          aria-label={`Replace photo ${number}`}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onReplace(file);
            target.value = '';
          }}
        />
      </label>
      <button
        type="button"
        className={css.link}
        aria-label={`Remove photo ${number}`}
        data-remove
        onClick={onRemove}
      >
        Remove
      </button>
    </div>
  </li>
);
