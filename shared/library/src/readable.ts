/**
 * True if the bytes of a picture are still available. Browsers keep them in separate files, and may
 * lose a file but keep the record.
 */
export const isReadable = (picture: Blob): Promise<boolean> =>
  picture
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** The items whose picture can be read. */
export const withReadable = async <T>(
  items: readonly T[],
  pictureOf: (item: T) => Blob,
): Promise<T[]> => {
  const readable = await Promise.all(items.map((item) => isReadable(pictureOf(item))));
  return items.filter((_, i) => readable[i]);
};
