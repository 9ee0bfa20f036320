import { parsePathUncached, tightBounds } from '@scribblepup/imaging/curves/path';
import { pairOf } from '../../canvas/pageDogs';
import { AREA, right } from '../../canvas/sheet';
import { Stage } from '../../canvas/stage';
import { bust, sitting } from '../../testing/dogs';
import { teaCup } from './teaCup';

it.each([
  ['two sitting dogs', sitting, { ...sitting }],
  ['a sitting and a cropped dog', sitting, bust],
])('the page cuts off neither the handle nor the saucer of a cup for %s', (_, one, other) => {
  const pageDogs = pairOf([one, other], 0, 'over');
  if (!pageDogs) throw new Error('the two dogs do not fit together');
  const stage = new Stage(pageDogs, { name: 'Bo', bornMonth: null }, 'test');
  teaCup.draw(stage);
  const shapes = stage.items.flatMap((item) =>
    item.kind === 'path' && item.stroke ? [tightBounds(parsePathUncached(item.d))] : [],
  );
  // The table is wider than the page.
  const things = shapes.filter(([left, , end]) => end - left < AREA.w - 5);
  expect(Math.min(...things.map(([left]) => left))).toBeGreaterThan(AREA.x);
  expect(Math.max(...things.map(([, , end]) => end))).toBeLessThan(right(AREA));
});
