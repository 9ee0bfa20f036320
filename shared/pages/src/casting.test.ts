import { castingOf } from './casting';
import { LOOK_IDS } from './looks/ids';
import { lookOf } from './looks';
import type { Cast } from './model/types';
import { bust, lying, sitting } from './testing/dogs';

/** Who is on each of the first hundred pages: the indexes of its dogs. */
const whos = (cast: Cast, little: boolean): number[][] =>
  LOOK_IDS.slice(0, 100).map((id) => {
    const [{ two, lead }] = castingOf(lookOf(id), cast, little);
    return two ? [lead, (lead + 1) % cast.length] : [lead];
  });

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
  ])('show both dogs on at least twelve of them, for %s children', (_age, little) => {
    const pages = whos(cast, little);
    expect(pages.filter((page) => page.length === 2).length).toBeGreaterThanOrEqual(12);
  });

  it('give each dog its share of the others', () => {
    const alone = whos(cast, false).filter((page) => page.length === 1);
    for (const who of cast.keys()) {
      const own = alone.filter(([one]) => one === who).length;
      expect(Math.abs(own - alone.length / cast.length)).toBeLessThanOrEqual(2);
    }
  });

  it('differ from their neighbours', () => {
    const pages = whos(cast, true).map((page) => page.join());
    const same = pages.filter((page, i) => page.length === 1 && page === pages[i - 1]);
    expect(same).toEqual([]);
  });

  it('show the birthdays of the first two', () => {
    for (const [who, id] of ['birthday', 'gift-box'].entries())
      expect(castingOf(lookOf(id), cast, false)).toEqual([
        expect.objectContaining({ lead: who, two: false }),
      ]);
  });

  it('can each be drawn with one dog', () => {
    for (const id of LOOK_IDS) expect(castingOf(lookOf(id), cast, false).at(-1)?.two).toBe(false);
  });
});

it('leaves a single dog alone', () => {
  for (const id of LOOK_IDS)
    expect(castingOf(lookOf(id), [sitting], true)).toEqual([
      expect.objectContaining({ lead: 0, two: false }),
    ]);
});
