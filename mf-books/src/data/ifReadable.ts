/**
 * Data from the device. If its storage does not work, returns `fallback` and reports the failure.
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
