import type { DogArt, Hints } from '@scribblepup/studio';
import { dogOfPhoto, partnerOnTitle } from '@scribblepup/studio/books';
import { getBlob, updateProject, type Project } from '@scribblepup/library';
import { firstDemoDog } from '../data/demoDog';
import { coloring } from '../services/coloring';
import { failedAt } from '../failedAt';

/** A dog with its picture without the background, cropped to its bounding box. */
export interface CutDog {
  readonly dog: DogArt;
  readonly picture: Blob;
}

const cut = async (photo: Blob, hints: Hints, signal: AbortSignal): Promise<CutDog> => {
  const { dog, cutout } = await coloring().extract(photo, hints, { signal });
  return { dog, picture: await coloring().cutoutPicture(photo, cutout, { signal }) };
};

// Older projects have no stored cutout: extract it again and store it.
const cutFirst = async (project: Project, photo: Blob, signal: AbortSignal): Promise<CutDog> => {
  const { dog, picture } = await cut(photo, project.hints, signal);
  // The cover can still be made when the device has no room left.
  await updateProject(project.id, { cutout: picture }).catch(failedAt('cutout'));
  return { dog: project.dog ?? dog, picture };
};

const firstDog = async (project: Project, signal: AbortSignal): Promise<CutDog | null> => {
  const photo = project.photo ? await getBlob(project.photo) : null;
  if (!photo) return null;
  const kept = project.cutout ? await getBlob(project.cutout) : null;
  return kept && project.dog
    ? { dog: project.dog, picture: kept }
    : cutFirst(project, photo, signal);
};

// Only the first photo's cutout is stored. Keep the last cutout of another photo in memory, because
// a book's screens ask for it one after the other.
let last = { of: '', picture: new Blob() };

const partner = async (project: Project, signal: AbortSignal): Promise<CutDog | null> => {
  const id = partnerOnTitle(project);
  const found = project.morePhotos?.find((one) => one.id === id);
  const dog = found && dogOfPhoto(project, found.id);
  if (!dog || found.photo === null) return null;
  const of = JSON.stringify([found.photo, found.hints]);
  if (last.of !== of) {
    const photo = await getBlob(found.photo);
    if (!photo) return null;
    last = { of, picture: (await cut(photo, found.hints, signal)).picture };
  }
  return { dog, picture: last.picture };
};

/**
 * The dogs of a project's cover: the one on the first photo, and the one beside it on the title
 * page. The demo dog if there is no project or no photo.
 * @throws ColoringError, LibraryError; the errors of the demo call.
 */
export const cutDogs = async (
  project: Project | null,
  signal: AbortSignal,
): Promise<readonly [CutDog, ...CutDog[]]> => {
  const first = project && (await firstDog(project, signal));
  if (!first) return [await cut((await firstDemoDog(signal)).photo, {}, signal)];
  const other = await partner(project, signal);
  return other ? [first, other] : [first];
};
