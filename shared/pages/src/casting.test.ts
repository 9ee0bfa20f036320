import { castingOf } from './casting';
import { LOOK_IDS } from './looks/ids';
import { lookOf } from './looks';
import type { Cast } from './model/types';
import { bust, lying, sitting } from './testing/dogs';

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
  ])('show two dogs on at least twelve of them, for %s children', (_age, isForYoung) => {
    const pages = OFFERED.filter((id) => castingOf(lookOf(id), cast, isForYoung)[0].two);
    expect(pages.length).toBeGreaterThanOrEqual(12);
  });

  it('can all be drawn with the first dog alone', () => {
    for (const id of LOOK_IDS)
      expect(castingOf(lookOf(id), cast, false).at(-1)).toMatchObject({ lead: 0, two: false });
  });
});

it('leaves a single dog alone', () => {
  for (const id of LOOK_IDS)
    expect(castingOf(lookOf(id), [sitting], true)).toEqual([
      expect.objectContaining({ lead: 0, two: false }),
    ]);
});
