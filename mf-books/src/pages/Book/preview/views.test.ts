import { contentOf, nameOf, viewsOf } from './views';

test('a block of 52 pages has 27 spreads, with the first page on the right', () => {
  const views = viewsOf(52);
  expect(views.map(nameOf)).toEqual([
    'Page 1',
    ...Array.from({ length: 25 }, (_, i) => `Pages ${2 * i + 2} and ${2 * i + 3}`),
    'Page 52',
  ]);
  expect(views[0]).toMatchObject({ left: null, right: 1 });
  expect(views.at(-1)).toMatchObject({ left: 52, right: null });
});

test('the cover comes first', () => {
  expect(viewsOf(52, { withCover: true }).map(nameOf).slice(0, 2)).toEqual(['Cover', 'Page 1']);
});

test('the title comes first, then 25 pages of art; the other pages are blank', () => {
  const contents = Array.from({ length: 52 }, (_, i) => contentOf(i + 1));
  expect(contents[0]).toBe('title');
  expect(contents.filter((content) => typeof content === 'number')).toEqual(
    Array.from({ length: 25 }, (_, i) => i),
  );
  expect(contents.filter((content) => content === 'blank')).toHaveLength(26);
});
