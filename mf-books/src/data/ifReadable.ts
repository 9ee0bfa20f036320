/**
 * Data from the device. If its storage does not work, returns `otherwise` and reports the failure.
 */
export const ifReadable = async <T>(
  reading: Promise<T>,
  otherwise: T,
  onFailed: (error: unknown) => void,
): Promise<T> => {
  try {
    return await reading;
  } catch (error) {
    onFailed(error);
    return otherwise;
  }
};
