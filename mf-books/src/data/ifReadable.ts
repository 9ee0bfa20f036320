/**
 * Returns the data that `reading` resolves to. If the device's storage does not work, calls
 * `onFailed` and returns `fallback`.
 */
export const ifReadable = async <T>(
  reading: Promise<T>,
  fallback: T,
  onFailed: (error: unknown) => void,
): Promise<T> => {
  try {
    return await reading;
  } catch (error) {
    onFailed(error);
    return fallback;
  }
};
