/** What the device still gives; something else, and the failure, if its storage does not work. */
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
