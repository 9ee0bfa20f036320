import { parsePath, tightBounds } from '@scribblepup/imaging/curves/path';
import { Stage } from '../../canvas/stage';
import { dogAboveDog, lowBrowed, twoDogs } from '../../testing/dogs';
import { space } from './space';

it.each(Object.entries({ twoDogs, dogAboveDog, lowBrowed }))(
  'the frame cuts off no helmet: %s',
  (_, dog) => {
    let helmets = 0;
    for (const number of [space.number, 20, 61]) {
      const stage = new Stage(dog, { name: 'Bo', bornMonth: null }, space.id, number);
      space.draw(stage);
      const paths = stage.items.flatMap((item) => (item.kind === 'path' ? [item.d] : []));
      // The page draws the helmet's circle twice: behind the dog, and as an outline in front of it.
      const helmet = paths.find((d, i) => paths.indexOf(d) < i);
      if (helmet === undefined) continue;
      helmets++;
      const [left, , right] = tightBounds(parsePath(helmet));
      const [frameLeft, , frameRight] = tightBounds(parsePath(paths.at(-1) ?? ''));
      expect(left).toBeGreaterThan(frameLeft + 10);
      expect(right).toBeLessThan(frameRight - 10);
    }
    expect(helmets).toBeGreaterThan(0);
  },
);
