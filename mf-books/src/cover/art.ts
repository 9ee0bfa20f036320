import type { DogArt, SheetPath } from '@scribblepup/studio';
import { getBlob, updateProject, type Project } from '@scribblepup/library';
import { firstDemoDog } from '../data/demoDog';
import { coloring } from '../services/coloring';
import { failedAt } from '../failedAt';

/** The artwork that covers are painted with. */
export interface CoverArt {
  /** The dog without its background, cropped to its bounding box. */
  readonly cutout: ImageBitmap;
  /** Line drawing of the dog, in dog units. */
  readonly lines: readonly SheetPath[];
  readonly dog: DogArt;
}

const artOf = async (dog: DogArt, picture: Blob): Promise<CoverArt> => {
  const { pageToPaths } = await import('@scribblepup/studio/pages');
  const item = {
    kind: 'dog',
    scale: 1,
    dx: 0,
    dy: 0,
    mirror: false,
    line: 4.5,
    outline: 7,
    halo: 0,
    detail: 0.75,
    markings: true,
  } as const;
  const lines = pageToPaths({ look: 'cover', title: '', family: 'portraits', items: [item] }, dog);
  return { cutout: await createImageBitmap(picture), lines, dog };
};

/** A dog with its picture without the background. */
interface CutDog {
  readonly dog: DogArt;
  readonly picture: Blob;
}

const demoDog = async (signal: AbortSignal): Promise<CutDog> => {
  const { photo } = await firstDemoDog(signal);
  const { dog, cutout } = await coloring().extract(photo, {}, { signal });
  return { dog, picture: await coloring().cutoutPicture(photo, cutout, { signal }) };
};

// Older projects have no stored cutout: extract it again and store it.
const cutAgain = async (project: Project, photo: Blob, signal: AbortSignal): Promise<CutDog> => {
  const { dog, cutout } = await coloring().extract(photo, project.hints, { signal });
  const picture = await coloring().cutoutPicture(photo, cutout, { signal });
  // The cover can still be made when the device has no room left.
  await updateProject(project.id, { cutout: picture }).catch(failedAt('cutout'));
  return { dog: project.dog ?? dog, picture };
};

const cutDog = async (project: Project | null, signal: AbortSignal): Promise<CutDog> => {
  const photo = project?.photo ? await getBlob(project.photo) : null;
  if (!project || !photo) return demoDog(signal);
  const kept = project.cutout ? await getBlob(project.cutout) : null;
  return kept && project.dog
    ? { dog: project.dog, picture: kept }
    : cutAgain(project, photo, signal);
};

/**
 * Returns the art of a project's dog, or of the demo dog when there is no project or no photo.
 * @throws ColoringError, LibraryError; what the demo call rejects with.
 */
export const coverArt = async (project: Project | null, signal: AbortSignal): Promise<CoverArt> => {
  const { dog, picture } = await cutDog(project, signal);
  return artOf(dog, picture);
};
