import { FIRST_PHOTO_ID, type Photo, type Project } from '@scribblepup/library';
import { offeredLooks, type Page } from '@scribblepup/studio';
import { photoForPage, photosForPage } from '@scribblepup/studio/books';
import { demoProject } from '../picker/demoProject';
import { plainDog, plainPage } from '../testing/dog';
import { hasCurrentPhotos, assignPhotos } from './pagePhotos';

const mochi = { ...plainDog, width: 333 };
const photo: Photo = { id: 'mochi', photo: 'key', hints: {}, dog: mochi, shows: [1] };
const alone = demoProject('Biscuit');

/** Biscuit on the first photo, Mochi on the second. */
const family: Project = {
  ...alone,
  dog: plainDog,
  shows: [0],
  choices: { ...alone.choices, companions: [{ name: 'Mochi', bornMonth: 10 }] },
  morePhotos: [photo],
};

const looks = offeredLooks(25);
const ofFirst = looks.find((look) => photoForPage(family, look) === FIRST_PHOTO_ID) ?? '';
const ofSecond = looks.find((look) => photoForPage(family, look) === 'mochi') ?? '';
const dogItem = {
  kind: 'dog',
  scale: 1,
  dx: 0,
  dy: 0,
  mirror: false,
  line: 1,
  outline: 1,
  halo: 1,
  detail: 1,
  markings: false,
} as const;
const pair = (look: string): Page => ({
  ...plainPage(look),
  items: [dogItem, { ...dogItem, who: 1 }],
});

test('a page of one dog is drawn from its photo and named after it', () => {
  const { dogs, withPhotos } = assignPhotos(family, looks);
  expect(dogs[ofSecond]).toMatchObject({
    cast: [mochi, plainDog],
    choices: { name: 'Mochi', companions: [{ name: 'Biscuit' }] },
  });
  expect(withPhotos(plainPage(ofSecond))).toEqual({ page: plainPage(ofSecond), photo: 'mochi' });
  expect(withPhotos(plainPage(ofFirst))).toEqual({ page: plainPage(ofFirst) });
});

test('a page that shows two dogs records the photos of both', () => {
  const { withPhotos } = assignPhotos(family, looks);
  expect(withPhotos(pair(ofFirst))).toEqual({ page: pair(ofFirst), partner: 'mochi' });
  expect(withPhotos(pair(ofSecond))).toMatchObject({ photo: 'mochi', partner: FIRST_PHOTO_ID });
});

test('a page that keeps its photos is drawn from them again', () => {
  const { dogs } = assignPhotos(family, [ofFirst], new Map([[ofFirst, { photo: 'mochi' }]]));
  expect(dogs[ofFirst]).toMatchObject({ cast: [mochi], choices: { name: 'Mochi' } });
});

test('pages of a project with one dog have no partner', () => {
  const project = { ...alone, dog: plainDog, morePhotos: [{ ...photo, shows: undefined }] };
  expect(looks.map((look) => photosForPage(project, look).partner)).toEqual(
    looks.map(() => undefined),
  );
  const { dogs } = assignPhotos(project, looks);
  expect([...new Set(Object.values(dogs))]).toEqual([mochi]);
});

test('a page is drawn again once its second dog is gone, unless it is picked', () => {
  const drawn = { page: pair(ofFirst), partner: 'mochi' };
  const removed = { ...family, morePhotos: [{ ...photo, photo: null }] };
  expect(hasCurrentPhotos(family, drawn)).toBe(true);
  expect(hasCurrentPhotos(removed, drawn)).toBe(false);
  const picked = { ...removed, books: [{ ...removed.books[0], pages: [ofFirst] }] };
  expect(hasCurrentPhotos(picked, drawn)).toBe(true);
  expect(hasCurrentPhotos({ ...picked, morePhotos: [] }, drawn)).toBe(false);
});
