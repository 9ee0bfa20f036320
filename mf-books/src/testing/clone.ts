const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** Returns a deep copy of plain data; keeps a Blob, a date or a typed array as it is. */
export const cloneKeepingBlobs = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cloneKeepingBlobs);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, cloneKeepingBlobs(item)]),
  );
};
