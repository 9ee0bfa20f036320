import type { DogArt } from '@scribblepup/tracing';
import { composePage } from '..';
import { drawTitle } from '../title';
import { dogs, sitting } from '../testing/dogs';
import { checkedPage, type CheckedPage } from '../page';
import { AREA } from '../canvas/sheet';
import {
  bookDistinctness,
  checkPage,
  fingerprintOf,
  measureBitmap,
  rasterize,
  type Bitmap,
} from '../checks';
import { release } from '../bitmap/raster';
import { inkRuns } from '../bitmap/runs';
import { pageToPaths } from '../output/paths';
import type { Age, Choices, Page } from '../model/types';
import { youngNumber } from '../young';
import { LOOK_IDS } from './ids';
import { lookOf, looks, type Look } from '.';

const choices: Choices = { name: 'Biscuit', bornMonth: 3 };
/** Maximum length of a page as JSON, in characters. */
const MAX_LENGTH = 30 * 1024;
/** Every seventh look, from every family, for tests that do not need all of them. */
const SOME = looks.filter((_, i) => i % 7 === 0);

/** Looks with the dog's name in letters to color. */
const LETTERED = [
  'hero',
  'birthday',
  'royal',
  'bold',
  'wanted',
  'stamp',
  'snow-globe',
  'movie',
  'window',
  'television',
  'bakery',
  'plane',
  'photo-line',
  'rosette',
  'card',
];

const numbers = (page: Page): number[] =>
  page.items.flatMap((item) =>
    item.kind === 'dog'
      ? [item.scale, item.dx, item.dy, item.line, item.outline, item.detail]
      : (item.d.match(/-?[\d.]+/g) ?? []).map(Number),
  );
const paths = (page: Page): string[] =>
  page.items.flatMap((item) => [
    ...(item.kind === 'path' ? [item.d] : []),
    ...(item.clip ? [item.clip] : []),
  ]);

/** Number of runs of ink more than 30 sheet units outside the area, which printers need white. */
function stray(page: Bitmap): number {
  const at = (v: number): number => (v * page.dpi) / 100;
  const [left, right, top, bottom] = [
    at(AREA.x - 30),
    at(AREA.x + AREA.w + 30),
    at(AREA.y - 30),
    at(AREA.y + AREA.h + 30),
  ];
  const { rows, ends } = inkRuns(page);
  let found = 0;
  for (let y = 0; y < page.height; y++)
    for (let k = rows[y]; k < rows[y + 1]; k++)
      if (y < top || y >= bottom || ends[2 * k] < left || ends[2 * k + 1] > right) found++;
  return found;
}

/** Width and height of all ink, in sheet units. */
function extent(page: Bitmap): [w: number, h: number] {
  const { rows, ends } = inkRuns(page);
  let [left, right, top, bottom] = [page.width, 0, page.height, 0];
  for (let y = 0; y < page.height; y++)
    for (let k = rows[y]; k < rows[y + 1]; k++) {
      [left, right] = [Math.min(left, ends[2 * k]), Math.max(right, ends[2 * k + 1])];
      [top, bottom] = [Math.min(top, y), y];
    }
  return [((right - left) * 100) / page.dpi, ((bottom - top) * 100) / page.dpi];
}

describe('the looks', () => {
  it('have unique ids, numbers and titles, and unique numbers for their young pages', () => {
    for (const propertyOf of [
      ({ id }: Look) => id,
      ({ number }: Look) => number,
      ({ title }: Look) => title,
      youngNumber,
    ])
      expect(
        looks
          .map((look): unknown => propertyOf(look))
          .filter((value, i, all) => all.indexOf(value) !== i),
      ).toEqual([]);
  });

  it('keep the order of their numbers, with no gap', () => {
    expect(looks.map(({ number }) => number)).toEqual([...looks.keys()]);
    expect(looks.map(({ id }) => id)).toEqual(LOOK_IDS);
  });

  it('cannot be found by an unknown id, which throws a RangeError', () => {
    expect(() => composePage(sitting, 'no-such-look', choices)).toThrow(RangeError);
  });
});

/** Draws and measures a page, and releases its bitmap: those of a hundred pages take 370 MB. */
function measuredPage(dog: DogArt, id: string) {
  const { bitmap, ...checked } = checkedPage(dog, id, choices);
  const measured = {
    ...checked,
    fingerprint: fingerprintOf(bitmap),
    stray: stray(bitmap),
    extent: extent(bitmap),
  };
  release(bitmap);
  return measured;
}

