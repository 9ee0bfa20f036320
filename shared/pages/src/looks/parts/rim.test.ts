import type { DogArt } from '@scribblepup/tracing';
import { checkedPage } from '../../page';
import { release } from '../../bitmap/raster';
import { crossings } from '@scribblepup/imaging/curves/rings';
import { parsePath, controlPointBounds } from '@scribblepup/imaging/curves/path';
import { composePage } from '../..';
import { Stage } from '../../canvas/stage';
import { bust, dogs, lying, sitting, withFace } from '../../testing/dogs';
import { lookOf } from '..';
import { pairOf } from '../../canvas/pageDogs';
import { pawOverRim, paws } from './rim';

/** A lying dog with its chin on the ground. */
const chinOnGround: DogArt = withFace(
  lying,
  [
    [0.3, 0.72],
    [0.4, 0.72],
  ],
  [0.35, 0.93],
);

it.each(['bakery', 'bath', 'bedtime', 'boat', 'car', 'plane', 'tea-cup'])(
  'a dog with its chin on the ground looks over the rim: %s',
  (id) => {
    const { page, bitmap, failures } = checkedPage(chinOnGround, id, {
      name: 'Bo',
      bornMonth: null,
    });
    release(bitmap);
    expect(failures).toEqual([]);
    expect(page.title).toBe(lookOf(id).title);
  },
);

describe.each(Object.entries(dogs))('the paws of the %s dog', (_, dog) => {
  it.each([
    [370, 745],
    [425, 745],
    [300, 560],
    [75, 775],
  ] as const)('stay between the ends of a rim: %s to %s', (left, end) => {
    for (const w of [300, 480, 640]) {
      const stage = new Stage(dog, { name: 'Bo', bornMonth: null }, 'test');
      const placedDog = stage.stand({ x: 545, rim: 700, hide: 0.28, w, h: 600, stretch: false });
      paws(stage, placedDog, 680, [left, end]);
      const drawn = stage.items.map((item) =>
        item.kind === 'path' ? controlPointBounds(parsePath(item.d)) : [],
      );
      expect(Math.min(...drawn.map(([x]) => x))).toBeGreaterThanOrEqual(left);
      expect(Math.max(...drawn.map(([, , x]) => x))).toBeLessThanOrEqual(end);
    }
  });

  it('are on the car of the train, and the body does not hang over the boiler', () => {
    const { items } = composePage(dog, 'train', { name: 'Bo', bornMonth: null });
    const shown = items.find(({ kind }) => kind === 'dog');
    const boiler = items[items.indexOf(shown ?? items[0]) - 1];
    if (boiler.kind !== 'path' || !shown?.clip)
      throw new Error('the page shows no boiler or no clipped dog');
    const [, , , bottom] = controlPointBounds(parsePath(shown.clip));
    const [, top] = controlPointBounds(parsePath(boiler.d));
    expect(bottom).toBeLessThanOrEqual(top + 1);
  });
});

it.each(['car', 'tea-cup', 'name-tag', 'bedtime', 'words'])(
  'the paws of two dogs do not overlap: %s',
  (id) => {
    for (const [a, b] of [
      [sitting, { ...sitting }],
      [sitting, bust],
      [bust, { ...bust }],
    ]) {
      const pageDogs = pairOf([a, b], 0, 'over');
      if (!pageDogs) throw new Error('the two dogs do not fit together');
      const look = lookOf(id);
      const stage = new Stage(pageDogs, { name: 'Bo', bornMonth: null }, id, look.number);
      const put = jest.spyOn(stage, 'put');
      look.draw(stage);
      const shown = put.mock.calls
        .filter(([prop]) => prop === pawOverRim)
        .map(([, x, , size = 0]) => ({ left: x - 0.4 * size, right: x + 0.4 * size }))
        .toSorted((a, b) => a.left - b.left);
      for (let i = 1; i < shown.length; i++)
        expect(shown[i].left).toBeGreaterThanOrEqual(shown[i - 1].right);
    }
  },
);

it('the paws of a dog with a narrow chest are on its chest', () => {
  const narrowDog: DogArt = {
    ...bust,
    outline: bust.outline.map((ring) =>
      ring.map((v, i) => (i % 2 === 0 && ring[i + 1] > 300 ? 200 + (v - 200) * 0.3 : v)),
    ),
  };
  const stage = new Stage(narrowDog, { name: 'Bo', bornMonth: null }, 'test');
  const placedDog = stage.stand({ x: 425, rim: 700, hide: 0.05, w: 480, h: 600, stretch: false });
  const put = jest.spyOn(stage, 'put');
  paws(stage, placedDog, 700);
  const middles = put.mock.calls.map(([, x]) => x);
  const size = put.mock.calls[0][3] ?? 0;
  const sides = crossings(placedDog.rings, 700 - 0.4 * size);
  expect(middles).toHaveLength(2);
  expect(Math.min(...middles)).toBeGreaterThan(sides[0]);
  expect(Math.max(...middles)).toBeLessThan(sides[sides.length - 1]);
});

it('a dog with a gap between its legs above the rim has no paws over the gap', () => {
  const [left, right] = [0.2, 0.8].map((share) => share * sitting.width);
  const standing: DogArt = {
    ...sitting,
    outline: [
      ...sitting.outline,
      [
        left,
        0.5 * sitting.height,
        right,
        0.5 * sitting.height,
        right,
        sitting.height,
        left,
        sitting.height,
      ],
    ],
  };
  const pawsOf = (dog: DogArt): number => {
    const stage = new Stage(dog, { name: 'Bo', bornMonth: null }, 'test');
    const placedDog = stage.stand({ x: 425, rim: 700, hide: 0.3, w: 480, h: 600, stretch: false });
    const put = jest.spyOn(stage, 'put');
    paws(stage, placedDog, 700);
    return put.mock.calls.length;
  };
  expect(pawsOf(sitting)).toBe(2);
  expect(pawsOf(standing)).toBe(0);
});
