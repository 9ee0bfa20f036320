import { FIRST_PHOTO, type Photo } from '@scribblepup/library';
import type { DogArt } from '@scribblepup/tracing';
import { offeredPages } from '../hundred';
import { drawnDog as dog } from '../testing/plainBook';
import { dogOfPhoto, photoOfPage, photosOfPage } from './photos';

const photo = (id: string, change: Partial<Photo> = {}): Photo => ({
  id,
  photo: `key of ${id}`,
  hints: {},
  dog: { ...dog },
  ...change,
});

const used = (project: Parameters<typeof photoOfPage>[0]): string[] =>
  [...new Set(offeredPages().map((look) => photoOfPage(project, look)))].sort();

test('a single photo is used for all pages', () => {
  expect(used({ dog })).toEqual([FIRST_PHOTO]);
  expect(used({ dog: null })).toEqual([FIRST_PHOTO]);
});

test('all photos are used for pages, except removed ones and those whose dog is not found', () => {
  const morePhotos = [
    photo('b'),
    photo('removed', { photo: null }),
    photo('not found', { dog: null }),
    photo('c'),
  ];
  expect(used({ dog, morePhotos })).toEqual(['b', 'c', FIRST_PHOTO]);
  expect(used({ dog: null, morePhotos })).toEqual(['b', 'c']);
});

test('a photo without a dog gets no page, unless there is none with a dog', () => {
  const guessed: DogArt = { ...dog, guessed: true };
  const morePhotos = [photo('b'), photo('a cat', { dog: guessed })];
  expect(used({ dog: guessed, morePhotos })).toEqual(['b']);
  expect(used({ dog: guessed, morePhotos: [morePhotos[1]] })).toEqual(['a cat', FIRST_PHOTO]);
});

test('the photo that a page is pinned to takes precedence, even if it was removed', () => {
  const morePhotos = [photo('b'), photo('removed', { photo: null })];
  const pins = { garden: 'removed', glass: 'b', beach: FIRST_PHOTO, maze: 'never heard of' };
  const project = { dog, morePhotos, pagePhotos: pins };
  expect(['garden', 'glass', 'beach'].map((look) => photoOfPage(project, look))).toEqual([
    'removed',
    'b',
    FIRST_PHOTO,
  ]);
  expect(photoOfPage(project, 'maze')).toBe(photoOfPage({ dog, morePhotos }, 'maze'));
});

type Asked = Parameters<typeof photosOfPage>[0];
const photosOfAll = (project: Asked, ask = photosOfPage): ReturnType<typeof photosOfPage>[] =>
  offeredPages().map((look) => ask(project, look));

/** The answer of a fresh module, which has cached nothing. */
const freshly = (project: Asked): ReturnType<typeof photosOfPage>[] => {
  let said: ReturnType<typeof photosOfPage>[] = [];
  jest.isolateModules(() => {
    const own = jest.requireActual<{ photosOfPage: typeof photosOfPage }>('./photos');
    said = photosOfAll(project, own.photosOfPage);
  });
  return said;
};

test.each([
  ['another photo', { id: 'c' }],
  ['another dog in a photo', { dog: { ...dog, cut: { ...dog.cut, bottom: true } } }],
  ['another list of the dogs in a photo', { shows: [1] }],
])('%s changes the photos of pages as if it had always been there', (_what, change) => {
  const other = photo('b');
  const before = { dog, morePhotos: [other] };
  const after = { dog, morePhotos: [{ ...other, ...change }] };
  expect(photosOfAll(after)).not.toEqual(photosOfAll(before));
  expect(photosOfAll(after)).toEqual(freshly(after));
});

test('the dog of a photo is found by its id', () => {
  const morePhotos = [photo('b')];
  expect(dogOfPhoto({ dog, morePhotos }, FIRST_PHOTO)).toBe(dog);
  expect(dogOfPhoto({ dog, morePhotos }, 'b')).toBe(morePhotos[0].dog);
  expect(dogOfPhoto({ dog, morePhotos }, 'c')).toBeNull();
});
