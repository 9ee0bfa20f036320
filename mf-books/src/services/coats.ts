import {
  FIRST_PHOTO_ID,
  getBlob,
  setPhotoDog,
  updateProject,
  type Project,
} from '@scribblepup/library';
import { dogInPhoto } from '@scribblepup/studio/books';
import { failureHandler } from '../failureHandler';
import { coloring } from './coloring';

/**
 * The project with a coat for each of its dogs. An earlier release stored dogs without coats; this
 * reads their coats from the photos and stores them. A dog whose photo is gone gets none.
 * @throws ColoringError, LibraryError
 */
export const withCoats = async (project: Project, signal: AbortSignal): Promise<Project> => {
  let result = project;
  const { photo, hints, morePhotos = [] } = project;
  for (const entry of [{ id: FIRST_PHOTO_ID, photo, hints }, ...morePhotos]) {
    const dog = dogInPhoto(project, entry.id);
    if (!dog || dog.coat !== undefined || entry.photo === null) continue;
    const picture = await getBlob(entry.photo);
    if (!picture) continue;
    const extraction = await coloring().extract(picture, entry.hints, { signal });
    const coated = { ...dog, coat: extraction.dog.coat };
    result = setPhotoDog(result, entry.id, coated);
    // Without the finder, the cutout may be wrong, so do not store its colors.
    if (extraction.finder.ok)
      await updateProject(project.id, (stored) => setPhotoDog(stored, entry.id, coated)).catch(
        failureHandler('coat'),
      );
  }
  return result;
};
