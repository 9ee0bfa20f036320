import { writeInterior } from './interior';
import { readBack } from './testing/readBack';
import { sampleBook } from './testing/sample';
import type { InteriorVariant } from './types';

const allowed = /^(?:-?[\d.]+|cm|re|W|n|q|Q|g|G|w|J|j|m|l|c|h|f\*?|B\*?|S)$/u;

test('52 pages: the title, then art on right-hand pages with a blank back', async () => {
  const { title, pages } = await readBack(await writeInterior(sampleBook()));
  expect(title).toBe("Rex's coloring book");
  expect(pages).toHaveLength(52);
  pages.forEach(({ content }, index) => {
    expect([index + 1, content === null]).toEqual([index + 1, index % 2 === 1]);
  });
  const art = pages.flatMap(({ content }) => content ?? []);
  expect(new Set(art).size).toBe(26);
});

test('draws paths in gray and nothing else: no colors, fonts, images, transparency', async () => {
  const { pages } = await readBack(await writeInterior(sampleBook()));
  const words = new Set(pages.flatMap(({ content }) => content?.split(/\s+/u) ?? []));
  expect([...words].filter((word) => !allowed.test(word))).toEqual([]);
});

const letter = [0, 0, 612, 792];
test.each<[InteriorVariant, number, number[], number[]]>([
  ['home-letter', 1, letter, letter],
  ['home-letter', 2, letter, letter],
  ['home-a4', 1, [0, 0, 595.276, 841.89], [0, 0, 595.276, 841.89]],
  ['kdp', 1, [0, 0, 621, 810], [0, 9, 612, 801]],
  ['kdp', 2, [0, 0, 621, 810], [9, 9, 621, 801]],
  ['lulu', 1, [0, 0, 630, 810], [9, 9, 621, 801]],
  ['lulu', 2, [0, 0, 630, 810], [9, 9, 621, 801]],
])('%s, page %i: paper and trim', async (variant, number, media, trim) => {
  const { pages } = await readBack(await writeInterior(sampleBook(), { variant }));
  expect(pages[number - 1]).toMatchObject({ media, bleed: media, trim });
});

test.each<InteriorVariant>(['home-letter', 'home-a4', 'kdp', 'lulu'])(
  '%s: ink stays three quarters of an inch inside the trim',
  async (variant) => {
    const { pages } = await readBack(await writeInterior(sampleBook(), { variant }));
    for (const { content, trim } of pages) {
      if (content === null) continue;
      const [, matrix = '', area = ''] = /^(.*) cm\nq (.*) re W n/u.exec(content) ?? [];
      const [scale = 0, , , flip = 0, x = 0, y = 0] = matrix.split(' ').map(Number);
      const [left = 0, top = 0, width = 0, height = 0] = area.split(' ').map(Number);
      const [trimLeft = 0, trimBottom = 0, trimRight = 0, trimTop = 0] = trim;
      expect(flip).toBe(-scale);
      expect(x + scale * left - trimLeft).toBeGreaterThanOrEqual(53.99);
      expect(trimRight - (x + scale * (left + width))).toBeGreaterThanOrEqual(53.99);
      expect(y + flip * (top + height) - trimBottom).toBeGreaterThanOrEqual(53.99);
      expect(trimTop - (y + flip * top)).toBeGreaterThanOrEqual(53.99);
    }
  },
);

test('the file declares PDF 1.4, which old printers accept', async () => {
  const bytes = await writeInterior(sampleBook());
  expect(Buffer.from(bytes).toString('latin1', 0, 8)).toBe('%PDF-1.4');
});

test('the same book gives the same bytes', async () => {
  const [one, two] = await Promise.all([writeInterior(sampleBook()), writeInterior(sampleBook())]);
  expect(Buffer.from(one).equals(two)).toBe(true);
});

test('viewers show the title, which may have a name in any script', async () => {
  const { title, isTitleShown } = await readBack(
    await writeInterior(sampleBook('Müşkül 🐶 (Jr.)')),
  );
  expect(isTitleShown).toBe(true);
  expect(title).toBe("Müşkül 🐶 (Jr.)'s coloring book");
});

test('a screen reader gets the language and a description of each page', async () => {
  const book = { ...sampleBook(), pageTitles: sampleBook().pages.map((_, n) => `Büro ${n + 1}`) };
  const { language, pages } = await readBack(await writeInterior(book));
  expect(language).toBe('en-US');
  expect(pages[0].description).toBe('Title page');
  expect(pages[2].description).toBe('Coloring page 1: Büro 1');
  expect(pages[50].description).toBe('Coloring page 25: Büro 25');
  pages.forEach(({ content, description }) => expect(description === null).toBe(content === null));
});

test('a bookmark leads to each drawing, and none to a blank page', async () => {
  const { bookmarks, pages } = await readBack(await writeInterior(sampleBook()));
  expect(bookmarks).toHaveLength(26);
  expect(bookmarks.map(({ page }) => page)).toEqual(
    pages.flatMap(({ content }, index) => (content === null ? [] : [index + 1])),
  );
  expect(bookmarks[0].title).toBe('Title page');
  expect(bookmarks[25].title).toBe('Coloring page 25');
});

test.each<InteriorVariant>(['kdp', 'lulu'])(
  '%s: a print shop gets no bookmarks and no tags, which KDP does not want',
  async (variant) => {
    const bytes = await writeInterior(sampleBook(), { variant });
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Outlines|StructTree|StructParents/u);
    const { pages, bookmarks, language } = await readBack(bytes);
    expect(pages.filter(({ description }) => description !== null)).toEqual([]);
    expect(bookmarks).toEqual([]);
    expect(language).toBe('en-US');
  },
);

test('reports its progress, up to 1', async () => {
  const shares: number[] = [];
  await writeInterior(sampleBook(), { onProgress: (share) => shares.push(share) });
  expect(shares).toHaveLength(27);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('stops between pages when it is aborted', async () => {
  const controller = new AbortController();
  const shares: number[] = [];
  const onProgress = (share: number): void => {
    shares.push(share);
    if (shares.length === 3) controller.abort();
  };
  await expect(
    writeInterior(sampleBook(), { signal: controller.signal, onProgress }),
  ).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(shares).toHaveLength(3);
});

test('rejects a book of the wrong length, and an invalid path', async () => {
  const book = sampleBook();
  await expect(writeInterior({ ...book, pages: book.pages.slice(1) })).rejects.toThrow(RangeError);
  const broken = [{ d: 'M0 0A1 1', fill: null, stroke: 1, evenOdd: false }] as const;
  await expect(writeInterior({ ...book, title: broken })).rejects.toThrow(SyntaxError);
});
