import { toPathData } from '@scribblepup/imaging/curves/path';
import { Stage } from '../../canvas/stage';
import { strokeText } from '../../lettering/strokes';
import { sitting } from '../../testing/dogs';
import { sums } from './sums';

/** Height of the first sum, in sheet units. */
const FIRST_Y = 528;

it.each([0, 1, 2])(
  'keeps the signs of its sums when it is simplified by %i steps',
  (simplification) => {
    const stage = new Stage(sitting, { name: 'Bo', bornMonth: null }, sums.id, null, {
      seed: 0,
      simplification,
    });
    sums.draw(stage);
    const drawn = stage.items.map((item) => (item.kind === 'path' ? item.d : '')).join(' ');
    for (const [sign, x] of [
      ['+', 388],
      ['=', 622],
    ] as const)
      expect(drawn).toContain(toPathData(strokeText(sign, x, FIRST_Y, 38)));
  },
);
