import * as library from '.';
import { announce, onLibraryChange } from './changes';
import { closeLibrary } from './close';
import { createProject, getProject, updateProject } from './projects';
import { calls, seed } from './testing/calls';
import { freshDisk, otherTab } from './testing/disk';
import { rex } from './testing/samples';
import type { LibraryChange } from './types';

beforeEach(freshDisk);
afterEach(closeLibrary);

test('a listener is told of changes made here, until it unsubscribes', async () => {
  const received: LibraryChange[] = [];
  const stop = onLibraryChange((change) => received.push(change));
  const { id } = await createProject(rex);
  stop();
  await updateProject(id, { dogName: 'Max' });
  expect(received).toEqual([{ kind: 'project', id, isLocal: true }]);
});

test('a listener is told of changes made in another tab, which can be read immediately', async () => {
  const { id } = await createProject(rex);
  const other = await otherTab();
  let stop = (): void => {};
  const change = new Promise<LibraryChange>((resolve) => {
    stop = onLibraryChange(resolve);
  });
  await other.updateProject(id, { dogName: 'Max' });
  expect(await change).toEqual({ kind: 'project', id, isLocal: false });
  stop();
  expect((await getProject(id))?.dogName).toBe('Max');
  await other.closeLibrary();
});

test('changes of every kind reach other tabs', async () => {
  const kinds: Readonly<Record<LibraryChange['kind'], true>> = {
    project: true,
    pages: true,
    order: true,
    profile: true,
    all: true,
  };
  const other = await otherTab();
  const received: string[] = [];
  const lastReceived = new Promise<void>((done) => {
    other.onLibraryChange(({ kind }) => {
      received.push(kind);
      if (kind === 'all') done();
    });
  });
  for (const kind of Object.keys(kinds)) announce(kind as LibraryChange['kind']);
  await lastReceived;
  await other.closeLibrary();
  expect(received).toEqual(Object.keys(kinds));
});

describe('each change is announced with the id of what it changed', () => {
  const announced: Readonly<Record<string, readonly string[]>> = {
    createProject: ['project new'],
    updateProject: ['project project'],
    addPhotos: ['project project', 'pages project'],
    removePhoto: ['project project', 'pages project'],
    deleteProject: ['project project'],
    clearPages: ['pages project'],
    putPages: ['pages project'],
    saveCover: ['project project'],
    addEdition: ['project project'],
    deleteEdition: ['project project'],
    saveInscription: ['project project'],
    addOrder: ['order new', 'project project'],
    recordDigitalCopy: ['project project'],
    saveReview: ['order order'],
    markDelivered: ['order order'],
    saveSampleReview: ['order 2'],
    saveProfile: ['profile null'],
    eraseAll: ['all null'],
    importBackup: ['project new', 'order new'],
  };

  test.each(Object.keys(calls))('%s', async (name) => {
    const ids = await seed(library);
    const nameOf = (id: string | null): string => {
      if (id === null || id === '2') return String(id);
      return Object.entries(ids).find(([, known]) => known === id)?.[0] ?? 'new';
    };
    const received: string[] = [];
    const stop = onLibraryChange(({ kind, id }) => received.push(`${kind} ${nameOf(id)}`));
    await calls[name](library, ids);
    stop();
    expect(received).toEqual(announced[name] ?? []);
  });
});

test('a listener that throws does not fail the write, and the other listeners are called', async () => {
  const reported: unknown[] = [];
  jest.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => {
    try {
      task();
    } catch (error) {
      reported.push(error);
    }
  });
  const listener = jest.fn();
  const stops = [
    onLibraryChange(() => {
      throw new RangeError('a bug');
    }),
    onLibraryChange(listener),
  ];
  const { id } = await createProject(rex);
  for (const stop of stops) stop();
  expect(listener).toHaveBeenCalledWith({ kind: 'project', id, isLocal: true });
  expect(reported).toEqual([expect.any(RangeError)]);
  expect(await getProject(id)).not.toBeNull();
});

test('a closed library gets no changes from other tabs until it is used again', async () => {
  const [missed, last] = [await createProject(rex), await createProject(rex)];
  const other = await otherTab();
  const received: (string | null)[] = [];
  let stop = (): void => {};
  const lastReceived = new Promise<void>((done) => {
    stop = onLibraryChange(({ id }) => {
      received.push(id);
      if (id === last.id) done();
    });
  });
  await closeLibrary();
  await other.updateProject(missed.id, { dogName: 'Max' });
  // Any use opens the channel again.
  onLibraryChange(() => undefined)();
  await other.updateProject(last.id, { dogName: 'Max' });
  await lastReceived;
  expect(received).toEqual([last.id]);
  stop();
  await other.closeLibrary();
});

test.each([
  [
    'a frame that is not allowed to open the channel',
    jest.fn(() => {
      throw new DOMException('refused', 'SecurityError');
    }),
  ],
  ['an old browser without the channel', undefined],
])('projects are stored in %s', async (_what, replacement) => {
  await closeLibrary();
  const original = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = replacement as never;
  const { id } = await createProject(rex);
  globalThis.BroadcastChannel = original;
  expect(await getProject(id)).not.toBeNull();
});

test('messages that are not changes do not reach listeners', async () => {
  const received: LibraryChange[] = [];
  const channel = new BroadcastChannel('scribblepup-library');
  let stop = (): void => {};
  // Messages arrive in the order they were sent. Once the last has arrived, the others have arrived
  // too.
  await new Promise<void>((done) => {
    stop = onLibraryChange((change) => {
      received.push(change);
      if (change.kind === 'all') done();
    });
    const invalid = [null, 'project', { kind: 'other', id: null }, { kind: 'project', id: 3 }];
    for (const message of [...invalid, { kind: 'all', id: null }]) channel.postMessage(message);
  });
  stop();
  channel.close();
  expect(received).toEqual([{ kind: 'all', id: null, isLocal: false }]);
});
