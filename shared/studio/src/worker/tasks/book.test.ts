import type { Page } from '@scribblepup/pages';
import { emptyJpeg } from '@scribblepup/print/testing/jpeg';
import type { TaskReport } from '../../shared/protocol';
import { bookArt } from '../../testing/plainBook';
import { bookTask, coverTask } from './book';

const text = async (file: Blob): Promise<string> =>
  Buffer.from(await file.arrayBuffer()).toString('latin1');
const ignoreReport = (): void => undefined;
const jpeg = new Blob([emptyJpeg(4, 4) as BlobPart]);
const faces = { colour: '#ffd970', front: jpeg, back: jpeg };

test('writes 52 pages, names the file after the dog, and reports progress', async () => {
  const reports: TaskReport[] = [];
  const { name, file } = await bookTask({ art: bookArt, variant: 'home-letter' }, (report) =>
    reports.push(report),
  );
  expect(name).toBe('Rex-coloring-book-2.pdf');
  expect(file.type).toBe('application/pdf');
  expect((await text(file)).startsWith('%PDF-')).toBe(true);
  expect(await text(file)).toContain('/Count 52');
  const shares = reports.map((report) => (report.type === 'progress' ? report.progress : -1));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  // Drawing the 25 pages is the first part of the task.
  expect(shares.indexOf(0.4)).toBe(24);
});

test('the file names each page for screen readers', async () => {
  const { file } = await bookTask({ art: bookArt, variant: 'home-letter' }, ignoreReport);
  const name = `Coloring page 3: ${bookArt.pages[2]!.title}`;
  const hex = Buffer.from(name, 'utf16le').swap16().toString('hex').toUpperCase();
  expect(await text(file)).toContain(`/Alt <FEFF${hex}>`);
});

test.each([
  ['home-a4', 'a4'],
  ['kdp', 'kdp-interior'],
  ['lulu', 'lulu-interior'],
] as const)('the file for %s has its own name, with its edition', async (variant, part) => {
  const edition = { ...bookArt, edition: 'ages-2-3' };
  const names = [bookArt, edition].map(
    async (art) => (await bookTask({ art, variant }, ignoreReport)).name,
  );
  expect(await Promise.all(names)).toEqual([
    `Rex-coloring-book-2-${part}.pdf`,
    `Rex-coloring-book-2-ages-2-3-${part}.pdf`,
  ]);
});

test('the PDF titles of the book and the cover have the name on the title page', async () => {
  const files = async (art: typeof bookArt): Promise<string[]> =>
    Promise.all([
      text((await bookTask({ art, variant: 'kdp' }, ignoreReport)).file),
      text((await coverTask({ ...faces, art, shop: 'kdp' })).file),
    ]);
  const titled = { ...bookArt, inscription: { name: 'Gran' } };
  const hex = (name: string): string => Buffer.from(name, 'utf16le').swap16().toString('hex');
  for (const [art, name] of [
    [bookArt, 'Rex'],
    [titled, 'Gran'],
  ] as const)
    for (const file of await files(art))
      expect(file).toContain(`/Title <FEFF${hex(`${name}'s coloring book`).toUpperCase()}`);
});

test('a lost page is drawn again, with the same result', async () => {
  const pages = bookArt.pages.map((page, place) => (place % 5 ? page : null));
  const [whole, patched] = await Promise.all(
    [bookArt, { ...bookArt, pages }].map((art) =>
      bookTask({ art, variant: 'home-letter' }, ignoreReport),
    ),
  );
  expect((await text(patched.file)) === (await text(whole.file))).toBe(true);
});

test('a book without its 25 pages is refused', async () => {
  const art = { ...bookArt, looks: bookArt.looks.slice(0, 2), pages: [null, null] };
  await expect(bookTask({ art, variant: 'kdp' }, ignoreReport)).rejects.toThrow(RangeError);
});

test('a damaged logo does not prevent a book', async () => {
  const logo = { d: 'M0 0 Q oops', width: 100, height: 50 };
  const art = { ...bookArt, choices: { ...bookArt.choices, logo }, pages: [null] };
  const { file } = await bookTask({ art, variant: 'home-letter' }, ignoreReport);
  expect(await text(file)).toContain('/Count 52');
});

test('a damaged stored page causes an error instead of a broken file', async () => {
  const damaged = { ...bookArt.pages[3]!, items: null } as unknown as Page;
  const pages = bookArt.pages.with(3, damaged);
  await expect(
    bookTask({ art: { ...bookArt, pages }, variant: 'home-letter' }, ignoreReport),
  ).rejects.toThrow(Error);
});

test('a cover is one page, named after the dog and the shop', async () => {
  const { name, file } = await coverTask({ ...faces, art: bookArt, shop: 'lulu' });
  expect(name).toBe('Rex-coloring-book-2-lulu-cover.pdf');
  expect(await text(file)).toContain('/Count 1');
});

test('a page and the back of a cover show the dog of that page', async () => {
  const other = { ...bookArt.dog, outline: [[0, 0, 300, 30, 600, 420]] };
  const others = { ...bookArt, pages: [], pageDogs: bookArt.looks.map(() => other) };
  const same = { ...bookArt, pages: [], pageDogs: bookArt.looks.map(() => bookArt.dog) };
  const [book, cover] = [
    async (art: typeof bookArt) =>
      text((await bookTask({ art, variant: 'kdp' }, ignoreReport)).file),
    async (art: typeof bookArt) => text((await coverTask({ ...faces, art, shop: 'kdp' })).file),
  ];
  for (const write of [book, cover]) {
    const [plain, withSame, withOther] = [
      await write(bookArt),
      await write(same),
      await write(others),
    ];
    expect([withSame === plain, withOther === plain]).toEqual([true, false]);
  }
  const stored = { ...others, pages: bookArt.pages };
  expect((await cover(stored)) === (await cover(bookArt))).toBe(false);
  expect((await book(stored)) === (await book(bookArt))).toBe(false);
});

test('the back of a cover shows the first page of the book', async () => {
  const coverWithOther = async (place: number): Promise<string> => {
    const art = { ...bookArt, pages: bookArt.pages.with(place, bookArt.pages[7]) };
    return text((await coverTask({ ...faces, art, shop: 'kdp' })).file);
  };
  const [plain, first, second] = await Promise.all([7, 0, 1].map(coverWithOther));
  expect([first === plain, second === plain]).toEqual([false, true]);
});

test('a face that is not a JPEG causes an error', async () => {
  const front = new Blob(['not a picture']);
  await expect(coverTask({ ...faces, front, art: bookArt, shop: 'kdp' })).rejects.toThrow();
});
