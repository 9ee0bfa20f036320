import { PHOTO_SIDE, MAX_CACHED_PHOTOS } from '../../shared/limits';
import type { PhotoRef } from '../../shared/protocol';
import { decodePhoto, type DecodedPhoto } from './decode';

/** The photos that this worker has decoded, by id. */
export interface PhotoCache {
  /**
   * The pixels of a photo. Decodes it only if they are not kept: the first time, in a new worker,
   * or after others replaced it.
   * @throws ColoringError `undecodable`
   */
  readonly get: (photo: PhotoRef) => Promise<DecodedPhoto>;
  /** Keeps the photo that is drawn, however many others are used, until another is drawn. */
  readonly pin: (photoId: number) => void;
  readonly forget: (photoId: number) => void;
}

/** Creates a cache of the last MAX_CACHED_PHOTOS photos used, including the one drawn. */
export const createPhotoCache = (): PhotoCache => {
  // A Map keeps the order of insertion, so the least recently used photo comes first.
  const cache = new Map<number, DecodedPhoto>();
  let pinned: number | undefined;
  return {
    get: async ({ photo, photoId }) => {
      const cached = cache.get(photoId);
      cache.delete(photoId);
      // Free memory before the next photo needs it.
      for (const oldest of cache.keys())
        if (cache.size >= MAX_CACHED_PHOTOS && oldest !== pinned) cache.delete(oldest);
      const decoded = cached ?? (await decodePhoto(photo, PHOTO_SIDE));
      cache.set(photoId, decoded);
      return decoded;
    },
    pin: (photoId) => {
      pinned = photoId;
    },
    forget: (photoId) => void cache.delete(photoId),
  };
};
