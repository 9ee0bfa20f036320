import { parsePath, controlPointBounds } from '@scribblepup/imaging/curves/path';
import { layoutInputWith } from '../../testing/layoutInput';
import { cowboyHat, pirateHat } from '../props/wear';
import { drawHat } from './worn';

/** Width of a hat as it is drawn for young children, as a share of the whole hat's. */
function widthShare(hat: typeof cowboyHat): number {
  const input = layoutInputWith({ hat });
  const dog = input.stage.stand({ ground: 950, w: 560, h: 700 });
  drawHat(input, dog);
  const widthOf = (shapes: readonly string[]): number => {
    const bounds = shapes.map((d) => controlPointBounds(parsePath(d)));
    return Math.max(...bounds.map(([, , r]) => r)) - Math.min(...bounds.map(([l]) => l));
  };
  const drawn = input.stage.items.flatMap((item) => (item.kind === 'path' ? [item.d] : []));
  expect(drawn).toHaveLength(2);
  return widthOf(drawn) / (dog.head.width * 0.01) / widthOf(hat.map(({ d }) => d));
}

it.each(Object.entries({ cowboyHat, pirateHat }))('the %s keeps its brim', (_, hat) => {
  expect(widthShare(hat)).toBeGreaterThan(0.8);
});
