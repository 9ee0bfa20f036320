import { ColoringError } from '../../shared/errors';
import { PHOTO_SIDE, MAX_CACHED_PHOTOS } from '../../shared/limits';
import type { PhotoRef } from '../../shared/protocol';
import { decodePhoto, type DecodedPhoto } from './decode';
import { createPhotoCache } from './photoCache';

// Canvas only exists in browsers, so the code that uses it is tested there.
jest.mock('./decode', () => ({ decodePhoto: jest.fn() }));

const decode = jest.mocked(decodePhoto);
beforeEach(() => decode.mockImplementation(() => Promise.resolve({ scale: 1 } as DecodedPhoto)));

const photoOf = (photoId: number): PhotoRef => ({ photo: new Blob([`${photoId}`]), photoId });
const [first, second, third] = [1, 2, 3].map(photoOf);

test('a photo is decoded once, however many tasks need its pixels', async () => {
  const photos = createPhotoCache();
  const decoded = await photos.get(first);
  await photos.get(second);
  // Each message to the worker brings another copy of the Blob.
  expect(await photos.get(photoOf(1))).toBe(decoded);
  expect(decode.mock.calls).toEqual([
    [first.photo, PHOTO_SIDE],
    [second.photo, PHOTO_SIDE],
  ]);
});

test('the least recently used photo makes room for another one', async () => {
  expect(MAX_CACHED_PHOTOS).toBe(2);
  const photos = createPhotoCache();
  for (const photo of [first, second, first, third, first]) await photos.get(photo);
  expect(decode).toHaveBeenCalledTimes(3);
  await photos.get(second);
  expect(decode).toHaveBeenCalledTimes(4);
});

test('the photo that is drawn stays, until another one is drawn', async () => {
  const photos = createPhotoCache();
  photos.pin(1);
  for (const photo of [first, second, third, first]) await photos.get(photo);
  expect(decode).toHaveBeenCalledTimes(3);
  photos.pin(3);
  for (const photo of [third, second, third]) await photos.get(photo);
  expect(decode).toHaveBeenCalledTimes(4);
  await photos.get(first);
  expect(decode).toHaveBeenCalledTimes(5);
});

test('using a cached photo again evicts no other photo', async () => {
  const photos = createPhotoCache();
  for (const photo of [first, second, second, first]) await photos.get(photo);
  expect(decode).toHaveBeenCalledTimes(2);
});

test('a forgotten photo is decoded again if it is needed after all', async () => {
  const photos = createPhotoCache();
  await photos.get(first);
  photos.forget(1);
  await photos.get(first);
  expect(decode).toHaveBeenCalledTimes(2);
});

test('a broken photo is not kept, and fails each time', async () => {
  const photos = createPhotoCache();
  const broken = new ColoringError('undecodable', 'no pixels');
  decode.mockRejectedValueOnce(broken);
  await expect(photos.get(first)).rejects.toBe(broken);
  await expect(photos.get(first)).resolves.toMatchObject({ scale: 1 });
});
