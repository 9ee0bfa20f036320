import { composePage } from '../../page';
import { bust, lying, sitting } from '../../testing/dogs';
import type { Age, Page } from '../../model/types';

/**
 * True if a page shows the dog in the hole of a large thing, which replaces an arrangement that
 * fails.
 */
const inHole = ({ items }: Page): boolean => {
  const lines = new Set(items.flatMap((item) => (item.kind === 'path' ? [item.d] : [])));
  return items.some((item) => item.kind === 'dog' && item.clip && lines.has(item.clip));
};

it('recognizes a hole', () => {
  const page = composePage(lying, 'space', { name: 'Biscuit', bornMonth: 3, age: '2-3' });
  expect(inHole(page)).toBe(true);
});

describe('pages for young children keep the arrangement of their look', () => {
  it.each(['tea-cup', 'bedtime', 'birthday', 'wizard', 'wanted', 'maze', 'ring-maze'])(
    'with a lying dog, which has little ink: %s',
    (look) => {
      const page = composePage(lying, look, { name: 'Biscuit', bornMonth: 3, age: '2-3' });
      expect(inHole(page)).toBe(false);
    },
  );

  it.each<[Age, string]>([
    ['2-3', 'Maximilian'],
    ['3-5', 'Bo'],
    ['3-5', 'Cooper'],
    ['3-5', 'Biscuit'],
    ['3-5', 'Maximilian'],
  ])('at the age %s with the name %s in letters', (age, name) => {
    for (const dog of [sitting, bust])
      expect(inHole(composePage(dog, 'bold', { name, bornMonth: 3, age }))).toBe(false);
  });
});
