import { FIRST_PHOTO_ID, type Photo } from '@scribblepup/library';
import type { DogArt } from '@scribblepup/tracing';
import { offeredLooks } from '../offeredLooks';
import { drawnDog as dog } from '../testing/plainBook';
import { dogInPhoto, photoForPage, photosForPage } from './photos';

const photo = (id: string, change: Partial<Photo> = {}): Photo => ({
  id,
  photo: `key of ${id}`,
  hints: {},
  dog: { ...dog },
  ...change,
});

const usedPhotos = (project: Parameters<typeof photoForPage>[0]): string[] =>
  [...new Set(offeredLooks().map((look) => photoForPage(project, look)))].sort();

test('a single photo is used for all pages', () => {
  expect(usedPhotos({ dog })).toEqual([FIRST_PHOTO_ID]);
  expect(usedPhotos({ dog: null })).toEqual([FIRST_PHOTO_ID]);
});

test('all photos are used for pages, except removed ones and those whose dog is not found', () => {
  const morePhotos = [
    photo('b'),
    photo('removed', { photo: null }),
    photo('not found', { dog: null }),
    photo('c'),
  ];
  expect(usedPhotos({ dog, morePhotos })).toEqual(['b', 'c', FIRST_PHOTO_ID]);
  expect(usedPhotos({ dog: null, morePhotos })).toEqual(['b', 'c']);
});

test('a photo without a dog gets no page, unless there is none with a dog', () => {
  const guessed: DogArt = { ...dog, guessed: true };
  const morePhotos = [photo('b'), photo('a cat', { dog: guessed })];
  expect(usedPhotos({ dog: guessed, morePhotos })).toEqual(['b']);
  expect(usedPhotos({ dog: guessed, morePhotos: [morePhotos[1]] })).toEqual([
    'a cat',
    FIRST_PHOTO_ID,
  ]);
});

test('the photo that a page is pinned to takes precedence, even if it was removed', () => {
  const morePhotos = [photo('b'), photo('removed', { photo: null })];
  const pins = { garden: 'removed', glass: 'b', beach: FIRST_PHOTO_ID, maze: 'unknown' };
  const project = { dog, morePhotos, pagePhotos: pins };
  expect(['garden', 'glass', 'beach'].map((look) => photoForPage(project, look))).toEqual([
    'removed',
    'b',
    FIRST_PHOTO_ID,
  ]);
  expect(photoForPage(project, 'maze')).toBe(photoForPage({ dog, morePhotos }, 'maze'));
});

type PhotoProject = Parameters<typeof photosForPage>[0];
const photosOfAll = (
  project: PhotoProject,
  choose = photosForPage,
): ReturnType<typeof photosForPage>[] => offeredLooks().map((look) => choose(project, look));

/** The results of a fresh copy of the module, which has cached nothing. */
const uncachedPhotosOfAll = (project: PhotoProject): ReturnType<typeof photosForPage>[] => {
  let photos: ReturnType<typeof photosForPage>[] = [];
  jest.isolateModules(() => {
    const own = jest.requireActual<{ photosForPage: typeof photosForPage }>('./photos');
    photos = photosOfAll(project, own.photosForPage);
  });
  return photos;
};

test.each([
  ['another photo', { id: 'c' }],
  ['another dog in a photo', { dog: { ...dog, cut: { ...dog.cut, bottom: true } } }],
  ['another list of the dogs in a photo', { shows: [1] }],
])('%s gives pages other photos, the same ones as without a cache', (_what, change) => {
  const other = photo('b');
  const before = { dog, morePhotos: [other] };
  const after = { dog, morePhotos: [{ ...other, ...change }] };
  expect(photosOfAll(after)).not.toEqual(photosOfAll(before));
  expect(photosOfAll(after)).toEqual(uncachedPhotosOfAll(after));
});

test('the dog of a photo is found by its id', () => {
  const morePhotos = [photo('b')];
  expect(dogInPhoto({ dog, morePhotos }, FIRST_PHOTO_ID)).toBe(dog);
  expect(dogInPhoto({ dog, morePhotos }, 'b')).toBe(morePhotos[0].dog);
  expect(dogInPhoto({ dog, morePhotos }, 'c')).toBeNull();
});
