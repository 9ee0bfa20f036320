import { Stage } from '../../canvas/stage';
import { AS_DRAWN } from '../../canvas/variant';
import { sitting } from '../../testing/dogs';
import { seasonalThings } from './season';

const itemCount = (bornMonth: number | null, simplification = 0): number => {
  const variant = { ...AS_DRAWN, simplification };
  const stage = new Stage(sitting, { name: 'Bo', bornMonth }, 'birthday', null, variant);
  seasonalThings(stage);
  return stage.items.length;
};

it.each([1, 3, 5, 7, 10])('draws things of the birth month %s', (month) => {
  expect(itemCount(month)).toBeGreaterThan(1);
});

it('draws nothing for an unknown month, or on the simplest page', () => {
  expect(itemCount(null)).toBe(0);
  expect(itemCount(3, 1)).toBeGreaterThan(1);
  expect(itemCount(3, 2)).toBe(0);
});
