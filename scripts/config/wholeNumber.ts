import { refuse } from './commandLine';

/**
 * Returns the whole number in a text, or `usual` if there is none. Ends the command if the text
 * holds anything else, because NaN runs would measure nothing and pass.
 * @param name what the number is called where it was typed
 */
export const wholeNumberIn = (
  text: string | undefined,
  name: string,
  usual: number,
  least = 1,
  most = Infinity,
): number => {
  if (text === undefined || text === '') return usual;
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  const range = most === Infinity ? `${least} on` : `${least} to ${most}`;
  return refuse(`${name} must be a whole number from ${range}, not "${text}".`);
};

/** The same for an environment variable. */
export const wholeNumber = (name: string, usual: number, least = 1, most = Infinity): number =>
  wholeNumberIn(process.env[name], name, usual, least, most);