describe.each(Object.entries(dogs))('pages of the %s dog', (_, dog) => {
  const book: ReturnType<typeof measuredPage>[] = [];
  beforeAll(() => looks.forEach(({ id }) => book.push(measuredPage(dog, id))));

  it('all pass every gate', () => {
    expect(
      book
        .filter(({ failures }) => failures.length > 0)
        .map(({ page, failures }) => ({ look: page.look, failures })),
    ).toEqual([]);
  });

  it('are the requested looks, not spares', () => {
    expect(
      book.filter(({ page }, i) => page.title !== looks[i].title).map(({ page }) => page.look),
    ).toEqual([]);
  });

  it('differ from each other', () => {
    const { min, median } = bookDistinctness(book.map(({ fingerprint }) => fingerprint));
    expect(min).toBeGreaterThanOrEqual(0.3);
    expect(median).toBeGreaterThanOrEqual(0.65);
  });

  it('have only finite numbers, plain path commands, and the dog on every page', () => {
    for (const { page } of book) {
      expect(numbers(page).every(Number.isFinite)).toBe(true);
      expect(page.items.some((item) => item.kind === 'dog')).toBe(true);
      expect(paths(page).filter((d) => !/^[MLCZ\d .-]+$/.test(d))).toEqual([]);
    }
  });

  it('are the same every time', () => {
    for (const { id, number } of SOME)
      expect(composePage(dog, id, choices)).toEqual(book[number].page);
  });

  it('are small', () => {
    expect(
      book
        .filter(({ page }) => JSON.stringify(page).length > MAX_LENGTH)
        .map(({ page }) => page.look),
    ).toEqual([]);
  });

  it('leave the margin white', () => {
    expect(book.filter((drawn) => drawn.stray > 0).map(({ page }) => page.look)).toEqual([]);
  });

  it('fill the sheet', () => {
    const smallPages = book.filter(({ extent: [w, h] }) => w < 0.83 * AREA.w || h < 0.83 * AREA.h);
    expect(smallPages.map(({ page }) => page.look)).toEqual([]);
  });

  it.each([
    ['without a dedication', {}],
    ['with a dedication', { dedication: 'For Anna', from: 'Grandma' }],
    [
      'with as many words as fit',
      {
        name: "Grandma's Bartholomew!",
        dedication: 'Для Анны, которая рисует лучше всех, ура',
        from: 'grandma in great Toronto',
      },
    ],
  ])('begin with a title page that passes too, %s', (_which, words) => {
    const { page, lettering } = drawTitle(dog, choices, words);
    const paths = pageToPaths(page, dog);
    expect(checkPage(measureBitmap(rasterize(paths), lettering), 'portraits')).toEqual([]);
    expect(stray(rasterize(paths, 100))).toBe(0);
  });
});

describe("pages for a visitor's choices", () => {
  const drawSome = (wanted: Choices): CheckedPage[] =>
    SOME.map(({ id }) => checkedPage(sitting, id, wanted));
  let usual: CheckedPage[];
  beforeAll(() => {
    usual = drawSome(choices);
  });

  it('show the name, or none if it cannot be lettered', () => {
    const without = drawSome({ name: '🐶', bornMonth: null });
    expect(JSON.stringify(without.map(({ page }) => page)).length).toBeLessThan(
      JSON.stringify(usual.map(({ page }) => page)).length,
    );
    expect(without.flatMap(({ page }) => numbers(page)).every(Number.isFinite)).toBe(true);
    expect(without.filter(({ failures }) => failures.length > 0)).toEqual([]);
  });

  it('have room for the longest name', () => {
    const longNamed = drawSome({ name: 'Sir Bartholomew Wigglebottom', bornMonth: 12 });
    expect(
      longNamed
        .filter(
          ({ page, failures }) => failures.length > 0 || JSON.stringify(page).length > MAX_LENGTH,
        )
        .map(({ page }) => page.look),
    ).toEqual([]);
  });

  it.each(['Princess Buttercup', 'Sir Bartholomew Wigglebottom'])(
    'are not replaced by spares, with the name %s',
    (name) => {
      const drawn = LETTERED.map((id) => checkedPage(sitting, id, { name, bornMonth: 12 }).page);
      expect(drawn.map(({ title }) => title)).toEqual(LETTERED.map((id) => lookOf(id).title));
    },
  );

  it.each(['5-8', '8+'] as const)(
    'do not count the holes in the letters of a name as fields to color: %s',
    (age) => {
      for (const name of ['Фёдор', 'Бобби', 'Фрося'])
        expect(composePage(dogs['lying'], 'maze', { name, bornMonth: null, age }).title).toBe(
          'Find the bone',
        );
    },
  );

  it.each<Age>(['2-3', '3-5', '8+'])(
    'have different line widths at the age %s, and pass the gates',
    (age) => {
      const forAge = drawSome({ ...choices, age });
      const width = ({ measurements }: CheckedPage): number => measurements.lineWidth;
      for (const [i, page] of forAge.entries()) {
        if (age === '8+') expect(width(page)).toBeLessThanOrEqual(width(usual[i]));
        else expect(width(page)).toBeGreaterThan(width(usual[i]));
      }
      expect(
        forAge
          .filter(({ failures }) => failures.length > 0)
          .map(({ page, failures }) => ({ look: page.look, failures })),
      ).toEqual([]);
    },
  );

  it.each(['sitting', 'bust'])('have more to color for older children: the %s dog', (name) => {
    const regions = (age: Age): number[] =>
      SOME.map(({ id }) => checkedPage(dogs[name], id, { ...choices, age }).measurements.regions);
    const [plain, rich] = [regions('5-8'), regions('8+')];
    const sum = (values: readonly number[]): number => values.reduce((all, v) => all + v, 0);
    expect(sum(rich)).toBeGreaterThan(1.15 * sum(plain));
    expect(rich.filter((v, i) => v > plain[i]).length).toBeGreaterThan(SOME.length / 3);
  });

  it('have things to color for young children in every look', () => {
    expect(looks.filter(({ young }) => young.things.length === 0)).toEqual([]);
  });
});
