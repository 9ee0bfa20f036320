import type { DogArt, Hints } from '@scribblepup/studio';
import { dogInPhoto, photosOnTitle } from '@scribblepup/studio/books';
import { getBlob, updateProject, type Project } from '@scribblepup/library';
import { firstDemoDog } from '../data/demoDog';
import { isDemo } from '../picker/demoProject';
import { coloring } from '../services/coloring';
import { LostPhotoError } from '../services/LostPhotoError';
import { failureHandler } from '../failureHandler';

/** A dog with its picture without the background, cropped to its bounding box. */
export interface DogCutout {
  readonly dog: DogArt;
  readonly picture: Blob;
}

const extractCutout = async (
  photo: Blob,
  hints: Hints,
  signal: AbortSignal,
): Promise<DogCutout> => {
  const { dog, cutout } = await coloring().extract(photo, hints, { signal });
  return { dog, picture: await coloring().renderCutout(photo, cutout, { signal }) };
};

// Older projects have no stored cutout: extract it again and store it.
const extractFirstCutout = async (
  project: Project,
  photo: Blob,
  signal: AbortSignal,
): Promise<DogCutout> => {
  const { dog, picture } = await extractCutout(photo, project.hints, signal);
  // The cover can be made even if the device has no room left.
  await updateProject(project.id, { cutout: picture }).catch(failureHandler('cutout'));
  return { dog: project.dog ?? dog, picture };
};

// Try the stored cutout first: it works even if the browser has lost the photo.
const firstDog = async (project: Project, signal: AbortSignal): Promise<DogCutout> => {
  const stored = project.cutout ? await getBlob(project.cutout) : null;
  if (stored && project.dog) return { dog: project.dog, picture: stored };
  const photo = project.photo ? await getBlob(project.photo) : null;
  if (!photo) throw new LostPhotoError('cover');
  return extractFirstCutout(project, photo, signal);
};

// Only the first photo's cutout is stored. Keep the last cutout of another photo in memory, because
// several screens of a book need it in succession.
let last = { key: '', picture: new Blob() };

/** The dog of a photo after the first; null if there is none, or if the browser has lost it. */
const dogOf = async (
  project: Project,
  photoId: string | undefined,
  signal: AbortSignal,
): Promise<DogCutout | null> => {
  const morePhoto = project.morePhotos?.find(({ id }) => id === photoId);
  const dog = morePhoto && dogInPhoto(project, morePhoto.id);
  if (!dog || morePhoto.photo === null) return null;
  const key = JSON.stringify([morePhoto.photo, morePhoto.hints]);
  if (last.key !== key) {
    const photo = await getBlob(morePhoto.photo);
    if (!photo) return null;
    last = { key, picture: (await extractCutout(photo, morePhoto.hints, signal)).picture };
  }
  return { dog, picture: last.picture };
};

/**
 * The dogs of a project's cover, from the same photos as on the title page. Without a project, or
 * for a project of a demo dog, it is the demo dog.
 * @throws LostPhotoError, ColoringError, LibraryError; the errors of the demo call.
 */
export const dogCutouts = async (
  project: Project | null,
  signal: AbortSignal,
): Promise<readonly [DogCutout, ...DogCutout[]]> => {
  if (!project || isDemo(project))
    return [await extractCutout((await firstDemoDog(signal)).photo, {}, signal)];
  const { photo, partner } = photosOnTitle(project);
  const first = (await dogOf(project, photo, signal)) ?? (await firstDog(project, signal));
  const other = await dogOf(project, partner, signal);
  return other ? [first, other] : [first];
};
