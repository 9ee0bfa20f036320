import {
  clearPages,
  familyName,
  getDrawnPages,
  getProject,
  inOneTab,
  listPageIds,
  putPages,
  saveCover,
  type Book,
  type PagePhotos,
  type Project,
} from '@scribblepup/library';
import { canDraw } from '@scribblepup/studio';
import { coverArt } from '../cover/art';
import { coverTitle } from '../cover/design';
import { coverPicture } from '../cover/paintCover';
import { coloring } from './coloring';
import { photosFor } from './pagePhotos';

/** Number of pages drawn and written together. */
const BATCH = 25;

/** Orders the drawn pages: those that represent their books on cards come first. */
const inOrder = ({ books }: Project, drawn: readonly string[]): string[] => {
  const firsts = books.flatMap(({ pages }) => pages.slice(0, 1)).filter((id) => drawn.includes(id));
  return [...new Set([...firsts, ...drawn])];
};

/** Everything about the dogs that pages can show. */
const namesOf = ({ choices: { name, bornMonth, companions } }: Project): string =>
  JSON.stringify([name, bornMonth, companions]);

const redrawPages = async (project: Project): Promise<void> => {
  const { id, dog, choices } = project;
  const drawn = await listPageIds(id);
  const before = await getDrawnPages(id, drawn);
  const known = new Map(
    before.flatMap((page): [string, PagePhotos][] => (page ? [[page.page.look, page]] : [])),
  );
  const { dogs, withPhotos } = photosFor(project, drawn, known);
  // Clear first: whatever happens next, no page keeps the old name.
  await clearPages(id);
  if (!dog) return;
  await inOneTab(id, async () => {
    const wanted = inOrder(project, drawn).filter(canDraw);
    for (let from = 0; from < wanted.length; from += BATCH) {
      const pages: Parameters<typeof putPages>[1][number][] = [];
      await coloring().pages(dog, choices, {
        looks: wanted.slice(from, from + BATCH),
        dogs,
        onPage: (page, preview) => pages.push({ ...withPhotos(page), preview }),
      });
      // The project may have been renamed again in the meantime.
      const now = await getProject(id);
      if (!now || namesOf(now) !== namesOf(project)) return;
      await putPages(id, pages);
    }
  });
};

const retitle = async (project: Project, book: Pick<Book, 'id' | 'cover'>): Promise<void> => {
  if (!book.cover) return;
  const { picture: _before, ...cover } = book.cover;
  const design = { ...cover, title: coverTitle(familyName(project)) };
  const art = await coverArt(project, new AbortController().signal);
  await saveCover(project.id, book.id, design, await coverPicture(art, design));
};

/**
 * Redraws everything that carries the dogs' names after a rename: every page, and the covers whose
 * title was not changed by hand. Anything that cannot be redrawn now is redrawn when it is next
 * needed.
 */
export const redrawNamed = async (before: Project): Promise<void> => {
  const project = await getProject(before.id);
  if (!project || namesOf(project) === namesOf(before)) return;
  await redrawPages(project);
  for (const book of [...project.books, ...(project.editions ?? [])]) {
    if (book.cover?.title === coverTitle(familyName(before))) await retitle(project, book);
  }
};
