/** True if both pictures have the same bytes. */
const haveSameBytes = async (one: Blob, other: Blob): Promise<boolean> => {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  const [a, b] = await Promise.all(
    [one, other].map(async (blob) => new Uint8Array(await blob.arrayBuffer())),
  );
  return a.every((byte, i) => byte === b[i]);
};

/** True if one of these pictures has the same bytes. */
export const isAmong = async (pictures: readonly Blob[], picture: Blob): Promise<boolean> => {
  for (const other of pictures) if (await haveSameBytes(other, picture)) return true;
  return false;
};
