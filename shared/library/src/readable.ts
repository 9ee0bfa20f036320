/** Number of pictures that are read into memory at the same time. */
const BATCH = 25;

/**
 * True if the bytes of a picture are still available. Browsers keep pictures in separate files.
 * They may lose a file but keep the record, or keep only its beginning after a power failure, so
 * read all of it: Chromium never answers a read that begins after the end of such a file.
 */
export const isReadable = (picture: Blob): Promise<boolean> =>
  picture.arrayBuffer().then(
    () => true,
    () => false,
  );

/** The items whose picture can be read. */
export const filterReadable = async <T>(
  items: readonly T[],
  pictureOf: (item: T) => Blob,
): Promise<T[]> => {
  const readable: T[] = [];
  for (let from = 0; from < items.length; from += BATCH) {
    const batch = items.slice(from, from + BATCH);
    const areReadable = await Promise.all(batch.map((item) => isReadable(pictureOf(item))));
    readable.push(...batch.filter((_, i) => areReadable[i]));
  }
  return readable;
};
