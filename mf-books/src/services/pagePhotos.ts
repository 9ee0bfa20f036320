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
  const others = looks.flatMap((look) => {
    const photo = photoOf(look);
    const dog = photo === FIRST_PHOTO ? null : dogOfPhoto(project, photo);
    return dog ? [{ look, photo, dog }] : [];
  });
  const photos = new Map(others.map(({ look, photo }) => [look, photo]));
  return {
    dogs: Object.fromEntries(others.map(({ look, dog }) => [look, dog])),
    withPhoto: (page) => {
      const photo = photos.get(page.look);
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

/** Ids of the photos that were not removed, in the visitor's order. */
const presentPhotos = ({ morePhotos = [] }: Project): readonly string[] => [
  FIRST_PHOTO,
  ...morePhotos.flatMap(({ id, photo }) => (photo === null ? [] : [id])),
];

/** The photos that pages can be drawn from, with their numbers as the visitor knows them. */
export const numberedPhotos = (
  project: Project,
): readonly { readonly id: string; readonly number: number }[] =>
  presentPhotos(project)
    .map((id, i) => ({ id, number: i + 1 }))
    .filter(({ id }) => dogOfPhoto(project, id));

/** The number of one of a project's photos; 0 if it was removed. */
export const numberOfPhoto = (project: Project, id: string): number =>
  presentPhotos(project).indexOf(id) + 1;
