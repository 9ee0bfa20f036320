import * as library from '@scribblepup/library';
import { createProject, eraseAll, removePhoto } from '@scribblepup/library';
import { fakeColoring } from '../testing/coloring';
import { plainDog } from '../testing/dog';
import { createSession, type PickerSession } from './session';
import { openSource } from './source';

jest.mock('@scribblepup/library', () => {
  const actual = jest.requireActual<typeof library>('@scribblepup/library');
  return { ...actual, subscribe: jest.fn(actual.subscribe) };
});

/** A session of a project with three photos, and their ids. */
const openSession = async (): Promise<{ session: PickerSession; photos: string[] }> => {
  const { id, morePhotos = [] } = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: new Blob(['one']),
    dog: plainDog,
    morePhotos: ['two', 'three'].map((text) => ({ photo: new Blob([text]), dog: plainDog })),
  });
  const source = await openSource({ projectId: id, number: null });
  const session = createSession({
    source,
    client: fakeColoring(),
    onRefused: () => undefined,
    onFailed: (error) => {
      throw error;
    },
  });
  return { session, photos: morePhotos.map((photo) => photo.id) };
};

/** Removes a photo as another tab does; resolves once the session has followed. */
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
  const [listener] = jest.mocked(library.subscribe).mock.lastCall!;
  listener({ kind: 'project', id, here: false });
  await followed;
};

let stop = (): void => undefined;

beforeEach(() => eraseAll());
afterEach(() => stop());

test('all pages are shown once another tab removes the photo that is shown alone', async () => {
  const { session, photos } = await openSession();
  stop = session.start();
  session.actions.showPhoto(photos[0]);
  await removeElsewhere(session, photos[1]);
  expect(session.store.getState().shownPhoto).toBe(photos[0]);
  await removeElsewhere(session, photos[0]);
  expect(session.store.getState().shownPhoto).toBeNull();
});

test('all pages are shown once there is no other photo to choose', async () => {
  const { session, photos } = await openSession();
  stop = session.start();
  session.actions.showPhoto('first');
  await removeElsewhere(session, photos[0]);
  expect(session.store.getState().shownPhoto).toBe('first');
  await removeElsewhere(session, photos[1]);
  expect(session.store.getState().shownPhoto).toBeNull();
});
