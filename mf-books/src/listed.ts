// Created on first use, because most screens need none.
let list: Intl.ListFormat | undefined;

/** Names as a text, such as "Biscuit, Mochi, and Bo". */
export const listed = (names: readonly string[]): string =>
  (list ??= new Intl.ListFormat('en', { type: 'conjunction' })).format(names);
