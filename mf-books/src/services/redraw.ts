import {
  clearPages,
  dogNames,
  findBookInProject,
  getDrawnPages,
  getProject,
  runInOneTab,
  listPageIds,
  putPages,
  saveCover,
  type Book,
  type PagePhotos,
  type Project,
  type StoredPage,
} from '@scribblepup/library';
import { canDraw } from '@scribblepup/studio';
import { coverArt } from '../cover/art';
import { coverTitle } from '../cover/design';
import { coverPicture } from '../cover/paintCover';
import { failureHandler } from '../failureHandler';
import { coloring } from './coloring';
import { hasSameDogs } from './hasSameDogs';
import { assignPhotos } from './pagePhotos';
import { coverPaintings } from './coverPaintings';

/** Number of pages drawn and written together. */
const BATCH = 25;

/** Orders the drawn pages: those that represent their books on cards come first. */
const cardPagesFirst = ({ books }: Project, drawn: readonly string[]): string[] => {
  const firstPages = books
    .flatMap(({ pages }) => pages.slice(0, 1))
    .filter((id) => drawn.includes(id));
  return [...new Set([...firstPages, ...drawn])];
};

/** The project as stored, if its dogs still have the names and birth months in `project`. */
const storedWithSameDogs = async (project: Project): Promise<Project | null> => {
  const now = await getProject(project.id);
  return now && hasSameDogs(now, project) ? now : null;
};

/** The pages that a project had before a rename. */
export interface DrawnPages {
  readonly looks: readonly string[];
  /** The photos of the pages that could be read. */
  readonly photos: ReadonlyMap<string, PagePhotos>;
}

/**
 * Deletes all pages of a project whose dogs are about to be renamed, and returns which ones it
 * deleted. If the rename were stored first and the tab closed before the deletion, the pages would
 * keep the old name forever.
 */
export const removePages = async ({ id }: Project): Promise<DrawnPages> => {
  const looks = await listPageIds(id);
  const pages = await getDrawnPages(id, looks);
  await clearPages(id);
  const photos = pages.flatMap((page): [string, PagePhotos][] =>
    page ? [[page.page.look, page]] : [],
  );
  return { looks, photos: new Map(photos) };
};

const redrawPages = async (project: Project, { looks, photos }: DrawnPages): Promise<void> => {
  const { id, dog, choices } = project;
  if (!dog) return;
  const { dogs, withPhotos } = assignPhotos(project, looks, photos);
  await runInOneTab(id, async () => {
    const wanted = cardPagesFirst(project, looks).filter(canDraw);
    for (let from = 0; from < wanted.length; from += BATCH) {
      const pages: Omit<StoredPage, 'projectId'>[] = [];
      await coloring().drawPages(dog, choices, {
        looks: wanted.slice(from, from + BATCH),
        dogs,
        onPage: (page, preview) => pages.push({ ...withPhotos(page), preview }),
      });
      // The project may have been renamed again in the meantime.
      if (!(await storedWithSameDogs(project))) return;
      await putPages(id, pages);
    }
  });
};

type CoveredBook = Pick<Book, 'id' | 'cover'>;

/** Paints these covers with the new title. One that fails does not stop the others. */
const paintCovers = async (project: Project, books: readonly CoveredBook[]): Promise<void> => {
  if (books.length === 0) return;
  const art = await coverArt(project, new AbortController().signal);
  const title = coverTitle(dogNames(project));
  for (const { id, cover } of books) {
    if (!cover) continue;
    const { picture: _before, ...design } = cover;
    try {
      const named = { ...design, title };
      const picture = await coverPicture(art, named);
      const now = await storedWithSameDogs(project);
      if (!now) return;
      // The visitor may have saved another cover in the meantime, or deleted the edition.
      if (findBookInProject(now, id)?.book.cover?.picture !== cover.picture) continue;
      await saveCover(project.id, id, named, picture);
    } catch (error) {
      failureHandler('retitle')(error);
    }
  }
};

/**
 * Repaints the covers with the new names. Returns the project as it is stored now; null if it is gone
 * or its dogs are unchanged.
 */
const repaintAfterRename = async (before: Project): Promise<Project | null> => {
  const project = await getProject(before.id);
  if (!project || hasSameDogs(project, before)) return null;
  // Another tab may have drawn pages with the old names before the rename.
  await clearPages(project.id);
  // Another tab may have saved a cover with the old title since the rename.
  const titles = [before, project].map((dogs) => coverTitle(dogNames(dogs)));
  const covers = [...project.books, ...(project.editions ?? [])].filter(
    ({ cover }) => cover && titles.includes(cover.title),
  );
  await paintCovers(project, covers).catch(failureHandler('retitle'));
  return project;
};

/**
 * After a rename, redraws everything that may show the dogs' names: every page, and the covers whose
 * title was not changed by hand. A page that cannot be redrawn now is redrawn when it is next
 * needed. If a cover cannot be painted, its stored title is the new one, but it keeps its old
 * picture until the visitor changes it or renames the dog again.
 * @param pages the pages that the project had before the rename
 */
export const redrawAfterRename = async (before: Project, pages: DrawnPages): Promise<void> => {
  // Paint covers before the pages, which take minutes: orders wait for them, and nothing else would
  // repaint a missed cover.
  const project = await coverPaintings.track(before.id, () => repaintAfterRename(before));
  if (project) await redrawPages(project, pages);
};
