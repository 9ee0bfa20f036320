import type { DogArt, Hints } from '@scribblepup/tracing';
import { announce } from './changes';
import { write, type WriteTransaction } from './database';
import { putDogs, readDogs } from './dogs';
import { LibraryError } from './error';
import { FIRST_PHOTO_ID, MAX_PHOTOS } from './limits';
import { withWriteLock } from './locks';
import { toPageNumber } from './pageNumbers';
import { pageKeyRange, toDrawnPage } from './pages';
import { deletePicture, storePicture } from './pictures';
import { newPhotoRecord, toProject, toRecord } from './projects';
import { putProject } from './putProject';
import { readAll } from './readAll';
import { isProjectRecord } from './records';
import type { NewPhoto, PagePhotos, Photo, Project } from './types';

// Adds and removes the photos after the first. The first stays as long as its project.

const pickedIn = ({ books }: Project): Set<string> => new Set(books.flatMap(({ pages }) => pages));

/** The photos from which pages are drawn, by the page's id. */
type PhotosByPage = ReadonlyMap<string, PagePhotos>;

/** The photos of each stored page that the browser can read. */
const photosOfPages = async (projectId: string): Promise<PhotosByPage> => {
  const { values } = await readAll('pages', pageKeyRange(projectId));
  const drawn = values.map(toDrawnPage).filter((page) => page !== null);
  return new Map(drawn.map((drawnPage) => [drawnPage.page.look, drawnPage]));
};

/**
 * The photo of each pinned page. Also pins the picked pages that are not pinned yet, so that they
 * keep their photo. A pin stays even if the page is not drawn from that photo yet.
 */
const pinnedPhotos = (
  project: Project,
  photosByPage: PhotosByPage,
): Readonly<Record<string, string>> => {
  const pins = new Map(Object.entries(project.pagePhotos ?? {}));
  for (const page of pickedIn(project)) {
    const drawn = photosByPage.get(page);
    if (drawn && !pins.has(page)) pins.set(page, drawn.photo ?? FIRST_PHOTO_ID);
  }
  return Object.fromEntries(pins);
};

/** The project without removed photos that no picked page shows. */
const withoutUnused = (project: Project, photosByPage: PhotosByPage): Project => {
  const picked = pickedIn(project);
  const pins = Object.entries(project.pagePhotos ?? {});
  const used = new Set(pins.flatMap(([page, photo]) => (picked.has(page) ? [photo] : [])));
  for (const page of picked) used.add(photosByPage.get(page)?.partner ?? FIRST_PHOTO_ID);
  const morePhotos = (project.morePhotos ?? []).filter(
    ({ id, photo }) => photo !== null || used.has(id),
  );
  const remainingIds = new Set([FIRST_PHOTO_ID, ...morePhotos.map(({ id }) => id)]);
  return {
    ...project,
    morePhotos,
    pagePhotos: Object.fromEntries(pins.filter(([, photo]) => remainingIds.has(photo))),
  };
};

type Change = (
  project: Project,
  photosByPage: PhotosByPage,
  transaction: WriteTransaction,
) => Promise<Project>;

const changePhotos = async (projectId: string, change: Change): Promise<Project> => {
  const updated = await withWriteLock(projectId, async () => {
    const [storedDogs, photosByPage] = await Promise.all([
      readDogs(projectId),
      photosOfPages(projectId),
    ]);
    return write(
      ['projects', 'dogs', 'pages', 'previews', 'blobs'],
      'strict',
      async (transaction) => {
        const stored: unknown = await transaction.objectStore('projects').get(projectId);
        if (stored === undefined) throw new LibraryError('missing');
        if (!isProjectRecord(stored)) throw new LibraryError('damaged');
        const before = toProject(stored, storedDogs);
        const pinned = { ...before, pagePhotos: pinnedPhotos(before, photosByPage) };
        const after = {
          ...withoutUnused(await change(pinned, photosByPage, transaction), photosByPage),
          updatedAt: Date.now(),
        };
        await putProject(transaction, toRecord(after));
        if (after.dog !== before.dog || after.morePhotos !== before.morePhotos)
          await putDogs(transaction, projectId, after);
        return after;
      },
    );
  });
  announce('project', projectId);
  announce('pages', projectId);
  return updated;
};

/**
 * Adds photos to a project, all of them or none. Picked pages keep the photos from which they were
 * drawn. The photos are on disk when the promise resolves. Throws LibraryError, with code
 * `too-many-photos` if the project has no room for them.
 */
export const addPhotos = (projectId: string, newPhotos: readonly NewPhoto[]): Promise<Project> =>
  changePhotos(projectId, async (project, _photosByPage, transaction) => {
    const { morePhotos = [] } = project;
    const present = morePhotos.filter(({ photo }) => photo !== null);
    if (1 + present.length + newPhotos.length > MAX_PHOTOS)
      throw new LibraryError('too-many-photos');
    const photos: Photo[] = [...morePhotos];
    for (const photo of newPhotos) {
      const key = await storePicture(transaction, projectId, photo.photo);
      photos.push({ ...newPhotoRecord(photo, key), dog: photo.dog ?? null });
    }
    return { ...project, morePhotos: photos };
  });

/**
 * Removes a photo after the first, and the pages that are drawn from it. Picked pages and their dog
 * stay. Removes nothing if there is no such photo. Throws LibraryError.
 */
export const removePhoto = (projectId: string, photoId: string): Promise<Project> =>
  changePhotos(projectId, async (project, photosByPage, transaction) => {
    const { morePhotos = [], pagePhotos = {} } = project;
    const pictureKey = morePhotos.find(({ id }) => id === photoId)?.photo;
    if (pictureKey === undefined || pictureKey === null) return project;
    const picked = pickedIn(project);
    for (const [page, { photo, partner }] of photosByPage) {
      if ((photo !== photoId && partner !== photoId) || picked.has(page)) continue;
      await transaction.objectStore('pages').delete([projectId, toPageNumber(page)]);
      await transaction.objectStore('previews').delete([projectId, toPageNumber(page)]);
    }
    await deletePicture(transaction, projectId, pictureKey);
    const isKept = ([page, photo]: [string, string]): boolean =>
      photo !== photoId || picked.has(page);
    return {
      ...project,
      morePhotos: morePhotos.map((photo) =>
        photo.id === photoId ? { ...photo, photo: null } : photo,
      ),
      pagePhotos: Object.fromEntries(Object.entries(pagePhotos).filter(isKept)),
    };
  });

/**
 * The project with the dog that was found in one of its photos.
 * @param hints the hints that find this dog again; absent if the photo's own hints do
 */
export const setPhotoDog = (
  project: Project,
  photoId: string,
  dog: DogArt,
  hints?: Hints,
): Project => {
  const found = { dog, ...(hints && { hints }) };
  return photoId === FIRST_PHOTO_ID
    ? { ...project, ...found }
    : {
        ...project,
        morePhotos: project.morePhotos?.map((photo) =>
          photo.id === photoId ? { ...photo, ...found } : photo,
        ),
      };
};
