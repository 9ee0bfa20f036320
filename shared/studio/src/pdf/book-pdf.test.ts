import type { DogArt } from '@scribblepup/tracing';
import { composePage } from '@scribblepup/pages';
import {
  closeLibrary,
  createProject,
  eraseAll,
  findBook,
  selectPages,
  updateProject,
} from '@scribblepup/library';
import { bookPdf, NoDogError, ownBookArt, sampleBookArt, type BookArt } from '.';

const dog: DogArt = {
  version: 1,
  width: 600,
  height: 420,
  outline: [[100, 0, 500, 0, 600, 200, 500, 420, 100, 420, 0, 200]],
  lines: [{ points: [150, 200, 1, 300, 250, 1, 450, 200, 1], strength: 1 }],
  solids: [],
  lights: [],
  markings: [],
  face: null,
  cut: { left: false, top: false, right: false, bottom: false },
};
const choices = { name: 'Rex', bornMonth: 3 };
const looks = Array.from({ length: 25 }, (_, index) => index);
const art: BookArt = {
  dog,
  choices,
  looks,
  number: 2,
  pages: looks.map((look) => composePage(dog, look, choices)),
};
const text = async (file: Blob): Promise<string> =>
  Buffer.from(await file.arrayBuffer()).toString('latin1');

test('writes 52 pages, names the file by the dog, and says how far it is', async () => {
  const shares: number[] = [];
  const { name, file } = await bookPdf(art, { onProgress: (share) => shares.push(share) });
  expect(name).toBe('Rex-coloring-book-2.pdf');
  expect(file.type).toBe('application/pdf');
  expect((await text(file)).startsWith('%PDF-')).toBe(true);
  expect(await text(file)).toContain('/Count 52');
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test("a print shop's inside has a name of its own", async () => {
  expect((await bookPdf(art, { variant: 'kdp' })).name).toBe(
    'Rex-coloring-book-2-kdp-interior.pdf',
  );
});

test('a page that was lost is drawn again, the same', async () => {
  const date = new Date(0);
  const whole = await bookPdf(art, { date });
  const patched = await bookPdf(
    { ...art, pages: art.pages.map((page, place) => (place % 5 ? page : null)) },
    { date },
  );
  expect((await text(patched.file)) === (await text(whole.file))).toBe(true);
});

test('stops when it is cancelled', async () => {
  const cancel = new AbortController();
  const task = bookPdf(art, { signal: cancel.signal, onProgress: () => cancel.abort() });
  await expect(task).rejects.toMatchObject({ name: 'AbortError' });
});

test('a sample has the first pages', () => {
  expect(sampleBookArt('Biscuit', dog, 1)).toMatchObject({
    looks,
    choices: { name: 'Biscuit', bornMonth: null },
  });
});

describe('an own book', () => {
  beforeEach(eraseAll);
  afterEach(closeLibrary);

  test('is drawn from what is stored', async () => {
    const { id, currentBookId } = await createProject({
      dogName: 'Rex',
      bornMonth: '05',
      photo: null,
      dog,
    });
    await updateProject(id, (project) => selectPages(project, [4, 2]).project);
    const own = await ownBookArt((await findBook(currentBookId))!);
    expect(own).toMatchObject({
      dog,
      looks: [4, 2],
      pages: [null, null],
      number: 1,
      choices: { name: 'Rex', bornMonth: 5 },
    });
  });

  test('has no PDF before its dog was drawn', async () => {
    const { currentBookId } = await createProject({ dogName: 'Rex', bornMonth: '05', photo: null });
    await expect(ownBookArt((await findBook(currentBookId))!)).rejects.toThrow(NoDogError);
  });
});
