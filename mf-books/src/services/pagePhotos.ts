import { FIRST_PHOTO, type DrawnPage, type Project } from '@scribblepup/library';
import type { DogArt, Page } from '@scribblepup/studio';
import { dogOfPhoto, photoOfPage } from '@scribblepup/studio/books';

interface PagePhotos {
  /** The dogs of the looks that are not drawn from the first photo. */
  readonly dogs: Readonly<Record<string, DogArt>>;
  /** The page with the photo that it was drawn from. */
  readonly withPhoto: (page: Page) => DrawnPage;
}

/** What is drawn from which photo of a project. */
export const photosFor = (
  project: Project,
  looks: readonly string[],
  photoOf = (look: string): string => photoOfPage(project, look),
): PagePhotos => {
  const others = new Map(
    looks
      .map((look) => [look, photoOf(look)] as const)
      .filter(([, photo]) => photo !== FIRST_PHOTO && dogOfPhoto(project, photo)),
  );
  return {
    dogs: Object.fromEntries(
      [...others].flatMap(([look, photo]) => {
        const dog = dogOfPhoto(project, photo);
        return dog ? [[look, dog]] : [];
      }),
    ),
    withPhoto: (page) => {
      const photo = others.get(page.look);
      return photo === undefined ? { page } : { page, photo };
    },
  };
};

/**
 * Whether a page is drawn from the photo that it should show. A picked page keeps the photo that it
 * was drawn from, until the visitor chooses another.
 */
export const isCurrent = (
  project: Project,
  { page: { look }, photo = FIRST_PHOTO }: DrawnPage,
): boolean => {
  if (photo !== FIRST_PHOTO && !dogOfPhoto(project, photo)) return false;
  if (photo === photoOfPage(project, look)) return true;
  const pin = project.pagePhotos?.[look];
  const isFree = pin === undefined || !dogOfPhoto(project, pin);
  return isFree && project.books.some(({ pages }) => pages.includes(look));
};

/** The photos that pages can be drawn from, with their numbers as the visitor knows them. */
export const numberedPhotos = (
  project: Project,
): readonly { readonly id: string; readonly number: number }[] => {
  const present = (project.morePhotos ?? []).filter(({ photo }) => photo !== null);
  return [FIRST_PHOTO, ...present.map(({ id }) => id)]
    .map((id, i) => ({ id, number: i + 1 }))
    .filter(({ id }) => dogOfPhoto(project, id));
};

/** The number of one of a project's photos; 0 if it was removed. */
export const numberOfPhoto = ({ morePhotos = [] }: Project, id: string): number =>
  [FIRST_PHOTO, ...morePhotos.flatMap((one) => (one.photo === null ? [] : [one.id]))].indexOf(id) +
  1;
