import type { Family } from '@scribblepup/studio';
import { currentBook, PAGES_PER_BOOK, usedInOtherBook, type Project } from '@scribblepup/library';
import type { ReadyPage } from './pickerStore';

/**
 * Chooses pages to fill the current book. Prefers pages that no other book has; among these, takes
 * families in turn, the one with the fewest pages in the book first.
 */
export const pickVaried = (
  project: Project,
  pages: Readonly<Record<number, ReadyPage>>,
): number[] => {
  const { selectedImages } = currentBook(project);
  const count = new Map<Family, number>();
  const add = (index: number): void => {
    const family = pages[index]?.page.family;
    if (family) count.set(family, (count.get(family) ?? 0) + 1);
  };
  selectedImages.forEach(add);

  const left = new Set(
    Object.keys(pages)
      .map(Number)
      .filter((index) => index < project.generatedCount && !selectedImages.includes(index)),
  );
  const rank = (index: number): number[] => [
    usedInOtherBook(project, index) ? 1 : 0,
    count.get(pages[index]!.page.family) ?? 0,
    index,
  ];
  const isBefore = (a: number[], b: number[]): boolean => {
    const at = a.findIndex((value, i) => value !== b[i]);
    return at >= 0 && a[at]! < b[at]!;
  };

  const chosen: number[] = [];
  while (left.size > 0 && selectedImages.length + chosen.length < PAGES_PER_BOOK) {
    const next = [...left].reduce((best, index) =>
      isBefore(rank(index), rank(best)) ? index : best,
    );
    left.delete(next);
    add(next);
    chosen.push(next);
  }
  return chosen;
};
