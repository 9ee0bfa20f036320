import { exitWithError } from './commandLine';

/**
 * Returns the whole number in a text, or `fallback` if the text is empty. Ends the command for any
 * other text, because NaN runs would measure nothing and pass.
 * @param name of the option or variable, for the message
 */
export const parseInteger = (
  text: string | undefined,
  name: string,
  fallback: number,
  min = 1,
  max = Infinity,
): number => {
  if (text === undefined || text === '') return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  const range = max === Infinity ? `${min} on` : `${min} to ${max}`;
  return exitWithError(`${name} must be a whole number from ${range}, not "${text}".`);
};

/** Returns the whole number in an environment variable; see `parseInteger`. */
export const integerFromEnv = (name: string, fallback: number, min = 1, max = Infinity): number =>
  parseInteger(process.env[name], name, fallback, min, max);
