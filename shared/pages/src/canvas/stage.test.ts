import { circle } from '@scribblepup/imaging/curves/shapes';
import { sitting } from '../testing/dogs';
import { Stage } from './stage';

const choices = { name: 'Bo', bornMonth: null, age: '3-5' } as const;
const PLACE = { scale: 1, dx: 100, dy: 100 };

it('keeps a white gap around the dog, but not if the page had too few fields', () => {
  const gap = (touching: boolean): number =>
    new Stage(sitting, choices, 'test', null, { seed: 0, simplification: 0, touching }).placeAt(
      PLACE,
    ).item.halo;
  expect(gap(false)).toBeGreaterThan(0);
  expect(gap(true)).toBe(0);
});

it('records the items that a page can do without', () => {
  const stage = new Stage(sitting, choices, 'test');
  stage.draw(circle(200, 200, 90));
  stage.extra(2, () => stage.draw(circle(400, 400, 90)).draw(circle(600, 600, 90)));
  stage.draw(circle(300, 800, 90));
  expect(stage.extras).toEqual([{ rank: 2, items: stage.items.slice(1, 3) }]);
});
