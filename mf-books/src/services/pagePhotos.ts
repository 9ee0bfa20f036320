import {
  FIRST_PHOTO_ID,
  type DrawnPage,
  type PagePhotos,
  type Project,
} from '@scribblepup/library';
import type { Page, PageDogs } from '@scribblepup/studio';
import { dogInPhoto, dogsOnPage, photoForPage, photosForPage } from '@scribblepup/studio/books';

/** True if a page really shows a second dog: many looks have room for only one. */
const showsTwo = ({ items }: Page): boolean =>
  items.some((item) => item.kind === 'dog' && (item.who ?? 0) > 0);

interface PhotoAssignment {
  /** The dogs of the looks that are not drawn from the first photo alone. */
  readonly dogs: Readonly<Record<string, PageDogs>>;
  /** The page with the photos that it was drawn from. */
  readonly withPhotos: (page: Page) => DrawnPage;
}

/**
 * Assigns a project's photos to its looks.
 * @param known the photos of pages that keep theirs
 */
export const assignPhotos = (
  project: Project,
  looks: readonly string[],
  known: ReadonlyMap<string, PagePhotos> = new Map(),
): PhotoAssignment => {
  const others = looks.flatMap((look) => {
    const photos = known.get(look) ?? photosForPage(project, look);
    const dogs = dogsOnPage(project, photos);
    return dogs && dogs !== project.dog ? [{ look, photos, dogs }] : [];
  });
  const photosOf = new Map(others.map(({ look, photos }) => [look, photos]));
  return {
    dogs: Object.fromEntries(others.map(({ look, dogs }) => [look, dogs])),
    withPhotos: (page) => {
      const { photo, partner } = photosOf.get(page.look) ?? {};
      return {
        page,
        ...(photo !== undefined && { photo }),
        ...(partner !== undefined && showsTwo(page) && { partner }),
      };
    },
  };
};

/** Ids of the photos that were not removed, in the visitor's order. */
export const remainingPhotoIds = ({ morePhotos = [] }: Project): readonly string[] => [
  FIRST_PHOTO_ID,
  ...morePhotos.flatMap(({ id, photo }) => (photo === null ? [] : [id])),
];

/**
 * True if a page is drawn from the photos that it should show. A picked page keeps the photos that
 * it was drawn from, until the visitor chooses another.
 */
export const hasCurrentPhotos = (
  project: Project,
  { page: { look }, photo = FIRST_PHOTO_ID, partner }: DrawnPage,
): boolean => {
  if (photo !== FIRST_PHOTO_ID && !dogInPhoto(project, photo)) return false;
  if (partner !== undefined && !dogInPhoto(project, partner)) return false;
  const isPicked = project.books.some(({ pages }) => pages.includes(look));
  if (photo === photoForPage(project, look))
    return isPicked || partner === undefined || remainingPhotoIds(project).includes(partner);
  const pin = project.pagePhotos?.[look];
  const isPinned = pin !== undefined && dogInPhoto(project, pin);
  return isPicked && !isPinned;
};

/** The photos that pages can be drawn from, numbered as the visitor sees them. */
export const numberedPhotos = (
  project: Project,
): readonly { readonly id: string; readonly number: number }[] =>
  remainingPhotoIds(project)
    .map((id, i) => ({ id, number: i + 1 }))
    .filter(({ id }) => dogInPhoto(project, id));

/** The number of one of a project's photos; 0 if it was removed. */
export const numberOfPhoto = (project: Project, id: string): number =>
  remainingPhotoIds(project).indexOf(id) + 1;
