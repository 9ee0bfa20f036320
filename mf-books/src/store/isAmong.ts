/** True if both pictures have the same bytes. */
const haveSameBytes = async (a: Blob, b: Blob): Promise<boolean> => {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  const [aBytes, bBytes] = await Promise.all(
    [a, b].map(async (blob) => new Uint8Array(await blob.arrayBuffer())),
  );
  return aBytes.every((byte, i) => byte === bBytes[i]);
};

/** True if one of these pictures has the same bytes as `picture`. */
export const isAmong = async (pictures: readonly Blob[], picture: Blob): Promise<boolean> => {
  for (const other of pictures) if (await haveSameBytes(other, picture)) return true;
  return false;
};
