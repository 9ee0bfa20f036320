// Created on first use: it takes up to a tenth of a second on a phone, and most books have one dog.
let list: Intl.ListFormat | undefined;

/** Joins names into a string, such as "Biscuit, Mochi, and Bo". */
export const formatList = (names: readonly string[]): string => {
  if (names.length === 1) return names[0];
  list ??= new Intl.ListFormat('en', { type: 'conjunction' });
  return list.format(names);
};
