import {
  hasFields,
  isAbsentOr,
  isEither,
  isFlag,
  isIndex,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isText,
  isTuple,
  type Infer,
} from '@scribblepup/kernel/schema';
import type { Point } from '@scribblepup/studio';
import { clearDraft, getDraft, LibraryError, saveDraft, type Draft } from '@scribblepup/library';
import { useCreateBook, type CreateBookState, type MorePhoto } from './createBook';
import type { ChosenPicture } from './photoOnForm';
import { failedAt } from '../failedAt';

/** Debounce between the last change and the write, ms: a name is typed letter by letter. */
const PAUSE_MS = 250;

const pictureNames = ['photo', 'preview', 'original'] as const;

type What = 'image' | 'logo';

const blobsOf = (what: What, picture: ChosenPicture | null): [string, Blob][] =>
  picture ? pictureNames.map((name) => [`${what}-${name}`, picture[name]]) : [];

/** The name of a picture in the crop dialog. */
const framedName = (what: What): string => `${what}-framed`;

const blobOfFramed = (what: What, picture: Blob | null): [string, Blob][] =>
  picture ? [[framedName(what), picture]] : [];

// Most photos are not cropped: then all three pictures are one, which is stored once.
const blobsOfMore = ({ id, image }: MorePhoto): [string, Blob][] => [
  [`more-${id}-original`, image.original],
  ...pictureNames
    .filter((name) => image[name] !== image.original)
    .map((name): [string, Blob] => [`more-${id}-${name}`, image[name]]),
];

/** The parts of the state whose change is saved. */
const parts = [
  'step',
  'details',
  'moreDogs',
  'shows',
  'image',
  'logo',
  'framedImage',
  'framedLogo',
  'morePhotos',
  'marks',
  'chosenDogs',
  'drawing',
  'projectId',
] as const;

// Takes these parts alone, so that TypeScript refuses a draft of anything else.
const toDraft = ({
  step,
  details,
  moreDogs,
  shows,
  image,
  logo,
  framedImage,
  framedLogo,
  morePhotos,
  marks,
  chosenDogs,
  drawing,
}: Pick<CreateBookState, (typeof parts)[number]>): Draft => ({
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
    ...blobOfFramed('image', framedImage),
    ...blobOfFramed('logo', framedLogo),
    ...morePhotos.flatMap(blobsOfMore),
  ]),
});

const isDetails = hasFields({ name: isText, born_month: isText });
const isPoint = isTuple(isNumber, isNumber);
const isDab = hasFields({
  x: isNumber,
  y: isNumber,
  radius: isNumber,
  mode: isOneOf('keep', 'erase'),
  region: isAbsentOr(isOneOf(true)),
  begins: isAbsentOr(isOneOf(true)),
});
const isMark = isEither(
  hasFields({ kind: isOneOf('stroke'), dabs: isListOf(isDab) }),
  hasFields({
    kind: isOneOf('eye', 'closedEye', 'nose'),
    at: isPoint,
    replaces: isAbsentOr(isPoint),
  }),
);
const isCrop = isNullOr(hasFields({ x: isNumber, y: isNumber, width: isNumber, height: isNumber }));

/**
 * The fields of a stored draft. Drafts of earlier versions lack those that may be absent, and have
 * `dogsFollowShows`: true if the chosen dogs follow from `shows`, so that nobody tapped them.
 */
const isFields = hasFields({
  step: isOneOf(1, 2),
  details: isDetails,
  moreDogs: isAbsentOr(isListOf(isDetails)),
  shows: isAbsentOr(isListOf(isIndex)),
  marks: isListOf(isMark),
  chosenDogs: isAbsentOr(isListOf(isPoint)),
  dogsFollowShows: isAbsentOr(isFlag),
  drawing: hasFields({
    age: isAbsentOr(isOneOf('2-3', '3-5', '5-8', '8+')),
    detail: isAbsentOr(isNumber),
    lineWidth: isAbsentOr(isNumber),
    hatTilt: isAbsentOr(isNumber),
  }),
  crops: hasFields({ image: isAbsentOr(isCrop), logo: isAbsentOr(isCrop) }),
  morePhotos: isAbsentOr(
    isListOf(
      hasFields({
        id: isText,
        marks: isListOf(isMark),
        chosenDogs: isListOf(isPoint),
        dogsFollowShows: isAbsentOr(isFlag),
        shows: isAbsentOr(isListOf(isIndex)),
        crop: isCrop,
      }),
    ),
  ),
});
type Fields = Infer<typeof isFields>;

const pictureOf = (
  what: What,
  { pictures }: Draft,
  crop: ChosenPicture['crop'] | undefined,
): ChosenPicture | null => {
  const [photo, preview, original] = pictureNames.map((name) => pictures[`${what}-${name}`]);
  return crop !== undefined && photo && preview && original
    ? { photo, preview, original, crop }
    : null;
};

