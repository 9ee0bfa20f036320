import fc from 'fast-check';
import type { DogArt } from '@scribblepup/tracing';
import { looks } from '../looks';
import { bust, lying, sitting, twoDogs } from '../testing/dogs';
import { partnersOf, photosOfLooks, type PhotoDog } from './assign';
import { birthdayOf, needOf } from './needs';

// Each run assigns hundreds of pages. The seed is fixed, so that a failure is reproducible.
fc.configureGlobal({ numRuns: 40, seed: 20 });

const ids = looks.slice(0, 100).map(({ id }) => id);
const SCREEN = 25;
/** A photo that fits best may be six pages ahead (`MISFIT_COST`), and then gets one more. */
const MAX_AHEAD = 7;

const counts = (photos: readonly PhotoDog[], chosen: ReadonlyMap<string, string>): number[] =>
  photos.map(({ id }) => [...chosen.values()].filter((other) => other === id).length);

const anyDog: fc.Arbitrary<DogArt> = fc
  .record({
    base: fc.constantFrom(sitting, bust, lying),
    cut: fc.record({
      left: fc.boolean(),
      top: fc.boolean(),
      right: fc.boolean(),
      bottom: fc.boolean(),
    }),
    nose: fc.integer({ min: -60, max: 60 }),
    isFaceless: fc.boolean(),
  })
  .map(({ base, cut, nose, isFaceless }) => ({
    ...base,
    cut,
    face:
      isFaceless || !base.face
        ? null
        : { ...base.face, nose: [base.face.nose[0] + nose, base.face.nose[1]] as const },
  }));

const anyPhotos: fc.Arbitrary<readonly PhotoDog[]> = fc
  .array(anyDog, { minLength: 2, maxLength: 8 })
  .map((dogs) => dogs.map((dog, n) => ({ id: `photo ${n}`, dog })));

test('every look has a photo, and the same photos always give the same result', () => {
  fc.assert(
    fc.property(anyPhotos, (photos) => {
      const chosen = photosOfLooks(photos, ids);
      expect([...chosen.keys()]).toEqual(ids);
      expect(photosOfLooks(structuredClone(photos), ids)).toEqual(chosen);
    }),
  );
});

test('neighbors on a screen differ', () => {
  fc.assert(
    fc.property(anyPhotos, (photos) => {
      const chosen = [...photosOfLooks(photos, ids).values()];
      for (let index = 1; index < chosen.length; index += 1)
        if (index % SCREEN !== 0) expect(chosen[index]).not.toBe(chosen[index - 1]);
    }),
  );
});

test('all photos get about the same number of pages, on a screen and in total', () => {
  fc.assert(
    fc.property(anyPhotos, (photos) => {
      for (const count of [SCREEN, 100]) {
        const pages = counts(photos, photosOfLooks(photos, ids.slice(0, count)));
        expect(Math.max(...pages) - Math.min(...pages)).toBeLessThanOrEqual(MAX_AHEAD);
      }
    }),
  );
});

test('the first screens do not depend on the number of screens', () => {
  fc.assert(
    fc.property(anyPhotos, fc.integer({ min: 1, max: 4 }), (photos, screens) => {
      const some = photosOfLooks(photos, ids.slice(0, screens * SCREEN));
      const all = photosOfLooks(photos, ids);
      for (const [look, photo] of some) expect(all.get(look)).toBe(photo);
    }),
  );
});

test('a single photo gets all pages', () => {
  expect(new Set(photosOfLooks([{ id: 'only', dog: bust }], ids).values())).toEqual(
    new Set(['only']),
  );
});

const share = (photos: readonly PhotoDog[], need: string, id: string): number => {
  const chosen = photosOfLooks(photos, ids);
  const asking = ids.filter((look) => needOf(look) === need);
  return asking.filter((look) => chosen.get(look) === id).length / asking.length;
};

