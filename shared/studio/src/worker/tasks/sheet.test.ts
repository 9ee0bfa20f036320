import { titlePage } from '@scribblepup/pages';
import { bust, sitting } from '@scribblepup/pages/testing/dogs';
import { ColoringError } from '../../shared/errors';
import { withOnlySheet } from '../../shared/book';
import type { FamilyDogs } from '../../shared/dogs';
import { bookArt, drawnDog } from '../../testing/plainBook';
import { composeSheet, sheetTask } from './sheet';

test('a stored page is used unchanged', () => {
  expect(composeSheet(bookArt, 3)).toBe(bookArt.pages[3]);
});

test('a lost page is drawn again, with the same result', () => {
  expect(composeSheet({ ...bookArt, pages: [] }, 3)).toEqual(bookArt.pages[3]);
});

test('a book has no page beyond its last', () => {
  expect(() => composeSheet(bookArt, 25)).toThrow(RangeError);
});

test('a page of a newer version is used if it is stored; otherwise an error says why it cannot be drawn', () => {
  const newer = { ...bookArt, looks: bookArt.looks.with(3, 'from-next-year') };
  expect(composeSheet(newer, 3)).toBe(bookArt.pages[3]);
  expect(() => composeSheet({ ...newer, pages: [] }, 3)).toThrow(
    new ColoringError('newer-page', 'from-next-year'),
  );
});

test('each page has its own dog, and the title page has the first', async () => {
  const other = { ...drawnDog, outline: [[0, 0, 300, 30, 600, 420]] };
  const art = { ...bookArt, pages: [], pageDogs: bookArt.looks.map(() => drawnDog).with(3, other) };
  const drawnFrom = async (dog: typeof drawnDog, position: 3 | 4 | 'title'): Promise<string> =>
    (await sheetTask({ art: { ...bookArt, dog, pages: [] }, position })).picture.text();
  for (const [position, dog] of [
    [3, other],
    [4, drawnDog],
    ['title', drawnDog],
  ] as const) {
    const { picture } = await sheetTask({ art: withOnlySheet(art, position), position });
    expect((await picture.text()) === (await drawnFrom(dog, position))).toBe(true);
  }
});

test('a sheet for a screen is an SVG with the title of its page', async () => {
  const { title, picture } = await sheetTask({ art: bookArt, position: 'title' });
  expect(title).toBe(titlePage(drawnDog, bookArt.choices).title);
  expect(picture.type).toBe('image/svg+xml');
  expect(await picture.text()).toMatch(/^<svg /);
});

test('a book of two dogs shows both, and never an incomplete page if one of them is gone', async () => {
  const choices = { name: 'Biscuit', bornMonth: 3, companions: [{ name: 'Mochi', bornMonth: 10 }] };
  const dog: FamilyDogs = { cast: [sitting, bust], choices };
  const art = { ...bookArt, dog, looks: ['beach'], pages: [] };
  const page = composeSheet(art, 0);
  expect(page.items.filter((item) => item.kind === 'dog' && item.who === 1)).toHaveLength(1);
  expect((await sheetTask({ art, position: 0 })).title).toBe(page.title);
  const without = { ...art, dog: sitting, pages: [page] };
  await expect(sheetTask({ art: without, position: 0 })).rejects.toThrow(RangeError);
});

test('a page of a family has the name of its own dog', async () => {
  const mochi: FamilyDogs = { cast: [sitting], choices: { name: 'Mochi', bornMonth: 10 } };
  const art = { ...bookArt, pageDogs: bookArt.looks.map(() => mochi), pages: [] };
  const named = { ...bookArt, choices: { ...bookArt.choices, ...mochi.choices }, dog: sitting };
  const position = bookArt.looks.indexOf('birthday');
  expect(composeSheet(art, position)).toEqual(composeSheet({ ...named, pages: [] }, position));
});

test('only the shown page is sent to the worker', () => {
  const { pages, looks } = withOnlySheet(bookArt, 3);
  expect(pages.flatMap((page, position) => (page ? [position] : []))).toEqual([3]);
  expect(looks).toBe(bookArt.looks);
  expect(withOnlySheet(bookArt, 'title').pages.every((page) => page === null)).toBe(true);
});
