import { closeLibrary, createProject, deleteProject, eraseAll } from '@scribblepup/library';
import { siteClient, type ColoringClient } from '@scribblepup/studio';
import { sampleDogs } from '../orders/sampleDogs';
import { respondWith } from '../testing/pictures';
import { visitorMessage } from '../visitorMessage';
import { BookGoneError, bookArt, sampleArt, SamplePictureError } from './art';

jest.mock('@scribblepup/studio', (): object => ({
  ...jest.requireActual('@scribblepup/studio'),
  siteClient: jest.fn(),
}));

const client = { extract: jest.fn() };
const photo = {} as Blob;

beforeEach(() => {
  jest.mocked(siteClient).mockReturnValue(client as unknown as ColoringClient);
});

test('a sample is drawn from the dog on its cover, with hints for its eyes and nose', async () => {
  respondWith(photo);
  const dog = { version: 1 };
  client.extract.mockResolvedValueOnce({ dog });
  const { signal } = new AbortController();
  const art = await sampleArt('Biscuit', sampleDogs.golden, signal);
  expect(fetch).toHaveBeenCalledWith(sampleDogs.golden.picture.src, { signal });
  expect(client.extract).toHaveBeenCalledWith(
    photo,
    {
      eyes: [
        [160, 148],
        [240, 148],
      ],
      nose: [200, 182],
    },
    { signal, hintsWidth: 400 },
  );
  expect(art).toMatchObject({ dog, choices: { name: 'Biscuit' }, number: 1 });
  expect(art.looks).toHaveLength(25);
});

test("passes on the client's error if the picture cannot be drawn", async () => {
  respondWith(photo);
  client.extract.mockRejectedValueOnce(new Error('no dog'));
  await expect(sampleArt('Biscuit', sampleDogs.golden)).rejects.toThrow('no dog');
});

test('rejects if the picture is missing', async () => {
  respondWith(photo, { ok: false });
  await expect(sampleArt('Biscuit', sampleDogs.golden)).rejects.toThrow(SamplePictureError);
});

test('rejects without a connection, and keeps the cause', async () => {
  const cause = new TypeError('Failed to fetch');
  globalThis.fetch = jest.fn(() => Promise.reject(cause));
  await expect(sampleArt('Biscuit', sampleDogs.golden)).rejects.toMatchObject({
    name: 'SamplePictureError',
    cause,
  });
});

test("passes on the signal's reason when it is canceled", async () => {
  const signal = AbortSignal.abort();
  globalThis.fetch = jest.fn(() => Promise.reject(signal.reason as Error));
  await expect(sampleArt('Biscuit', sampleDogs.golden, signal)).rejects.toBe(signal.reason);
});

test('a message says why a book without its dog has no PDF', async () => {
  await eraseAll();
  const { currentBookId } = await createProject({ dogName: 'Rex', bornMonth: '05', photo: null });
  const error: unknown = await bookArt(currentBookId).catch((reason: unknown) => reason);
  expect(visitorMessage(error)).toMatch(/dog/);
  await closeLibrary();
});

test('a deleted book has no PDF, and the error says why', async () => {
  await eraseAll();
  const { id, currentBookId } = await createProject({
    dogName: 'Rex',
    bornMonth: '05',
    photo: null,
  });
  await deleteProject(id);
  await expect(bookArt(currentBookId)).rejects.toThrow(BookGoneError);
  await closeLibrary();
});
