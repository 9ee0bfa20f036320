import { curve, curveBounds } from '@scribblepup/imaging/curves/curve';
import { composePage } from '../..';
import { dogs, twoDogs } from '../../testing/dogs';

const ages = ['5-8', '8+'] as const;

it.each(
  Object.entries({ ...dogs, twoDogs }).flatMap(([name, dog]) =>
    ages.map((age) => [name, age, dog] as const),
  ),
)('shows the head of the %s dog within the frame at %s', (_, age, dog) => {
  const { items } = composePage(dog, 'halves', { name: 'Bo', bornMonth: null, age });
  const frame = items.findLast((item) => item.kind === 'path' && item.stroke && !item.fill);
  const item = items.find(({ kind }) => kind === 'dog');
  if (frame?.kind !== 'path' || item?.kind !== 'dog') throw new Error('a frame and a dog');
  const [, top] = curveBounds(curve(frame.d));
  expect(item.dy).toBeGreaterThan(top);
});

it.each(ages)('folds the first of two dogs of a photo at %s, not the gap between them', (age) => {
  const { items } = composePage(twoDogs, 'halves', { name: 'Bo', bornMonth: null, age });
  const item = items.find(({ kind }) => kind === 'dog');
  if (item?.kind !== 'dog' || !item.clip) throw new Error('a clipped dog');
  const [, , fold] = curveBounds(curve(item.clip));
  const eyes = (twoDogs.face?.eyes ?? []).map(
    ([x]) => item.dx + (item.mirror ? -x : x) * item.scale,
  );
  expect(Math.min(...eyes)).toBeLessThan(fold);
  expect(Math.max(...eyes)).toBeGreaterThan(fold);
});
