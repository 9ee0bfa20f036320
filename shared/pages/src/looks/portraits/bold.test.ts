import { composePage } from '../../page';
import { bust } from '../../testing/dogs';

it.each([
  ['its name plate', 'Bella'],
  ['the frame, without a name', ''],
])('a dog cropped at the bottom ends behind %s', (_end, name) => {
  const { items } = composePage(bust, 'bold', { name, bornMonth: null });
  const drawn = items.filter((item) => item.kind === 'dog');
  expect(drawn).toHaveLength(1);
  // A dog that ends in the open would be closed there.
  expect(drawn[0].closed ?? []).not.toContain('bottom');
});
