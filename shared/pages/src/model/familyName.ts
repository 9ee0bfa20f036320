import type { Choices } from './types';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The names of all dogs as one text, such as "Biscuit and Mochi". May be empty. */
export const familyName = ({
  name,
  companions = [],
}: Pick<Choices, 'name' | 'companions'>): string => {
  if (companions.length === 0) return name;
  return list.format([name, ...companions.map((dog) => dog.name)].filter((one) => one.trim()));
};
