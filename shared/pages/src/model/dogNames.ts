import type { Choices } from './types';

// Created on first use: it takes up to a tenth of a second on a phone, and most books have one dog.
let list: Intl.ListFormat | undefined;

/** The names of all dogs as one text, such as "Biscuit and Mochi". May be empty. */
export const dogNames = ({
  name,
  companions = [],
}: Pick<Choices, 'name' | 'companions'>): string => {
  if (companions.length === 0) return name;
  list ??= new Intl.ListFormat('en', { type: 'conjunction' });
  return list.format([name, ...companions.map((dog) => dog.name)].filter((one) => one.trim()));
};
