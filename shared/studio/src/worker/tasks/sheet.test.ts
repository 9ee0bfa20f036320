import { titlePage } from '@scribblepup/pages';
import { bust, sitting } from '@scribblepup/pages/testing/dogs';
import { ColoringError } from '../../shared/errors';
import { withOnlySheet } from '../../shared/book';
import type { FamilyDogs } from '../../shared/dogs';
import { bookArt, drawnDog } from '../../testing/plainBook';
import { sheetOf, sheetTask } from './sheet';

test('a stored page is used unchanged', () => {
  expect(sheetOf(bookArt, 3)).toBe(bookArt.pages[3]);
});

test('a lost page is drawn again, with the same result', () => {
  expect(sheetOf({ ...bookArt, pages: [] }, 3)).toEqual(bookArt.pages[3]);
});

test('a book has no page beyond its last', () => {
  expect(() => sheetOf(bookArt, 25)).toThrow(RangeError);
});

test('a page of a newer version is used if it is stored; otherwise the visitor is told why not', () => {
  const newer = { ...bookArt, looks: bookArt.looks.with(3, 'from-next-year') };
  expect(sheetOf(newer, 3)).toBe(bookArt.pages[3]);
  expect(() => sheetOf({ ...newer, pages: [] }, 3)).toThrow(
    new ColoringError('newer', 'from-next-year'),
  );
});

test('each page has its own dog, and the title page has the first', async () => {
  const other = { ...drawnDog, outline: [[0, 0, 300, 30, 600, 420]] };
  const art = { ...bookArt, pages: [], pageDogs: bookArt.looks.map(() => drawnDog).with(3, other) };
  const drawnFrom = async (dog: typeof drawnDog, place: 3 | 4 | 'title'): Promise<string> =>
    (await sheetTask({ art: { ...bookArt, dog, pages: [] }, place })).picture.text();
  for (const [place, dog] of [
    [3, other],
    [4, drawnDog],
    ['title', drawnDog],
  ] as const) {
    const { picture } = await sheetTask({ art: withOnlySheet(art, place), place });
    expect((await picture.text()) === (await drawnFrom(dog, place))).toBe(true);
  }
});

test('a sheet for a screen is an SVG with the title of its page', async () => {
  const { title, picture } = await sheetTask({ art: bookArt, place: 'title' });
  expect(title).toBe(titlePage(drawnDog, bookArt.choices).title);
  expect(picture.type).toBe('image/svg+xml');
  expect(await picture.text()).toMatch(/^<svg /);
});

test('a book of two dogs shows both, and never an incomplete page if one of them is gone', async () => {
  const choices = { name: 'Biscuit', bornMonth: 3, companions: [{ name: 'Mochi', bornMonth: 10 }] };
  const dog: FamilyDogs = { cast: [sitting, bust], choices };
  const art = { ...bookArt, dog, looks: ['beach'], pages: [] };
  const page = sheetOf(art, 0);
  expect(page.items.filter((item) => item.kind === 'dog' && item.who === 1)).toHaveLength(1);
  expect((await sheetTask({ art, place: 0 })).title).toBe(page.title);
  const without = { ...art, dog: sitting, pages: [page] };
  await expect(sheetTask({ art: without, place: 0 })).rejects.toThrow(RangeError);
});

test('a page of a family has the name of its own dog', async () => {
  const mochi: FamilyDogs = { cast: [sitting], choices: { name: 'Mochi', bornMonth: 10 } };
  const art = { ...bookArt, pageDogs: bookArt.looks.map(() => mochi), pages: [] };
  const named = { ...bookArt, choices: { ...bookArt.choices, ...mochi.choices }, dog: sitting };
  const place = bookArt.looks.indexOf('birthday');
  expect(sheetOf(art, place)).toEqual(sheetOf({ ...named, pages: [] }, place));
});

test('only the shown page is sent to the worker', () => {
  const { pages, looks } = withOnlySheet(bookArt, 3);
  expect(pages.flatMap((page, place) => (page ? [place] : []))).toEqual([3]);
  expect(looks).toBe(bookArt.looks);
  expect(withOnlySheet(bookArt, 'title').pages.every((page) => page === null)).toBe(true);
});
