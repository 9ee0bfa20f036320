import { flatten, parsePathUncached } from '@scribblepup/imaging/curves/path';
import { contains } from '@scribblepup/imaging/curves/rings';
import { Stage } from '../../canvas/stage';
import { dogs } from '../../testing/dogs';
import { window } from './window';

it.each(Object.entries(dogs))(
  'the sill and the flower box hide the lower end of the %s dog',
  (_, dog) => {
    const stage = new Stage(dog, { name: 'Bo', bornMonth: null }, 'window');
    window.draw(stage);
    const index = stage.items.findIndex(({ kind }) => kind === 'dog');
    const item = stage.items[index];
    if (item.kind !== 'dog') throw new Error('the page has no dog');
    const covers = stage.items.slice(index + 1).flatMap((one) => {
      if (one.kind !== 'path' || one.fill === undefined) return [];
      return [flatten(parsePathUncached(one.d), 8).map(({ points }) => points)];
    });
    const { rings } = stage.placeAt(item);
    for (let y = 834; y < 890; y += 4)
      for (let x = 200; x < 650; x += 10)
        if (contains(rings, x, y)) expect(covers.some((shape) => contains(shape, x, y))).toBe(true);
  },
);
