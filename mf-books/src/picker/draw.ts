import { offeredPages, type ColoringClient, type DogArt } from '@scribblepup/studio';
import { getPages, inOneTab, type StoredPage } from '@scribblepup/library';
import { keepDog } from '../services/keepDog';
import { runningSearchOf } from '../store/runningSearch';
import type { Keeper } from './keeper';
import type { PickerStore, ReadyPage } from './pickerStore';
import { failedAt } from '../failedAt';

/** Number of pages written to the device together. */
const BATCH = 5;
/** Polling interval while another tab is drawing, ms. */
const ELSEWHERE = 1500;
/** Share of the progress that finding the dog takes; the first page takes the rest. */
const DOG_SHARE = 0.9;

export interface DrawOptions {
  readonly store: PickerStore;
  readonly keeper: Keeper;
  readonly client: ColoringClient;
  readonly photo: Blob | null;
  readonly signal: AbortSignal;
}

type NewPage = Omit<StoredPage, 'projectId'>;

const addPages = (store: PickerStore, pages: readonly NewPage[]): void => {
  if (pages.length === 0) return;
  const added: Record<string, ReadyPage> = {};
  for (const { page, preview } of pages) added[page.look] = { page, preview };
  store.setState((state) => ({ pages: { ...state.pages, ...added } }));
};

/** Shows the pages that are on the device already. */
export const loadPages = async ({
  store,
  keeper,
}: Pick<DrawOptions, 'store' | 'keeper'>): Promise<void> => {
  if (!keeper.isStored()) return;
  const known = store.getState().pages;
  const stored = await getPages(store.getState().project.id);
  addPages(
    store,
    stored.filter(({ page }) => !(page.look in known)),
  );
};

const missing = (store: PickerStore): string[] => {
  const { project, pages } = store.getState();
  return offeredPages(project.generatedCount).filter((id) => !(id in pages));
};

const findDog = async ({ store, keeper, client, photo, signal }: DrawOptions): Promise<DogArt> => {
  const { project } = store.getState();
  if (project.dog) return project.dog;
  if (!photo) throw new Error('The photo of this project is gone.');
  const onProgress = (_stage: string, share: number): void =>
    store.setState({ drawing: { status: 'working', share: DOG_SHARE * share } });
  const running = runningSearchOf(project.id);
  const extraction = await (running?.found ??
    client.extract(photo, project.hints, { signal, onProgress }));
  const { dog } = extraction;
  store.setState((state) => ({ project: { ...state.project, dog } }));
  if (!running && keeper.isStored()) await keepDog(store.getState().project.id, photo, extraction);
  return dog;
};

const drawMissing = async (options: DrawOptions): Promise<void> => {
  const { store, keeper, client, signal } = options;
  const dog = await findDog(options);
  const { choices } = store.getState().project;
  let batch: NewPage[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  const flush = (): void => {
    const pages = batch;
    batch = [];
    // Pages can be drawn again, so a full disk does not stop the picking.
    if (pages.length > 0)
      writing = Promise.all([writing, keeper.keepPages(pages).catch(failedAt('keep-pages'))]);
  };
  await client.pages(dog, choices, {
    looks: missing(store),
    signal,
    onPage: (page, preview) => {
      addPages(store, [{ page, preview }]);
      batch.push({ page, preview });
      if (batch.length >= BATCH) flush();
    },
  });
  flush();
  await writing;
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Draws until every wanted page is there. While another tab draws the same project, shows its pages
 * as they come.
 * @throws ColoringError, LibraryError; the signal's reason when it is cancelled.
 */
export const drawAll = async (options: DrawOptions): Promise<void> => {
  const { store, signal } = options;
  store.setState({ drawing: { status: 'working', share: 0 } });
  await loadPages(options);
  while (missing(store).length > 0) {
    signal.throwIfAborted();
    const drawn = await inOneTab(store.getState().project.id, async () => {
      await drawMissing(options);
      return true;
    });
    if (!drawn) await pause(ELSEWHERE, signal);
    await loadPages(options);
  }
  store.setState({ drawing: { status: 'idle' } });
};
