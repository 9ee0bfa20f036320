import type { Choices } from '@scribblepup/pages';
import { FIRST_PHOTO_ID, type PagePhotos, type Project } from '@scribblepup/library';
import type { DogArt } from '@scribblepup/tracing';
import type { FamilyDogs, PageDogs, FamilyChoices } from '../shared/dogs';
import { dogInPhoto, type ProjectPhotos } from './photos';

type FamilyPhotos = ProjectPhotos & Pick<Project, 'choices'>;

/** Indexes of the family's dogs that a photo shows. */
const showsOf = (
  { shows, morePhotos = [], choices }: FamilyPhotos,
  photoId: string,
): readonly number[] => {
  const stored =
    photoId === FIRST_PHOTO_ID ? shows : morePhotos.find(({ id }) => id === photoId)?.shows;
  const count = 1 + (choices.companions?.length ?? 0);
  const existing = stored?.filter((dog) => dog < count) ?? [];
  return existing.length > 0 ? existing : [0];
};

/** Adds the dogs' indexes in the family, which `FamilyChoices` omits: remotes do not read them. */
type IndexedFamilyChoices = FamilyChoices & Pick<Choices, 'dogs'>;

const familyChoicesOf = (
  { choices: { name, bornMonth, companions = [] } }: FamilyPhotos,
  dogs: readonly number[],
): IndexedFamilyChoices => {
  const all = [{ name, bornMonth }, ...companions];
  const [own = all[0], ...others] = dogs.map((dog) => all[dog]);
  const reordered = dogs.some((dog, i) => dog !== i);
  return { ...own, companions: others, ...(reordered && { dogs }) };
};

/**
 * The dogs of a page that is drawn from these photos; null if a dog is not found yet, or is gone.
 * For a project with one dog, returns its drawing.
 */
export const dogsOnPage = (
  project: FamilyPhotos,
  { photo = FIRST_PHOTO_ID, partner }: PagePhotos,
): PageDogs | null => {
  const own = dogInPhoto(project, photo);
  if (!own || !project.choices.companions?.length) return own;
  const shown = showsOf(project, photo);
  if (partner === undefined)
    return {
      cast: [own],
      choices: {
        ...familyChoicesOf(project, shown),
        ...(shown.length > 1 && { inOneDrawing: true }),
      },
    };
  const other = dogInPhoto(project, partner);
  const both = [...shown.slice(0, 1), ...showsOf(project, partner).slice(0, 1)];
  return other && { cast: [own, other], choices: familyChoicesOf(project, both) };
};

/** Whether the photo crops neither side nor the top of its dog, so another can stand next to it. */
const isUncropped = ({ cut }: DogArt): boolean => !cut.left && !cut.right && !cut.top;

/**
 * The photos of the dogs on the title and the cover: the first photo, with the first photo that
 * shows another dog alone. If one of them is cropped, a photo that shows both replaces them, if
 * there is one.
 */
export const photosOnTitle = (project: FamilyPhotos): PagePhotos => {
  const shown = showsOf(project, FIRST_PHOTO_ID);
  if (shown.length > 1) return {};
  const otherPhotos = (project.morePhotos ?? []).filter(
    ({ photo, dog }) => photo !== null && dog && !dog.guessed,
  );
  const portraits = otherPhotos.filter(({ id }) => {
    const [one = 0, ...more] = showsOf(project, id);
    return more.length === 0 && !shown.includes(one);
  });
  if (portraits.length === 0) return {};
  const uncropped = portraits.find(({ dog }) => dog && isUncropped(dog));
  if (uncropped && project.dog && isUncropped(project.dog)) return { partner: uncropped.id };
  const groupPhoto = otherPhotos.find(({ id }) => {
    const dogs = showsOf(project, id);
    return dogs.length > 1 && shown.every((dog) => dogs.includes(dog));
  });
  return project.dog && groupPhoto ? { photo: groupPhoto.id } : { partner: portraits[0].id };
};

/** The second photo of the title and the cover; undefined if they show only one photo. */
export const partnerOnTitle = (project: FamilyPhotos): string | undefined =>
  photosOnTitle(project).partner;

/**
 * The dogs of the title page, which has all names; null until the dog of the first photo is found.
 */
export const dogsOnTitle = (project: FamilyPhotos): PageDogs | null => {
  const dogs = dogsOnPage(project, photosOnTitle(project));
  if (!dogs || !('cast' in dogs)) return dogs;
  const { name, bornMonth, companions } = project.choices;
  const choices: FamilyDogs['choices'] = { name, bornMonth, companions, inOneDrawing: true };
  return { ...dogs, choices };
};
