import type { Extraction } from '@scribblepup/studio';
import { FIRST_PHOTO_ID, setPhotoDog, updateProject } from '@scribblepup/library';
import { failureHandler } from '../failureHandler';
import { coloring } from './coloring';
import type { FoundDogs } from './extractDogs';

/**
 * Stores the dogs that were found in one of a project's photos, and their hints. For the first
 * photo, also stores the cutout, which the covers need.
 * @throws LibraryError when the device cannot store them.
 */
export const saveDog = async (
  projectId: string,
  photo: Blob,
  { extraction: { dog, cutout }, hints }: FoundDogs,
  photoId = FIRST_PHOTO_ID,
): Promise<void> => {
  await updateProject(projectId, (project) => setPhotoDog(project, photoId, dog, hints));
  if (photoId === FIRST_PHOTO_ID) await saveCutout(projectId, photo, cutout);
};

/** Stores the cutout alone; if that fails, the covers extract it again. */
export const saveCutout = async (
  projectId: string,
  photo: Blob,
  cutout: Extraction['cutout'],
): Promise<void> => {
  try {
    await updateProject(projectId, { cutout: await coloring().renderCutout(photo, cutout) });
  } catch (error) {
    // Pages and books do not depend on the cutout.
    failureHandler('cutout')(error);
  }
};
