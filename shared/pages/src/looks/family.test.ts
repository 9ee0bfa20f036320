import { composePage, titlePage } from '..';
import { drawTitle } from '../title';
import { checkPage, bookDistinctness, fingerprintOf, measureBitmap, rasterize } from '../checks';
import type { Fingerprint } from '../checks/distinct';
import { release } from '../bitmap/raster';
import { isPage } from '../model/formats';
import { Stage } from '../canvas/stage';
import type { Age, Cast, Choices, Page } from '../model/types';
import { pageToPaths } from '../output/paths';
import { checkedPage, type CheckedPage } from '../page';
import { bust, dogs, lying, sitting, touchingDogs } from '../testing/dogs';
import { LOOK_IDS } from './ids';
import { spares } from './spares';

const OFFERED = LOOK_IDS.slice(0, 100);
/** One page of each kind: together, apart, alone, a birthday. */
const SOME = ['bath', 'royal', 'twins', 'gift-box', 'desert', 'bedtime'];
const cast: Cast = [sitting, bust];
const choices: Choices = {
  name: 'Biscuit',
  bornMonth: 3,
  companions: [{ name: 'Mochi', bornMonth: 10 }],
};

const dogIndexes = ({ items }: Page): number[] => [
  ...new Set(items.flatMap((item) => (item.kind === 'dog' ? [item.who ?? 0] : []))),
];

const failed = (pages: readonly Omit<CheckedPage, 'bitmap'>[]) =>
  pages
    .filter(({ failures }) => failures.length > 0)
    .map(({ page, failures }) => ({ look: page.look, failures }));

/** The dogs and the choices for a look, with the dogs swapped for every second look. */
const familyOf = (id: string): [Cast, Choices] => {
  const [other] = choices.companions ?? [];
  return OFFERED.indexOf(id) % 2 === 0
    ? [cast, choices]
    : [[bust, sitting], { ...choices, ...other, companions: [choices], dogs: [1, 0] }];
};

const drawFor = (id: string): CheckedPage => {
  const [dogs, pageChoices] = familyOf(id);
  return checkedPage(dogs, id, pageChoices);
};

