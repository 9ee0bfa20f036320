import { offeredLooks, type Family } from '@scribblepup/studio';
import {
  currentBook,
  FIRST_PHOTO_ID,
  PAGES_PER_BOOK,
  findOtherBookWithPage,
  type Project,
} from '@scribblepup/library';
import type { ReadyPage } from './pickerStore';

/**
 * Chooses pages to fill the current book. Prefers pages that no other book has. Among these,
 * balances the families first, then the photos: the next page comes from the one with the fewest
 * pages in the book.
 */
export const pickVaried = (
  project: Project,
  ready: Readonly<Record<string, ReadyPage>>,
): string[] => {
  const { pages } = currentBook(project);
  const offered = offeredLooks(project.generatedCount);
  const perFamily = new Map<Family, number>();
  const perPhoto = new Map<string, number>();
  const add = (id: string): void => {
    if (!(id in ready)) return;
    const { page, photo = FIRST_PHOTO_ID } = ready[id];
    perFamily.set(page.family, (perFamily.get(page.family) ?? 0) + 1);
    perPhoto.set(photo, (perPhoto.get(photo) ?? 0) + 1);
  };
  pages.forEach(add);

  const remaining = new Set(offered.filter((id) => id in ready && !pages.includes(id)));
  const rank = (id: string): number[] => [
    findOtherBookWithPage(project, id) ? 1 : 0,
    perFamily.get(ready[id].page.family) ?? 0,
    perPhoto.get(ready[id].photo ?? FIRST_PHOTO_ID) ?? 0,
    offered.indexOf(id),
  ];
  const isBefore = (a: number[], b: number[]): boolean => {
    const difference = a.findIndex((value, i) => value !== b[i]);
    return difference >= 0 && a[difference] < b[difference];
  };

  const chosen: string[] = [];
  while (remaining.size > 0 && pages.length + chosen.length < PAGES_PER_BOOK) {
    const next = [...remaining].reduce((best, id) => (isBefore(rank(id), rank(best)) ? id : best));
    remaining.delete(next);
    add(next);
    chosen.push(next);
  }
  return chosen;
};
