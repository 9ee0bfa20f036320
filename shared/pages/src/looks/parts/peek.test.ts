import type { DogArt } from '@scribblepup/tracing';
import { checkedPage } from '../../page';
import { release } from '../../bitmap/raster';
import { lying } from '../../testing/dogs';
import { lookOf } from '..';

/** A lying dog with its chin on the ground. */
const low: DogArt = {
  ...lying,
  face: {
    eyes: [
      [0.3 * lying.width, 0.72 * lying.height],
      [0.4 * lying.width, 0.72 * lying.height],
    ],
    nose: [0.35 * lying.width, 0.93 * lying.height],
  },
};

it.each(['bakery', 'bath', 'bedtime', 'boat', 'car', 'plane', 'tea-cup'])(
  'a dog with its chin on the ground looks over the rim: %s',
  (id) => {
    const { page, bitmap, failures } = checkedPage(low, id, { name: 'Bo', bornMonth: null });
    release(bitmap);
    expect(failures).toEqual([]);
    expect(page.title).toBe(lookOf(id).title);
  },
);
