import * as library from '@scribblepup/library';
import {
  clearPages,
  createProject,
  deleteProject,
  eraseAll,
  FIRST_PHOTO_ID,
  getPages,
  getProject,
  runInOneTab,
  removePhoto,
  selectPages,
  updateProject,
} from '@scribblepup/library';
import { waitFor } from '@testing-library/react';
import type { ColoringClient } from '@scribblepup/studio';
import { fakeColoring, foundDog, finderResult, plainExtraction } from '../testing/coloring';
import { pagesAt, plainDog, plainPage } from '../testing/dog';
import * as files from '../intake/testing/files';
import { registerRunningSearch } from '../store/runningSearch';
import { recordPicks } from './journal';
import { createSession, type PickerSession } from './session';
import { openSource } from './source';

jest.mock('@scribblepup/library', () => {
  const actual = jest.requireActual<typeof library>('@scribblepup/library');
  return {
    ...actual,
    onLibraryChange: jest.fn(actual.onLibraryChange),
    updateProject: jest.fn(actual.updateProject),
    clearPages: jest.fn(actual.clearPages),
  };
});

const openSessionOf = async (
  projectId: string,
  client: Partial<ColoringClient> = {},
  number: number | null = null,
): Promise<PickerSession> =>
  createSession({
    source: (await openSource({ projectId, number }))!,
    client: fakeColoring(client),
    onRefused: () => undefined,
    onFailed: (error) => {
      throw error;
    },
  });

/** A session of a project with three photos, and their ids. */
const openSession = async (
  client: Partial<ColoringClient> = {},
): Promise<{ session: PickerSession; photos: string[] }> => {
  const { id, morePhotos = [] } = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: new Blob(['one']),
    dog: plainDog,
    morePhotos: ['two', 'three'].map((text) => ({ photo: new Blob([text]), dog: plainDog })),
  });
  const session = await openSessionOf(id, client);
  return { session, photos: morePhotos.map((photo) => photo.id) };
};

/** Removes a photo as another tab does; resolves once the session shows the change. */
const removeElsewhere = async ({ store }: PickerSession, photo: string): Promise<void> => {
  const { id } = store.getState().project;
  await removePhoto(id, photo);
  const followed = new Promise<void>((resolve) => {
    const stop = store.subscribe(({ project, shownPhoto }, before) => {
      if (project === before.project && shownPhoto === before.shownPhoto) return;
      stop();
      resolve();
    });
  });
  const [listener] = jest.mocked(library.onLibraryChange).mock.lastCall!;
  listener({ kind: 'project', id, isLocal: false });
  await followed;
};

let stop = (): void => undefined;

beforeEach(() => eraseAll());
afterEach(() => stop());

test('shows all pages once another tab removes the photo whose pages are shown', async () => {
  const { session, photos } = await openSession();
  stop = session.start();
  session.actions.showPhoto(photos[0]);
  await removeElsewhere(session, photos[1]);
  expect(session.store.getState().shownPhoto).toBe(photos[0]);
  await removeElsewhere(session, photos[0]);
  expect(session.store.getState().shownPhoto).toBeNull();
});

test('shows all pages once only one photo is left', async () => {
  const { session, photos } = await openSession();
  stop = session.start();
  session.actions.showPhoto('first');
  await removeElsewhere(session, photos[0]);
  expect(session.store.getState().shownPhoto).toBe('first');
  await removeElsewhere(session, photos[1]);
  expect(session.store.getState().shownPhoto).toBeNull();
});

/** Tells the session that another tab has changed the project. */
const notifyOfOtherTab = ({ store }: PickerSession): void =>
  jest.mocked(library.onLibraryChange).mock.lastCall![0]({
    kind: 'project',
    id: store.getState().project.id,
    isLocal: false,
  });
const waitForPages = ({ store }: PickerSession, count: number): Promise<void> =>
  waitFor(() => {
    expect(Object.keys(store.getState().pages)).toHaveLength(count);
    expect(store.getState().drawing.status).toBe('idle');
  });

