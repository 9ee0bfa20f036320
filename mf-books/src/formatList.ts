// Created on first use: it takes up to a tenth of a second on a phone, and most books have one dog.
let list: Intl.ListFormat | undefined;

/** Names as a text, such as "Biscuit, Mochi, and Bo". */
export const formatList = (names: readonly string[]): string => {
  if (names.length === 1) return names[0];
  list ??= new Intl.ListFormat('en', { type: 'conjunction' });
  return list.format(names);
};
