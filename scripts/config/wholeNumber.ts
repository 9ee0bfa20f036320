/**
 * Returns the whole number in an environment variable, or `usual` where it is not set.
 * @throws Error if it holds anything else, because NaN runs would measure nothing and pass
 */
export const wholeNumber = (name: string, usual: number, least = 1): number => {
  const text = process.env[name];
  if (text === undefined || text === '') return usual;
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!(value >= least))
    throw new Error(`${name} must be a whole number from ${least} on, not "${text}".`);
  return value;
};