test('draws pages that another tab asked for, once that tab no longer draws them', async () => {
  const drawPages = jest.fn(fakeColoring().drawPages);
  const { session } = await openSession({ drawPages });
  const { id } = session.store.getState().project;
  stop = session.start();
  await waitForPages(session, 25);
  let close = (): void => undefined;
  const elsewhere = runInOneTab(id, () => new Promise<void>((resolve) => (close = resolve)));
  await updateProject(id, { generatedCount: 50 });
  notifyOfOtherTab(session);
  await waitFor(() => expect(session.store.getState().drawing.status).toBe('working'));
  expect(drawPages).toHaveBeenCalledTimes(1);
  close();
  await elsewhere;
  await waitFor(() => expect(drawPages).toHaveBeenCalledTimes(2));
  await waitForPages(session, 50);
});

/** Draws pages whose previews contain the name of the dog. */
const drawNames: ColoringClient['drawPages'] = (dog, choices, options) =>
  fakeColoring().drawPages(dog, choices, {
    ...options,
    onPage: (page) => options.onPage(page, new Blob([choices.name])),
  });
const namesOf = (kept: readonly { readonly preview: Blob }[]): Promise<string[]> =>
  Promise.all(kept.map(({ preview }) => preview.text()));

test('keeps only pages with the new name if another tab renames the dog during the drawing', async () => {
  const renameOnce = jest.fn().mockImplementationOnce(async (id: string) => {
    await updateProject(id, { dogName: 'Max' });
    await clearPages(id);
  });
  const { session } = await openSession({
    drawPages: async (...task) => {
      await renameOnce(session.store.getState().project.id);
      return drawNames(...task);
    },
  });
  const { id } = session.store.getState().project;
  stop = session.start();
  await waitForPages(session, 25);
  const expected = Array.from({ length: 25 }, () => 'Max');
  expect(await namesOf(await getPages(id))).toEqual(expected);
  expect(await namesOf(Object.values(session.store.getState().pages))).toEqual(expected);
});

test('draws all pages again if another tab renames the dog after the drawing', async () => {
  const { session } = await openSession({ drawPages: drawNames });
  const { id } = session.store.getState().project;
  stop = session.start();
  await waitForPages(session, 25);
  await updateProject(id, { dogName: 'Max' });
  notifyOfOtherTab(session);
  const expected = Array.from({ length: 25 }, () => 'Max');
  await waitFor(async () =>
    expect(await namesOf(Object.values(session.store.getState().pages))).toEqual(expected),
  );
  await waitForPages(session, 25);
  expect(await namesOf(await getPages(id))).toEqual(expected);
});

test('keeps a pick that is made while another tab renames the dog', async () => {
  const { session } = await openSession();
  const { id } = session.store.getState().project;
  stop = session.start();
  await waitForPages(session, 25);
  await updateProject(id, { dogName: 'Max' });
  jest.mocked(clearPages).mockImplementationOnce(async () => {
    session.actions.toggle(pagesAt(0)[0]);
    await session.writer.settled();
  });
  notifyOfOtherTab(session);
  await waitFor(() => expect(session.store.getState().project.dogName).toBe('Max'));
  expect(session.store.getState().project.books[0].pages).toEqual(pagesAt(0));
});

test('stops drawing once another tab deletes the project, and continues once it is restored', async () => {
  const started = jest.fn();
  const { session } = await openSession({
    drawPages: (_dog, _choices, { signal, looks, onPage }) => {
      started(signal);
      for (const id of looks.slice(0, 5)) onPage(plainPage(id), new Blob([id]));
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    },
  });
  const { store } = session;
  const { id } = store.getState().project;
  stop = session.start();
  await waitFor(() => expect(started).toHaveBeenCalledTimes(1));
  session.actions.toggle(pagesAt(0)[0]);
  await session.writer.settled();
  const { restore } = await deleteProject(id);
  notifyOfOtherTab(session);
  await waitFor(() => expect(store.getState().isDeleted).toBe(true));
  const signal = started.mock.calls[0][0] as AbortSignal;
  expect(signal.aborted).toBe(true);

  await restore();
  notifyOfOtherTab(session);
  await waitFor(() => expect(store.getState().isDeleted).toBe(false));
  await waitFor(() => expect(started).toHaveBeenCalledTimes(2));
  expect(store.getState().project.books[0].pages).toEqual(pagesAt(0));
});

test('notices that another tab erases everything', async () => {
  const { session } = await openSession();
  stop = session.start();
  await waitForPages(session, 25);
  await eraseAll();
  jest.mocked(library.onLibraryChange).mock.lastCall![0]({ kind: 'all', id: null, isLocal: false });
  await waitFor(() => expect(session.store.getState().isDeleted).toBe(true));
});

