import { contains, outerRings } from '@scribblepup/imaging/curves/rings';
import type { DogArt } from '@scribblepup/tracing';
import fc from 'fast-check';
import { bust, dogs, lying, sitting } from '../testing/dogs';
import { singleDog, pairOf, type PageDogs } from './pageDogs';
import { groupOf } from './group';
import type { GroupLayout } from './groupCandidates';
import { membersOf, type PlacedDog } from './placedDog';
import { Stage } from './stage';

const KINDS: readonly GroupLayout[] = ['beside', 'behind', 'playing', 'over'];
const choices = {
  name: 'Biscuit',
  bornMonth: 3,
  companions: [{ name: 'Mochi', bornMonth: 10 }],
};

const croppedAt = (dog: DogArt, cut: Partial<DogArt['cut']>): DogArt => ({
  ...dog,
  cut: { ...dog.cut, ...cut },
});

/** Both dogs on a page, back to front. */
function shown(a: DogArt, b: DogArt, layout: GroupLayout): readonly PlacedDog[] {
  const pageDogs = pairOf([a, b], 0, layout);
  if (!pageDogs) throw new Error('The dogs do not fit together.');
  const stage = new Stage(pageDogs, choices, 'test');
  return membersOf(stage.stand({ ground: 900, w: 500, h: 600 }));
}

const pair = fc.tuple(
  fc.constantFrom(...Object.values(dogs)),
  fc.constantFrom(...Object.values(dogs)),
  fc.constantFrom(...KINDS),
);

describe('two dogs on a page', () => {
  it('have two outer rings, even if one of them is mirrored', () => {
    fc.assert(
      fc.property(pair, ([a, b, layout]) => {
        const { outline = [] } = groupOf(a, b, [0, 1], layout)?.art ?? {};
        expect(outerRings(outline)).toHaveLength(2);
      }),
    );
  });

  it('have faces that are hidden neither by the other dog nor by the edge of the page', () => {
    fc.assert(
      fc.property(pair, ([a, b, layout]) => {
        const [back, front] = shown(a, b, layout);
        const { eyeMidpoint } = back.head;
        expect(contains(front.rings.slice(0, 1), eyeMidpoint[0], eyeMidpoint[1])).toBe(false);
        for (const { box } of [back, front]) {
          expect(box.x).toBeGreaterThan(75);
          expect(box.x + box.w).toBeLessThan(775);
        }
      }),
      // Fixed: a pair that does not fit must fail reproducibly, not by chance.
      { seed: 20 },
    );
  });

  it('have heads of about the same size if both faces are known', () => {
    for (const layout of KINDS)
      for (const [a, b] of [
        [sitting, bust],
        [bust, sitting],
      ]) {
        const [p, q] = shown(a, b, layout).map(({ head }) => head.width);
        expect(Math.max(p, q) / Math.min(p, q)).toBeLessThan(1.15);
      }
  });

  it('have lines of the same width, and about as many for their size', () => {
    const many = { ...bust, lines: [...bust.lines, ...bust.lines, ...bust.lines] };
    const [p, q] = shown(sitting, many, 'beside').map(({ item }) => item);
    expect([p.line, p.outline]).toEqual([q.line, q.outline]);
    const [plain, busy] = p.who === 1 ? [q, p] : [p, q];
    expect(busy.detail).toBeLessThan(0.6 * plain.detail);
  });

  it('end at the same height if the photo crops one of them at the bottom', () => {
    for (const layout of KINDS)
      for (const { item, box } of shown(bust, sitting, layout)) {
        const bottom = Number(/L-400 ([\d.]+)Z/.exec(item.clip ?? '')?.[1] ?? box.y + box.h);
        expect(Math.abs(bottom - 1031)).toBeLessThan(3);
      }
  });

  it('are cropped at the bottom only if one of them is, or extends below the group', () => {
    const isCropped = (a: DogArt, b: DogArt): boolean | undefined =>
      groupOf(a, b, [0, 1], 'over')?.art.cut.bottom;
    const tallDog = { ...sitting, height: 2 * sitting.height };
    expect(isCropped(lying, lying)).toBe(false);
    expect(isCropped(tallDog, lying)).toBe(true);
    expect(isCropped(bust, lying)).toBe(true);
  });

  it('stand on one ground, apart with room for a toy or close to each other', () => {
    const gap = (layout: GroupLayout): number => {
      const [p, q] = [...shown(sitting, sitting, layout)].sort((m, n) => m.box.x - n.box.x);
      return q.box.x - p.box.x - p.box.w;
    };
    expect(gap('playing')).toBeGreaterThan(40);
    expect(gap('behind')).toBeLessThan(gap('beside'));
    const feet = shown(sitting, sitting, 'playing').map(({ box }) => box.y + box.h);
    expect(feet[0]).toBeCloseTo(feet[1], 0);
  });

  it('do not share a page if a photo crops a visible side, or a head', () => {
    const sides = croppedAt(sitting, { left: true, right: true });
    expect(groupOf(sides, sides, [0, 1], 'beside')).toBeNull();
    expect(groupOf(croppedAt(bust, { top: true }), lying, [0, 1], 'behind')).toBeNull();
    const one = groupOf(croppedAt(sitting, { right: true }), lying, [0, 1], 'beside');
    const { left, right } = one?.art.cut ?? {};
    expect([left, right].filter(Boolean)).toHaveLength(1);
  });

  it('are named in the order of the family, whichever is in front', () => {
    const cast = [sitting, bust] as const;
    const nameOn = (pageDogs: PageDogs | null): string =>
      new Stage(pageDogs ?? sitting, choices, 'test').name;
    for (const lead of [0, 1])
      expect(nameOn(pairOf(cast, lead, 'apart'))).toBe('Biscuit and Mochi');
    expect(nameOn(singleDog(cast, 0))).toBe('Biscuit');
    expect(nameOn(singleDog(cast, 1))).toBe('Mochi');
    expect(new Stage(singleDog(cast, 1), choices, 'test').months).toEqual([10]);
  });
});
