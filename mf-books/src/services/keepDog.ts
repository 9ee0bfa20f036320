import type { Extraction } from '@scribblepup/studio';
import { FIRST_PHOTO, keepPhotoDog, updateProject } from '@scribblepup/library';
import { failedAt } from '../failedAt';
import { coloring } from './coloring';

/**
 * Stores the dog that was found in one of a project's photos. For the first photo, also stores the
 * cutout, which the covers need.
 * @throws LibraryError when the device cannot store the dog.
 */
export const keepDog = async (
  projectId: string,
  photo: Blob,
  { dog, cutout }: Extraction,
  photoId = FIRST_PHOTO,
): Promise<void> => {
  await updateProject(projectId, (project) => keepPhotoDog(project, photoId, dog));
  if (photoId === FIRST_PHOTO) await keepCutout(projectId, photo, cutout);
};

/** Stores the cutout alone; if that fails, the covers extract it again. */
export const keepCutout = async (
  projectId: string,
  photo: Blob,
  cutout: Extraction['cutout'],
): Promise<void> => {
  try {
    await updateProject(projectId, { cutout: await coloring().cutoutPicture(photo, cutout) });
  } catch (error) {
    // Pages and books do not depend on the cutout.
    failedAt('cutout')(error);
  }
};
