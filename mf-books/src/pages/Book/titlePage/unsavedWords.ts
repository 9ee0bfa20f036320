import { isObjectOf, isOptionalOf, isString, type Infer } from '@scribblepup/kernel/schema';
import { createUnsavedInputStore } from '@scribblepup/library';

const isTitleWords = isObjectOf({
  dedication: isOptionalOf(isString),
  from: isOptionalOf(isString),
});

/** The words on a title page that the visitor can type. */
export type TitleWords = Infer<typeof isTitleWords>;

const unsaved = createUnsavedInputStore('title-words', isTitleWords);

/** Keeps words in this tab, so that leaving the screen or a reload does not lose them. */
export const saveUnsavedWords = unsaved.set;

/** The words that were typed for a book but not saved; an empty object if all are saved. */
export const unsavedWords = (bookId: string): TitleWords => unsaved.get(bookId) ?? {};

/**
 * Removes words that are saved now, unless the visitor has typed others in the meantime. Returns
 * the words that are still unsaved.
 */
export const clearUnsavedWords = (bookId: string, saved: TitleWords): TitleWords => {
  const { dedication, from } = unsavedWords(bookId);
  const rest = {
    ...(dedication !== undefined && dedication !== saved.dedication && { dedication }),
    ...(from !== undefined && from !== saved.from && { from }),
  };
  if (Object.keys(rest).length > 0) unsaved.set(bookId, rest);
  else unsaved.delete(bookId);
  return rest;
};