test.each([
  [
    'two',
    [
      { id: 'bust', dog: bust },
      { id: 'whole', dog: sitting },
    ],
    1,
  ],
  [
    'four',
    [
      { id: 'bust', dog: bust },
      { id: 'whole', dog: sitting },
      { id: 'second whole', dog: { ...sitting, cut: { ...sitting.cut, left: true } } },
      { id: 'second bust', dog: { ...bust, face: null } },
    ],
    0.5,
  ],
] as const)(
  'of %s photos, scenes use the whole body and portraits the head',
  (_, photos, minShare) => {
    expect(share(photos, 'whole', 'whole')).toBeGreaterThanOrEqual(minShare);
    expect(share(photos, 'whole', 'bust')).toBeLessThan(0.1);
    expect(share(photos, 'head', 'bust')).toBeGreaterThanOrEqual(minShare);
  },
);

test('looks that need a face avoid a dog whose face is unknown', () => {
  const photos = [
    { id: 'faceless', dog: { ...sitting, face: null } },
    { id: 'known', dog: sitting },
    { id: 'known too', dog: sitting },
  ];
  expect(share(photos, 'face', 'faceless')).toBeLessThan(0.15);
});

test('two photos that fit equally share every kind of page', () => {
  const photos = [
    { id: 'one', dog: sitting },
    { id: 'other', dog: sitting },
  ];
  for (const need of ['whole', 'head', 'face', 'any'])
    expect(Math.abs(share(photos, need, 'one') - 0.5)).toBeLessThanOrEqual(0.25);
});

test('the look halves uses a photo of one dog, not of two', () => {
  const photos = [
    { id: 'two', dog: twoDogs },
    { id: 'one', dog: sitting },
  ];
  expect(photosOfLooks(photos, ['halves']).get('halves')).toBe('one');
});

test('the needs of the hundred looks match their families', () => {
  const wanted = {
    scenes: ['whole', 'any'],
    portraits: ['head'],
    patterns: ['any', 'face'],
    puzzles: ['face', 'any'],
  } as const;
  for (const { id, family } of looks.slice(0, 100)) {
    const needs: readonly string[] = id === 'halves' ? ['even'] : wanted[family];
    expect([id, needs.includes(needOf(id))]).toEqual([id, true]);
  }
});

describe('in a family of several dogs', () => {
  const family: readonly PhotoDog[] = [
    { id: 'biscuit', dog: sitting },
    { id: 'biscuit lying', dog: lying },
    { id: 'biscuit again', dog: bust, shows: [0] },
    { id: 'mochi', dog: bust, shows: [1] },
  ];
  const both = { id: 'both', dog: sitting, shows: [0, 1] };
  const rex = { id: 'rex', dog: lying, shows: [2] };

  test.each([
    ['two dogs', family, ['0', '1']],
    ['two dogs, and a photo of both', [...family, both], ['0', '1', '0,1']],
    ['three dogs', [...family, rex], ['0', '1', '2']],
  ] as const)('each dog gets its share of the pages: %s', (_, photos, groups) => {
    const chosen = [...photosOfLooks(photos, ids).values()];
    const groupOf = new Map(photos.map(({ id, shows = [0] }) => [id, shows.join()]));
    for (const group of groups) {
      const pages = chosen.filter((id) => groupOf.get(id) === group);
      expect(Math.abs(pages.length - 100 / groups.length)).toBeLessThanOrEqual(10);
    }
  });

  test('a birthday page shows the dog whose birthday it is, if any photo does', () => {
    const chosen = photosOfLooks([...family, both], ids);
    for (const look of ids) {
      const dog = birthdayOf(look);
      if (dog === undefined) continue;
      const photo = [...family, both].find(({ id }) => id === chosen.get(look));
      expect(photo?.shows ?? [0]).toContain(dog);
    }
    expect(photosOfLooks([family[0], rex], ids).size).toBe(100);
  });

  test('another dog may stand next to the dog of a photo', () => {
    const partnerOf = partnersOf([...family, both, rex], ids);
    const partners = (photo: string): string[] => [
      ...new Set(ids.map((look) => partnerOf(look, photo) ?? 'none')),
    ];
    expect(partners('mochi').sort()).toEqual(['biscuit', 'biscuit again', 'biscuit lying', 'rex']);
    expect(partners('biscuit').sort()).toEqual(['mochi', 'rex']);
    expect(partners('both')).toEqual(['none']);
  });

  test('a dog without companions has no partner', () => {
    const partnerOf = partnersOf(family.slice(0, 3), ids);
    expect(ids.map((look) => partnerOf(look, 'biscuit')).filter(Boolean)).toEqual([]);
  });
});
