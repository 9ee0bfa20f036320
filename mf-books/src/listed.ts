const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Names as a text, such as "Biscuit, Mochi, and Bo". */
export const listed = (names: readonly string[]): string => list.format(names);
