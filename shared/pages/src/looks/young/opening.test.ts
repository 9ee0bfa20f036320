import { parsePathUncached } from '@scribblepup/imaging/curves/path';
import { contains } from '@scribblepup/imaging/curves/rings';
import { circle, heart, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import { Stage } from '../../canvas/stage';
import { dogs } from '../../testing/dogs';
import { FIRST, youngRecipe } from '../../young';
import { lookOf } from '..';
import { openingOf, radiusOf } from './opening';

describe('the circle for a face', () => {
  it.each([
    ['circle', circle(425, 500, 200)],
    ['square', rect(225, 300, 400, 400)],
    ['heart', heart(425, 500, 470)],
  ])('is around the middle of a %s', (_, shape) => {
    const opening = openingOf(shape);
    expect(opening.circle).toEqual({
      x: (opening.left + opening.right) / 2,
      y: (opening.top + opening.bottom) / 2,
      r: radiusOf(opening),
    });
  });

  it('is at the wide end of a tent', () => {
    const { x, y, r } = openingOf(polygon([425, 330, 660, 1000, 190, 1000])).circle;
    expect(Math.abs(x - 425)).toBeLessThan(20);
    expect(y).toBeGreaterThan(780);
    expect(r).toBeLessThan(220);
  });
});

it.each(Object.entries(dogs))('the tent shows the whole head of the %s dog', (_, dog) => {
  const stage = new Stage(dog, { name: 'Bo', bornMonth: null, age: '2-3' }, 'camping');
  youngRecipe(lookOf('camping'), stage.dog, FIRST).draw(stage);
  const item = stage.items.find(({ kind }) => kind === 'dog');
  if (item?.kind !== 'dog' || !item.clip) throw new Error('the page has no dog in a tent');
  const tent = openingOf(parsePathUncached(item.clip));
  const { eyeMidpoint, width } = stage.placeAt(item).head;
  for (const side of [-0.5, 0.5])
    expect(contains([tent.ring], eyeMidpoint[0] + side * width, eyeMidpoint[1])).toBe(true);
});
