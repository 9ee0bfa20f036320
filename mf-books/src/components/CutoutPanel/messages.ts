import type { Advice, Extraction, FinderResult } from '@scribblepup/studio';

type Failure = Extract<FinderResult, { ok: false }>['failure'];

const FOUND = 'This is what the pages are drawn from.';
const UNCLEAR =
  "We can't make out enough of your dog to draw it, so the middle of this photo was kept. Crop closer to your dog, or choose a photo in which it is larger. You can also continue with it as it is.";
const NO_DOG =
  "We couldn't find a dog in this photo. Crop it closer to your dog, or paint over your dog with Touch up. You can also continue with it as it is.";

const MISSING =
  "We couldn't look for your dog: a file needed for that didn't arrive. Check your connection and try again.";
const UNUSABLE =
  "We couldn't look for your dog: a file needed for that arrived damaged. Please try again.";
const BROKEN = "We couldn't look for your dog on this device. Please try again.";
const CONTINUE_WITHOUT =
  'You can also continue without it: crop this photo closer to your dog, or paint over your dog with Touch up.';

const failures: Readonly<Record<Failure, string>> = {
  unreachable: MISSING,
  late: MISSING,
  truncated: UNUSABLE,
  altered: UNUSABLE,
  foreign: UNUSABLE,
  version: UNUSABLE,
  malformed: UNUSABLE,
  broken: BROKEN,
};

/** Message for the visitor when the finder could not look for the dog. */
export const failureMessage = (failure: Failure): string =>
  `${failures[failure]} ${CONTINUE_WITHOUT}`;

const NO_DOG_TO_ADD = "We couldn't find a dog in this photo. Please choose another one.";
const UNCLEAR_TO_ADD =
  "We can't make out enough of your dog in this photo to draw it. Please choose one in which it is larger.";

/**
 * Says why a photo cannot be added to a drawn project, where it can be neither cropped nor touched
 * up; undefined if it can be added.
 */
export const addPhotoRefusal = ({
  found,
  finder,
  cutout,
}: Pick<Extraction, 'found' | 'finder' | 'cutout'>): string | undefined => {
  if (!finder.ok) return failures[finder.failure];
  if (finder.dogs.length === 0) return NO_DOG_TO_ADD;
  return found && cutout.advice !== 'doubtful' ? undefined : UNCLEAR_TO_ADD;
};

const advice: Readonly<Record<Advice, string>> = {
  doubtful:
    "We're not sure that this is your dog. Check the outline, crop this photo closer to your dog, or choose a photo in which it is larger.",
  small:
    'Your dog is small in this photo, so fine lines may be missing. Crop closer to your dog, or choose a photo in which it is larger.',
  dark: 'This photo is dark, so some lines may be missing. A photo taken in daylight makes a better book.',
  blurred:
    'This photo is a little blurred, so fine lines may be missing. A sharper photo makes a better book.',
  faceless:
    "We can't see your dog's face. Tap its eyes and nose with Touch up, or choose a photo in which it looks your way.",
};

/**
 * Message for the visitor about a cutout.
 * @param isPainted the visitor has corrected it by hand
 */
export const cutoutMessage = (
  { found, finder, cutout }: Pick<Extraction, 'found' | 'finder' | 'cutout'>,
  isPainted: boolean,
): string => {
  if (isPainted) return FOUND;
  if (finder.ok && finder.dogs.length === 0) return NO_DOG;
  if (!found) return UNCLEAR;
  return cutout.advice ? advice[cutout.advice] : FOUND;
};
