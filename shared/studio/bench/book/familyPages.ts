import { checkedPage, type Choices } from '@scribblepup/pages';
import type { DogArt } from '@scribblepup/tracing';
import { dogsOnPage } from '../../src/client/family';
import { photosForPage } from '../../src/client/photos';
import { offeredLooks } from '../../src/offeredLooks';
import { castOf, choicesFor } from '../../src/shared/dogs';
import type { LookPage } from './printing';

/** The drawing of a photo. */
export interface PhotoDrawing {
  readonly dog: DogArt;
  /** Indexes of the family's dogs that the photo shows. */
  readonly shows: readonly number[];
}

/** The pages of all offered looks, drawn from several photos as on the site. */
export function familyPages(
  [first, ...more]: readonly PhotoDrawing[],
  choices: Choices,
): LookPage[] {
  const project = {
    ...first,
    choices,
    morePhotos: more.map((photo, i) => ({ ...photo, id: String(i), photo: '', hints: {} })),
  };
  return offeredLooks().map((look) => {
    const dogs = dogsOnPage(project, photosForPage(project, look)) ?? first.dog;
    return { look, drawn: checkedPage(castOf(dogs), look, choicesFor(dogs, choices)) };
  });
}