const tapped = ({
  chosenDogs = [],
  dogsFollowShows = false,
}: Pick<Fields, 'chosenDogs' | 'dogsFollowShows'>): readonly Point[] =>
  dogsFollowShows ? [] : chosenDogs;

const morePhotosOf = ({ morePhotos = [] }: Fields, { pictures }: Draft): MorePhoto[] =>
  morePhotos.flatMap(({ id, marks, shows = [0], crop, ...dogs }) => {
    const [photo, preview, original] = pictureNames.map((name) => pictures[`more-${id}-${name}`]);
    if (!original) return [];
    const image = { photo: photo ?? original, preview: preview ?? original, original, crop };
    const chosenDogs = tapped(dogs);
    return [{ id, image, marks, chosenDogs, shows, shownMarks: [], cutout: null }];
  });

const isEmpty = ({ details, moreDogs, morePhotos, ...state }: CreateBookState): boolean =>
  details.name === '' &&
  details.born_month === '' &&
  moreDogs.length === 0 &&
  morePhotos.length === 0 &&
  [state.image, state.logo, state.framedImage, state.framedLogo].every(
    (picture) => picture === null,
  );

/** Merges a draft into the state; input entered while the draft was loading wins. */
const merge = (state: CreateBookState, draft: Draft): Partial<CreateBookState> => {
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
    framedImage: state.framedImage ?? draft.pictures[framedName('image')] ?? null,
    framedLogo: state.framedLogo ?? draft.pictures[framedName('logo')] ?? null,
    ...(state.morePhotos.length === 0 && { morePhotos: morePhotosOf(fields, draft) }),
    // Another step would end the typing.
    ...(isEmpty(state) && { step }),
    ...(!state.image && {
      drawing,
      image: pictureOf('image', draft, crops.image),
      marks,
      chosenDogs: tapped(fields),
      shows,
    }),
    isRestored: true,
  };
};

/** True while a draft is put into the state, which is no change by the visitor. */
let isMerging = false;
let onRestored: () => void = () => undefined;
let restored: Promise<void> | null = null;

const restore = async (): Promise<void> => {
  const { formId } = useCreateBook.getState();
  const draft = await getDraft();
  const state = useCreateBook.getState();
  const wasCleared = state.formId !== formId;
  if (!draft || wasCleared || state.projectId !== null) return;
  isMerging = true;
  useCreateBook.setState(merge(state, draft));
  isMerging = false;
  onRestored();
};

/** Restores the draft once. If it cannot be read, the next call tries again. */
const restoreOnce = (): Promise<void> =>
  (restored ??= restore().catch((error: unknown) => {
    restored = null;
    throw error;
  }));

const save = async (overOthers: boolean): Promise<void> => {
  // Saving replaces the stored draft, so that one must have been read.
  await restoreOnce();
  const state = useCreateBook.getState();
  await (isEmpty(state) || state.projectId !== null
    ? clearDraft()
    : saveDraft(toDraft(state), { overOthers }));
};

/** True if the draft is not saved because another tab's would be lost. */
export const isOtherDraft = (error: unknown): boolean =>
  error instanceof LibraryError && error.code === 'other-draft';

const tell = (draftFailure: unknown): void => {
  if (useCreateBook.getState().draftFailure !== draftFailure)
    useCreateBook.setState({ draftFailure });
};

const fail = (error: unknown): void => {
  // A draft in another tab is not a failure of the site.
  if (!isOtherDraft(error)) failedAt('draft')(error);
  tell(error);
};

let waiting: ReturnType<typeof setTimeout> | undefined;

const write = (overOthers = false): Promise<void> => {
  clearTimeout(waiting);
  waiting = undefined;
  return save(overOthers).then(() => tell(null), fail);
};

/** Saves the draft although another tab has one, which is lost. */
export const keepThisDraft = (): Promise<void> => write(true);

const flush = (): void => {
  if (waiting !== undefined) void write();
};

const onVisibility = (): void => {
  // Meanwhile, another tab may have made room, or a project from its own draft.
  const mayWorkNow =
    document.visibilityState === 'visible' && useCreateBook.getState().draftFailure !== null;
  if (mayWorkNow) void write();
  else flush();
};

let isKept = false;

const keepFromNowOn = (): void => {
  if (isKept) return;
  isKept = true;
  useCreateBook.subscribe((state, before) => {
    if (isMerging || parts.every((part) => state[part] === before[part])) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void write(), PAUSE_MS);
  });
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onVisibility);
};

/**
 * Restores the input from before a reload, once, and saves each later change.
 * @param then called when input came back; after a failure to read it, that may be later
 */
export const restoreDraft = async (then: () => void): Promise<void> => {
  onRestored = then;
  keepFromNowOn();
  await restoreOnce().catch(fail);
};
