import { castingOf } from './casting';
import { LOOK_IDS } from './looks/ids';
import { lookOf } from './looks';
import { dogParts } from './canvas/dogParts';
import type { Age, Cast, Choices, Page, SheetPath } from './model/types';
import { isPage } from './model/formats';
import { pageToPaths } from './output/paths';
import { checkedPage } from './page';
import { bust, dogAboveDog, lying, sitting, twoDogs } from './testing/dogs';
import { titlePage } from './title';

const OFFERED = LOOK_IDS.slice(0, 100);

const casts: readonly [string, Cast][] = [
  ['sitting and bust', [sitting, bust]],
  ['bust and bust', [bust, { ...bust }]],
  ['lying and sitting', [lying, sitting]],
  ['three', [sitting, lying, bust]],
];

describe.each(casts)('the pages of a family: %s', (_, cast) => {
  it.each([
    ['older', false],
    ['young', true],
  ])('include at least twelve with two dogs, for %s children', (_age, isForYoung) => {
    const pages = OFFERED.filter((id) => castingOf(lookOf(id), cast, isForYoung)[0].two);
    expect(pages.length).toBeGreaterThanOrEqual(12);
  });

  it('can all show the first dog alone', () => {
    for (const id of LOOK_IDS)
      expect(castingOf(lookOf(id), cast, false).at(-1)).toMatchObject({ lead: 0, two: false });
  });
});

it('tries only one casting for a single dog', () => {
  for (const id of LOOK_IDS)
    expect(castingOf(lookOf(id), [sitting], true)).toEqual([
      expect.objectContaining({ lead: 0, two: false }),
    ]);
});

describe('two dogs of one drawing that do not touch', () => {
  const choices: Choices = {
    name: 'Biscuit',
    bornMonth: 3,
    companions: [{ name: 'Mochi', bornMonth: 10 }],
    inOneDrawing: true,
  };
  const partsOn = ({ items }: Page): (number | undefined)[] =>
    [...new Set(items.flatMap((item) => (item.kind === 'dog' ? [item.part] : [])))].toSorted(
      (a = -1, b = -1) => a - b,
    );
  const draw = (id: string, age?: Age) =>
    checkedPage(twoDogs, id, { ...choices, ...(age && { age }) });

  it.each<[string, Age]>([
    ['bath', '5-8'],
    ['royal', '8+'],
    ['cool', '5-8'],
    ['twins', '5-8'],
    ['beach', '2-3'],
    ['bath', '3-5'],
  ])('stand together on a page for two, which passes all gates: %s at %s', (id, age) => {
    const { page, failures } = draw(id, age);
    expect(partsOn(page)).toEqual([0, 1]);
    expect(failures).toEqual([]);
    expect(isPage(page)).toBe(true);
  });

  it('stand on one ground, even if the photo shows one high above the other', () => {
    const bottoms = (page: Page): number[] =>
      page.items.flatMap((item) => {
        if (item.kind !== 'dog') return [];
        const { y, art } = dogParts(dogAboveDog)![item.part ?? 0];
        return [item.dy + item.scale * (y + art.height)];
      });
    for (const id of ['bold', 'birthday', 'search']) {
      const { page, failures } = checkedPage(dogAboveDog, id, choices);
      expect(failures).toEqual([]);
      expect(partsOn(page)).toEqual([0, 1]);
      const [one, other] = bottoms(page);
      expect(one).toBeCloseTo(other, 0);
    }
  });

  it('are both on the title page', () => {
    expect(partsOn(titlePage(twoDogs, choices))).toEqual([0, 1]);
  });

  it('refer to the stored drawing: each part is drawn without the other dog', () => {
    const { page } = draw('beach');
    const parts = dogParts(twoDogs)!;
    for (const item of page.items) {
      if (item.kind !== 'dog') continue;
      expect(item.who).toBeUndefined();
      const { part = 0, ...whole } = item;
      const pathsOf = (one: typeof item, dog: typeof twoDogs): SheetPath[] =>
        pageToPaths({ ...page, items: [one] }, dog);
      expect(pathsOf(item, twoDogs)).toEqual(pathsOf(whole, parts[part].inPlace));
    }
  });

  it('do not get the name of a companion that is not in the drawing', () => {
    const { page } = checkedPage(twoDogs, 'tea-cup', { ...choices, inOneDrawing: false });
    const { page: named } = checkedPage(twoDogs, 'tea-cup', { name: 'Biscuit', bornMonth: 3 });
    expect(partsOn(page)).toEqual([0, 1]);
    expect(page).toEqual(named);
  });
});
