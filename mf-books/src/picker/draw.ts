import { offeredLooks } from '@scribblepup/studio';
import { getPages, getProject, runInOneTab, type Project } from '@scribblepup/library';
import { failureHandler } from '../failureHandler';
import { hasSameDogs } from '../services/hasSameDogs';
import { hasCurrentPhotos, assignPhotos } from '../services/pagePhotos';
import { findDogs, unsearchedPhotos, type DrawOptions } from './findDogs';
import type { PickerStore, ReadyPage } from './pickerStore';

/** Number of pages written to the device together. */
const BATCH = 5;
/** Polling interval while another tab is drawing, ms. */
const POLL_MS = 1500;

/**
 * Adds pages, and drops those that should show another photo now. The others keep their identity,
 * so that their cards do not render again.
 */
const addPages = (store: PickerStore, added: readonly ReadyPage[]): void =>
  store.setState(({ project, pages }) => {
    const all = [...Object.values(pages), ...added].filter((ready) =>
      hasCurrentPhotos(project, ready),
    );
    const isSame = added.length === 0 && all.length === Object.keys(pages).length;
    if (isSame) return {};
    return { pages: Object.fromEntries(all.map((ready) => [ready.page.look, ready])) };
  });

/** Shows the pages that are already on the device. */
export const loadPages = async ({
  store,
  writer,
}: Pick<DrawOptions, 'store' | 'writer'>): Promise<void> => {
  // Wait until the dogs of all photos are found: they decide which page shows which photo.
  if (!writer.isStored() || unsearchedPhotos(store).length > 0) return;
  addPages(store, []);
  const drawn = store.getState().pages;
  const stored = await getPages(store.getState().project.id);
  addPages(
    store,
    stored.filter(({ page }) => !(page.look in drawn)),
  );
};

/** The looks on offer whose pages are not drawn, or drawn from another photo. */
const missingLooks = (store: PickerStore): string[] => {
  const { project, pages } = store.getState();
  return offeredLooks(project.generatedCount).filter(
    (id) => !(id in pages) || !hasCurrentPhotos(project, pages[id]),
  );
};

/** True if a dog must still be found, or a page drawn. */
export const hasMissing = (store: PickerStore): boolean =>
  unsearchedPhotos(store).length > 0 || missingLooks(store).length > 0;

const drawMissing = async (options: DrawOptions): Promise<void> => {
  const { store, writer, client, signal } = options;
  const hadAllDogs = store.getState().project.dog !== null && unsearchedPhotos(store).length === 0;
  const dog = await findDogs(options);
  // Stored pages can be checked only once the dogs of all photos are found.
  if (!hadAllDogs) await loadPages(options);
  const { project } = store.getState();
  const looks = missingLooks(store);
  const { dogs, withPhotos } = assignPhotos(project, looks);
  let batch: ReadyPage[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  /** The project with its new names, if another tab renames a dog in the meantime. */
  let renamed = null as Project | null;
  const keep = async (pages: readonly ReadyPage[]): Promise<void> => {
    const stored = writer.isStored() ? await getProject(store.getState().project.id) : null;
    if (stored && !hasSameDogs(stored, project)) renamed = stored;
    else await writer.savePages(pages);
  };
  const flush = (): void => {
    const pages = batch;
    batch = [];
    // Pages can be redrawn, so a full disk must not stop the picking.
    if (pages.length > 0)
      writing = Promise.all([writing, keep(pages).catch(failureHandler('keep-pages'))]);
  };
  await client.drawPages(dog, project.choices, {
    looks,
    dogs,
    signal,
    onPage: (page, preview) => {
      const drawn = { ...withPhotos(page), preview };
      // The visitor may have chosen another photo for the page in the meantime.
      if (!hasCurrentPhotos(store.getState().project, drawn)) return;
      addPages(store, [drawn]);
      batch.push(drawn);
      if (batch.length >= BATCH) flush();
    },
  });
  flush();
  await writing;
  if (!renamed) return;
  // The other tab has deleted the pages with the old name, and leaves the drawing to this tab.
  const { dogName, choices } = renamed;
  store.setState((state) => ({ project: { ...state.project, dogName, choices }, pages: {} }));
  await drawMissing(options);
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/**
 * Draws until every wanted page is there. While another tab draws the same project, shows its pages
 * as they come.
 * @throws LostPhotoError, ColoringError, LibraryError; the signal's reason when it is canceled.
 */
export const drawAll = async (options: DrawOptions): Promise<void> => {
  const { store, signal } = options;
  store.setState({ drawing: { status: 'working' } });
  await loadPages(options);
  while (hasMissing(store)) {
    signal.throwIfAborted();
    const drawn = await runInOneTab(store.getState().project.id, async () => {
      await drawMissing(options);
      return true;
    });
    if (!drawn) await pause(POLL_MS, signal);
    await loadPages(options);
  }
  store.setState({ drawing: { status: 'idle' } });
};
