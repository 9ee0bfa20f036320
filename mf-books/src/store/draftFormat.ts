import {
  isObjectOf,
  isOptionalOf,
  isUnionOf,
  isBoolean,
  isNonNegativeInteger,
  isArrayOf,
  isNullableOf,
  isNumber,
  isOneOf,
  isString,
  isTupleOf,
  type Infer,
} from '@scribblepup/kernel/schema';
import type { Point } from '@scribblepup/studio';
import type { Draft } from '@scribblepup/library';
import type { CreateBookState, MorePhoto } from './createBook';
import type { ChosenPicture } from './photoOnForm';
import { areSameMorePhotos } from './sameInput';

const pictureNames = ['photo', 'preview', 'original'] as const;

type PictureKind = 'image' | 'logo';

const blobsOf = (kind: PictureKind, picture: ChosenPicture | null): [string, Blob][] =>
  picture ? pictureNames.map((name) => [`${kind}-${name}`, picture[name]]) : [];

/** The name of a picture in the crop dialog. */
const cropDialogName = (kind: PictureKind): string => `${kind}-framed`;

const blobsOfCropDialog = (kind: PictureKind, picture: Blob | null): [string, Blob][] =>
  picture ? [[cropDialogName(kind), picture]] : [];

// Most photos are not cropped, so their three pictures are the same one: store it only once.
const blobsOfMore = ({ id, image }: MorePhoto): [string, Blob][] => [
  [`more-${id}-original`, image.original],
  ...pictureNames
    .filter((name) => image[name] !== image.original)
    .map((name): [string, Blob] => [`more-${id}-${name}`, image[name]]),
];

/** The parts of the state whose changes are saved. */
const savedParts = [
  'step',
  'details',
  'moreDogs',
  'shows',
  'image',
  'logo',
  'imageToCrop',
  'logoToCrop',
  'morePhotos',
  'marks',
  'chosenDogs',
  'drawing',
  'projectId',
] as const;

/**
 * True if nothing that is saved differs between two states. The cutouts, which a search for the dog
 * changes, are not saved.
 */
export const isSameDraft = (a: CreateBookState, b: CreateBookState): boolean =>
  savedParts.every((part) =>
    part === 'morePhotos' ? areSameMorePhotos(a[part], b[part]) : a[part] === b[part],
  );

/**
 * Returns the draft that stores a form. It takes only `savedParts`, so that TypeScript rejects a
 * field whose changes would not be saved.
 */
export const toDraft = ({
  step,
  details,
  moreDogs,
  shows,
  image,
  logo,
  imageToCrop,
  logoToCrop,
  morePhotos,
  marks,
  chosenDogs,
  drawing,
}: Pick<CreateBookState, (typeof savedParts)[number]>): Draft => ({
  fields: {
    step,
    details,
    moreDogs,
    shows,
    marks,
    chosenDogs,
    drawing,
    crops: { image: image?.crop, logo: logo?.crop },
    morePhotos: morePhotos.map((photo) => ({
      id: photo.id,
      marks: photo.marks,
      chosenDogs: photo.chosenDogs,
      shows: photo.shows,
      crop: photo.image.crop,
    })),
  },
  pictures: Object.fromEntries([
    ...blobsOf('image', image),
    ...blobsOf('logo', logo),
    ...blobsOfCropDialog('image', imageToCrop),
    ...blobsOfCropDialog('logo', logoToCrop),
    ...morePhotos.flatMap(blobsOfMore),
  ]),
});

const isDetails = isObjectOf({ name: isString, born_month: isString });
const isPoint = isTupleOf(isNumber, isNumber);
const isDab = isObjectOf({
  x: isNumber,
  y: isNumber,
  radius: isNumber,
  mode: isOneOf('keep', 'erase'),
  region: isOptionalOf(isOneOf(true)),
  begins: isOptionalOf(isOneOf(true)),
});
const isMark = isUnionOf(
  isObjectOf({ kind: isOneOf('stroke'), dabs: isArrayOf(isDab) }),
  isObjectOf({
    kind: isOneOf('eye', 'closedEye', 'nose'),
    at: isPoint,
    replaces: isOptionalOf(isPoint),
  }),
);
const isCrop = isNullableOf(
  isObjectOf({ x: isNumber, y: isNumber, width: isNumber, height: isNumber }),
);