test('a search that restarts after a reload finds all dogs that the visitor named', async () => {
  const both = { ...plainDog, width: 603 };
  const extract: ColoringClient['extract'] = (_photo, { dogs = [] }) =>
    Promise.resolve({
      ...plainExtraction,
      finder: finderResult(foundDog(), foundDog(200)),
      ...(dogs.length === 2 && { dog: both }),
    });
  // Created before the search had ended, so neither the dogs nor their places are known.
  const { id } = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: new Blob(['one']),
    shows: [0, 1],
    choices: { companions: [{ name: 'Mochi', bornMonth: 10 }] },
    morePhotos: [{ photo: new Blob(['two']), shows: [0, 1] }, { photo: new Blob(['three']) }],
  });
  const session = await openSessionOf(id, { extract });
  stop = session.start();
  await waitForPages(session, 25);
  const stored = await getProject(id);
  const hints = { dogs: [expect.anything(), expect.anything()] };
  expect(stored).toMatchObject({ dog: both, hints });
  expect(stored?.morePhotos).toMatchObject([
    { dog: both, hints },
    { dog: plainDog, hints: {} },
  ]);
});

test('looks for the dog itself if the search that it joined is canceled', async () => {
  const { id } = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: new Blob(['one']),
  });
  const cancel = new AbortController();
  const found = new Promise<never>((_resolve, reject) => {
    cancel.signal.addEventListener('abort', () => reject(cancel.signal.reason as Error));
  });
  registerRunningSearch(
    { projectId: id, photoId: FIRST_PHOTO_ID, found },
    found.catch(() => undefined),
  );
  const session = await openSessionOf(id);
  stop = session.start();
  await new Promise((resolve) => setTimeout(resolve, 50));
  cancel.abort();
  await waitForPages(session, 25);
});

test('does not repeat changes whose write succeeded but was reported as failed', async () => {
  const { id } = await createProject({ dogName: 'Rex', bornMonth: '03', photo: null });
  const { actions, writer } = createSession({
    source: (await openSource({ projectId: id, number: null }))!,
    client: fakeColoring(),
    onRefused: () => undefined,
    onFailed: () => undefined,
  });
  const { updateProject: write } = jest.requireActual<typeof library>('@scribblepup/library');
  jest.mocked(updateProject).mockImplementationOnce(async (...change) => {
    await write(...change);
    throw new library.LibraryError('lost');
  });
  actions.startBook();
  actions.generateMore();
  await expect(writer.settled()).rejects.toThrow();
  expect((await getProject(id))?.books).toHaveLength(2);
  await writer.settled();
  expect(await getProject(id)).toMatchObject({
    generatedCount: 50,
    books: [{ number: 1 }, { number: 2 }],
  });
});

test('a picker that is opened while a photo is being added shows the photo', async () => {
  let extracted = (): void => undefined;
  const held = new Promise<void>((resolve) => (extracted = resolve));
  const { session } = await openSession({
    extract: async () => {
      await held;
      return plainExtraction;
    },
  });
  const { id } = session.store.getState().project;
  session.start()();
  const adding = session.addPhoto(new File([files.jpeg(800, 600)], 'four.jpg'));
  const opening = openSource({ projectId: id, number: null });
  extracted();
  await adding;
  expect((await opening)?.project.morePhotos).toHaveLength(3);
});

test.each([null, 2])(
  'writes picks that cannot be restored now with the next change (book %p)',
  async (number) => {
    const { id } = await createProject({ dogName: 'Rex', bornMonth: '03', photo: null });
    const before = (await getProject(id))!;
    recordPicks({ ...selectPages(before, ['garden']).project, picksAt: 1 });
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No space', 'QuotaExceededError');
    });
    const { store, actions, writer } = await openSessionOf(id, {}, number);
    expect(store.getState()).toMatchObject({
      saving: 'failed',
      project: { books: [{ pages: ['garden'] }, ...(number === 2 ? [{ number }] : [])] },
    });
    put.mockRestore();
    actions.generateMore();
    await writer.settled();
    const { project, saving } = store.getState();
    expect(saving).toBe('saved');
    const { books, currentBookId } = project;
    expect(await getProject(id)).toMatchObject({ generatedCount: 50, currentBookId, books });
  },
);
