import { closeLibrary, createProject, deleteProject, eraseAll } from '@scribblepup/library';
import { createColoringClient, type ColoringClient } from '@scribblepup/studio';
import { sampleDogs } from '../orders/sampleDogs';
import { BookGoneError, ownArt, sampleArt } from './art';

jest.mock('@scribblepup/studio', () => ({ createColoringClient: jest.fn() }));

const client = { extract: jest.fn(), dispose: jest.fn() };
const photo = {} as Blob;

const answer = (ok: boolean): void => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok, blob: () => Promise.resolve(photo) } as Response),
  );
};

beforeEach(() => {
  jest.mocked(createColoringClient).mockReturnValue(client as unknown as ColoringClient);
  // The file is twice as wide as the picture's layout size.
  globalThis.createImageBitmap = jest.fn(() => Promise.resolve({ width: 800 } as ImageBitmap));
});

test('a sample is drawn from the dog on its cover, with its eyes and nose pointed out', async () => {
  answer(true);
  const dog = { version: 1 };
  client.extract.mockResolvedValueOnce({ dog });
  const art = await sampleArt('Biscuit', sampleDogs.golden);
  expect(client.extract).toHaveBeenCalledWith(
    photo,
    {
      eyes: [
        [320, 296],
        [480, 296],
      ],
      nose: [400, 364],
    },
    { signal: undefined },
  );
  expect(art).toMatchObject({ dog, choices: { name: 'Biscuit' }, number: 1 });
  expect(art.looks).toHaveLength(25);
  expect(client.dispose).toHaveBeenCalledTimes(1);
});

test('the client is let go where the picture cannot be read', async () => {
  answer(true);
  client.extract.mockRejectedValueOnce(new Error('no dog'));
  await expect(sampleArt('Biscuit', sampleDogs.golden)).rejects.toThrow('no dog');
  expect(client.dispose).toHaveBeenCalledTimes(1);
});

test('says so where the picture is not there', async () => {
  answer(false);
  await expect(sampleArt('Biscuit', sampleDogs.golden)).rejects.toThrow(
    "The sample's picture could not be fetched.",
  );
});

test('an own book that was deleted has no PDF, and it is said why', async () => {
  await eraseAll();
  const { id, currentBookId } = await createProject({
    dogName: 'Rex',
    bornMonth: '05',
    photo: null,
  });
  await deleteProject(id);
  await expect(ownArt(currentBookId)).rejects.toThrow(BookGoneError);
  await closeLibrary();
});