/**
 * The fields of a stored draft. Drafts of earlier versions lack the optional ones, and may have
 * `dogsFollowShows`: true if nobody tapped the chosen dogs, because they follow from `shows`.
 */
const isFields = isObjectOf({
  step: isOneOf(1, 2),
  details: isDetails,
  moreDogs: isOptionalOf(isArrayOf(isDetails)),
  shows: isOptionalOf(isArrayOf(isNonNegativeInteger)),
  marks: isArrayOf(isMark),
  chosenDogs: isOptionalOf(isArrayOf(isPoint)),
  dogsFollowShows: isOptionalOf(isBoolean),
  drawing: isObjectOf({
    age: isOptionalOf(isOneOf('2-3', '3-5', '5-8', '8+')),
    detail: isOptionalOf(isNumber),
    lineWidth: isOptionalOf(isNumber),
    hatTilt: isOptionalOf(isNumber),
  }),
  crops: isObjectOf({ image: isOptionalOf(isCrop), logo: isOptionalOf(isCrop) }),
  morePhotos: isOptionalOf(
    isArrayOf(
      isObjectOf({
        id: isString,
        marks: isArrayOf(isMark),
        chosenDogs: isArrayOf(isPoint),
        dogsFollowShows: isOptionalOf(isBoolean),
        shows: isOptionalOf(isArrayOf(isNonNegativeInteger)),
        crop: isCrop,
      }),
    ),
  ),
});
type Fields = Infer<typeof isFields>;

const pictureOf = (
  kind: PictureKind,
  { pictures }: Draft,
  crop: ChosenPicture['crop'] | undefined,
): ChosenPicture | null => {
  const [photo, preview, original] = pictureNames.map((name) => pictures[`${kind}-${name}`]);
  return crop !== undefined && photo && preview && original
    ? { photo, preview, original, crop }
    : null;
};

const tappedDogs = ({
  chosenDogs = [],
  dogsFollowShows = false,
}: Pick<Fields, 'chosenDogs' | 'dogsFollowShows'>): readonly Point[] =>
  dogsFollowShows ? [] : chosenDogs;

const morePhotosOf = ({ morePhotos = [] }: Fields, { pictures }: Draft): MorePhoto[] =>
  morePhotos.flatMap(({ id, marks, shows = [0], crop, ...dogs }) => {
    const [photo, preview, original] = pictureNames.map((name) => pictures[`more-${id}-${name}`]);
    if (!original) return [];
    const image = { photo: photo ?? original, preview: preview ?? original, original, crop };
    const chosenDogs = tappedDogs(dogs);
    return [{ id, image, marks, chosenDogs, shows, shownMarks: [], cutout: null }];
  });

/** True if the visitor has entered nothing. */
export const isEmpty = ({ details, moreDogs, morePhotos, ...state }: CreateBookState): boolean =>
  details.name === '' &&
  details.born_month === '' &&
  moreDogs.length === 0 &&
  morePhotos.length === 0 &&
  [state.image, state.logo, state.imageToCrop, state.logoToCrop].every(
    (picture) => picture === null,
  );

/**
 * The changes that put a draft into the state; none if the draft is damaged. Input entered while
 * the draft was loading wins.
 */
export const mergeDraft = (state: CreateBookState, draft: Draft): Partial<CreateBookState> => {
  const { fields } = draft;
  if (!isFields(fields)) return {};
  const { step, marks, drawing, crops } = fields;
  const { moreDogs = [], shows = [0] } = fields;
  const { name, born_month } = state.details;
  return {
    details: {
      name: name || fields.details.name,
      born_month: born_month || fields.details.born_month,
    },
    ...(state.moreDogs.length === 0 && { moreDogs }),
    logo: state.logo ?? pictureOf('logo', draft, crops.logo),
    imageToCrop: state.imageToCrop ?? draft.pictures[cropDialogName('image')] ?? null,
    logoToCrop: state.logoToCrop ?? draft.pictures[cropDialogName('logo')] ?? null,
    ...(state.morePhotos.length === 0 && { morePhotos: morePhotosOf(fields, draft) }),
    // A change of step would interrupt a visitor who is already typing.
    ...(isEmpty(state) && { step }),
    ...(!state.image && {
      drawing,
      image: pictureOf('image', draft, crops.image),
      marks,
      chosenDogs: tappedDogs(fields),
      shows,
    }),
    isRestored: true,
  };
};
