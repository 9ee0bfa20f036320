import type { Extraction } from '@scribblepup/studio';
import { updateProject } from '@scribblepup/library';
import { cutoutPicture } from '../cover/cutoutPicture';

/**
 * Keeps the dog that was found in a project's photo, and its cutout for the covers.
 * @throws LibraryError where the device cannot keep the dog.
 */
export const keepDog = async (
  projectId: string,
  photo: Blob,
  { dog, cutout }: Extraction,
): Promise<void> => {
  await updateProject(projectId, { dog });
  await keepCutout(projectId, photo, cutout);
};

/** Keeps the cutout alone; where that fails, it is cut out again for the covers. */
export const keepCutout = async (
  projectId: string,
  photo: Blob,
  cutout: Extraction['cutout'],
): Promise<void> => {
  try {
    await updateProject(projectId, { cutout: await cutoutPicture(photo, cutout) });
  } catch {
    // Pages and books do not depend on it.
  }
};