describe('the book of two dogs', () => {
  const book: Omit<CheckedPage, 'bitmap'>[] = [];
  const fingerprints: Fingerprint[] = [];
  beforeAll(() => {
    for (const id of OFFERED) {
      const { bitmap, ...checked } = drawFor(id);
      book.push(checked);
      fingerprints.push(fingerprintOf(bitmap));
      // The bitmaps of a hundred pages take 370 MB.
      release(bitmap);
    }
  });

  it('passes every gate, without spares', () => {
    expect(failed(book)).toEqual([]);
    expect(book.filter(({ page }) => spares.some(({ title }) => title === page.title))).toEqual([]);
    expect(book.filter(({ page }) => !isPage(page))).toEqual([]);
  });

  it('has no two pages that are alike', () => {
    const { min, median } = bookDistinctness(fingerprints);
    expect(min).toBeGreaterThanOrEqual(0.3);
    expect(median).toBeGreaterThanOrEqual(0.65);
  });

  it('shows both dogs together on many of its pages, and otherwise the first of the cast', () => {
    const shown = book.map(({ page }) =>
      dogIndexes(page)
        .toSorted((a, b) => a - b)
        .join(),
    );
    expect(shown.filter((whos) => whos === '0,1').length).toBeGreaterThanOrEqual(30);
    expect([...new Set(shown)].sort()).toEqual(['0', '0,1']);
  });

  it('is the same every time', () => {
    for (const id of SOME) {
      const [dogs, pageChoices] = familyOf(id);
      expect(composePage([...dogs], id, pageChoices)).toEqual(book[OFFERED.indexOf(id)].page);
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
    const longName = 'Sir Bartholomew Wigglebottom of Barkingham the Third 🐶, MD';
    for (const companions of [
      [{ name: longName, bornMonth: null }],
      [{ name: '🐶', bornMonth: 12 }],
      [],
    ])
      expect(
        failed(
          ['boat', 'royal', 'name-tag', 'words', 'gift-box', 'rosette'].map((id) =>
            checkedPage(cast, id, { name: longName, bornMonth: null, companions }),
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
      const { page, lettering } = drawTitle(cast, {
        name,
        bornMonth: null,
        companions: [{ name: other, bornMonth: 1 }],
      });
      expect(dogIndexes(page).sort((a, b) => a - b)).toEqual([0, 1]);
      const bitmap = rasterize(pageToPaths(page, cast));
      expect(checkPage(measureBitmap(bitmap, lettering), 'portraits')).toEqual([]);
    }
  });
});

describe('the birthday page of the second dog', () => {
  const mochi = { name: 'Mochi', bornMonth: 10 };
  const biscuit = { name: 'Biscuit', bornMonth: 3 };

  /** The texts on the page, in the order in which they are drawn. */
  const texts = (dogs: Cast, pageChoices: Choices): string[] => {
    const text = jest.spyOn(Stage.prototype, 'text');
    composePage(dogs, 'gift-box', pageChoices);
    const drawn = text.mock.calls.map(([line]) => line);
    text.mockRestore();
    return drawn;
  };

  it('congratulates that dog by name, alone or with the first dog', () => {
    const wishes = ['Happy birthday', 'Mochi'];
    expect(texts([bust], { ...mochi, companions: [], dogs: [1] })).toEqual(wishes);
    expect(texts([bust, sitting], { ...mochi, companions: [biscuit], dogs: [1, 0] })).toEqual(
      wishes,
    );
    expect(texts([bust], { ...biscuit, companions: [mochi], inOneDrawing: true })).toEqual(wishes);
    expect(texts([bust], { name: '', bornMonth: null, dogs: [1] })).toEqual([
      'Happy birthday',
      'Hooray!',
    ]);
  });

  it('has no birthday wishes for any other dog', () => {
    expect(texts([sitting], biscuit)).toEqual([]);
    expect(texts([sitting, bust], { ...biscuit, companions: [mochi] })).toEqual([]);
    expect(texts([sitting], { name: 'Rex', bornMonth: 1, dogs: [2] })).toEqual([]);
  });

  it.each(Object.entries(dogs))('shows the dog below its name: %s', (_, dog) => {
    const page = composePage(dog, 'gift-box', { ...mochi, dogs: [1] });
    const item = page.items.find(({ kind }) => kind === 'dog');
    expect(item?.kind === 'dog' && item.dy).toBeGreaterThan(268);
    expect(page.title).toBe('Surprise!');
  });
});

describe('one drawing of two dogs', () => {
  const bothInOne = { ...choices, inOneDrawing: true };

  it('has both names and months', () => {
    const [alone, both] = [choices, bothInOne].map((all) => composePage(sitting, 'name-tag', all));
    expect(JSON.stringify(both)).not.toEqual(JSON.stringify(alone));
    const titles = [choices, bothInOne].map((all) => titlePage(sitting, all));
    expect(titles[1].items).not.toEqual(titles[0].items);
    expect(titlePage(sitting, { ...choices, companions: [] }).items).toEqual(titles[0].items);
  });

  it.each([
    ['tangle', 'heading', 'Which leash leads to Biscuit and Mochi?'],
    ['dream', 'heading', "What is in Biscuit and Mochi's dream?"],
    ['rosette', 'arcText', 'Best dogs'],
  ] as const)('has a text that suits several dogs: %s', (id, method, text) => {
    const drawn = jest.spyOn(Stage.prototype, method);
    composePage(touchingDogs, id, bothInOne);
    const texts = drawn.mock.calls.map(([line]) => line);
    drawn.mockRestore();
    expect(texts).toContain(text);
  });

  it('passes the gates', () => {
    expect(failed(SOME.map((id) => checkedPage(sitting, id, bothInOne)))).toEqual([]);
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
