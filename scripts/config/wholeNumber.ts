import { refuse } from './commandLine';

/**
 * Returns the whole number in an environment variable, or `usual` where it is not set. Ends the
 * command if it holds anything else, because NaN runs would measure nothing and pass.
 */
export const wholeNumber = (name: string, usual: number, least = 1, most = Infinity): number => {
  const text = process.env[name];
  if (text === undefined || text === '') return usual;
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  const range = most === Infinity ? `${least} on` : `${least} to ${most}`;
  return refuse(`${name} must be a whole number from ${range}, not "${text}".`);
};
