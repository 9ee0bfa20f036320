import { composePage, titlePage } from '..';
import { checkPage, bookDistinctness, fingerprintOf, measureBitmap, rasterize } from '../checks';
import { isPage } from '../model/formats';
import type { Age, Cast, Choices, Page } from '../model/types';
import { pageToPaths } from '../output/paths';
import { checkedPage, type CheckedPage } from '../page';
import { bust, lying, sitting } from '../testing/dogs';
import { LOOK_IDS } from './ids';
import { spares } from './spares';

const OFFERED = LOOK_IDS.slice(0, 100);
/** A page of every kind: together, apart, alone, a birthday. */
const SOME = ['bath', 'royal', 'twins', 'gift-box', 'desert', 'bedtime'];
const cast: Cast = [sitting, bust];
const choices: Choices = {
  name: 'Biscuit',
  bornMonth: 3,
  companions: [{ name: 'Mochi', bornMonth: 10 }],
};

const whosOn = ({ items }: Page): number[] => [
  ...new Set(items.flatMap((item) => (item.kind === 'dog' ? [item.who ?? 0] : []))),
];

const failed = (pages: readonly CheckedPage[]) =>
  pages
    .filter(({ failures }) => failures.length > 0)
    .map(({ page, failures }) => ({ look: page.look, failures }));

/** The dogs and the choices for a look, with the dogs swapped for every second look. */
const familyOf = (id: string): [Cast, Choices] => {
  const [other] = choices.companions ?? [];
  return OFFERED.indexOf(id) % 2 === 0
    ? [cast, choices]
    : [[bust, sitting], { ...choices, ...other, companions: [choices] }];
};

const drawn = (id: string): CheckedPage => {
  const [dogs, said] = familyOf(id);
  return checkedPage(dogs, id, said);
};

describe('the book of two dogs', () => {
  const book: CheckedPage[] = [];
  beforeAll(() => OFFERED.forEach((id) => book.push(drawn(id))));

  it('passes every gate, without spares', () => {
    expect(failed(book)).toEqual([]);
    expect(book.filter(({ page }) => spares.some(({ title }) => title === page.title))).toEqual([]);
    expect(book.filter(({ page }) => !isPage(page))).toEqual([]);
  });

  it('differs from page to page: all pairs', () => {
    const { least, median } = bookDistinctness(book.map(({ bitmap }) => fingerprintOf(bitmap)));
    expect(least).toBeGreaterThanOrEqual(0.3);
    expect(median).toBeGreaterThanOrEqual(0.6);
  });

  it('shows both dogs together on many of its pages, and otherwise the first of the cast', () => {
    const shown = book.map(({ page }) =>
      whosOn(page)
        .toSorted((a, b) => a - b)
        .join(),
    );
    expect(shown.filter((whos) => whos === '0,1').length).toBeGreaterThanOrEqual(30);
    expect([...new Set(shown)].sort()).toEqual(['0', '0,1']);
  });

  it('is the same every time', () => {
    for (const id of SOME) {
      const [dogs, said] = familyOf(id);
      expect(composePage([...dogs], id, said)).toEqual(book[OFFERED.indexOf(id)].page);
    }
  });
});

describe('pages of two dogs', () => {
  it.each<[Age, string, Cast]>([
    ['2-3', 'sitting and bust', cast],
    ['3-5', 'lying and sitting', [lying, sitting]],
    ['8+', 'bust and lying', [bust, lying]],
  ])('pass the gates at the age %s: %s', (age, _, dogs) => {
    const pages = SOME.map((id) => checkedPage(dogs, id, { ...choices, age }));
    expect(failed(pages)).toEqual([]);
  });

  it('have room for the longest names, and cope with names without a letter', () => {
    const long = 'Sir Bartholomew Wigglebottom of Barkingham the Third 🐶, MD';
    for (const companions of [
      [{ name: long, bornMonth: null }],
      [{ name: '🐶', bornMonth: 12 }],
      [],
    ])
      expect(
        failed(
          ['boat', 'royal', 'name-tag', 'words', 'gift-box', 'rosette'].map((id) =>
            checkedPage(cast, id, { name: long, bornMonth: null, companions }),
          ),
        ),
      ).toEqual([]);
  });

  it('begin with a title page that passes too, for any names', () => {
    for (const [name, other] of [
      ['Biscuit', 'Mochi'],
      ['Sir Bartholomew Wigglebottom', 'Princess Fluffy of Barkingham'],
      ['Bo', '🐶'],
    ]) {
      const page = titlePage(cast, {
        name,
        bornMonth: null,
        companions: [{ name: other, bornMonth: 1 }],
      });
      expect(whosOn(page).sort((a, b) => a - b)).toEqual([0, 1]);
      const missed = checkPage(measureBitmap(rasterize(pageToPaths(page, cast))), 'portraits');
      expect(missed.filter(({ gate }) => gate !== 'medianRegion')).toEqual([]);
    }
  });
});

describe('one drawing of two dogs', () => {
  const said = { ...choices, inOneDrawing: true };

  it('has both names and months', () => {
    const [one, both] = [choices, said].map((all) => composePage(sitting, 'name-tag', all));
    expect(JSON.stringify(both)).not.toEqual(JSON.stringify(one));
    const titles = [choices, said].map((all) => titlePage(sitting, all));
    expect(titles[1].items).not.toEqual(titles[0].items);
    expect(titlePage(sitting, { ...choices, companions: [] }).items).toEqual(titles[0].items);
  });

  it('passes the gates', () => {
    expect(failed(SOME.map((id) => checkedPage(sitting, id, said)))).toEqual([]);
  });
});

describe('a book of one dog', () => {
  it('is the same for a dog and for a cast of one', () => {
    for (const age of ['2-3', '5-8'] as const)
      for (const id of SOME.slice(0, 4))
        expect(composePage([bust], id, { ...choices, age })).toEqual(
          composePage(bust, id, { name: 'Biscuit', bornMonth: 3, age }),
        );
    expect(titlePage([bust], choices)).toEqual(titlePage(bust, { name: 'Biscuit', bornMonth: 3 }));
  });

  it('names no dog on its pages', () => {
    for (const id of SOME)
      expect(JSON.stringify(composePage(sitting, id, choices))).not.toContain('who');
  });
});
