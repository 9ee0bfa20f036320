import { subscribe } from '@scribblepup/library';
import type { Inscription } from '@scribblepup/studio';

/** The words on a title page that the visitor can type. */
export type TitleWords = Partial<Pick<Inscription, 'dedication' | 'from'>>;

/** Words that were typed and not saved, by the book's id; they last until a reload. */
const unsaved = new Map<string, TitleWords>();

subscribe(({ kind }) => {
  // Only erasing everything announces `all`.
  if (kind === 'all') unsaved.clear();
});

/** Keeps words in memory, so that leaving the screen does not lose them. */
export const keepUnsavedWords = (bookId: string, words: TitleWords): void => {
  unsaved.set(bookId, words);
};

/** Forgets words that are saved now, unless the visitor has typed others meanwhile. */
export const forgetSavedWords = (bookId: string, saved: TitleWords): void => {
  if (unsaved.get(bookId) === saved) unsaved.delete(bookId);
};

/** The words that were typed for a book and not saved; none if all are saved. */
export const unsavedWords = (bookId: string): TitleWords => unsaved.get(bookId) ?? {};
