import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, rect } from '@scribblepup/imaging/curves/shapes';
import { layoutInputWith } from '../../testing/layoutInput';
import { scatter } from './things';

/** A body with a head that is much smaller. */
const bird = [
  { d: toPathData(rect(-50, 0, 100, 50)) },
  { d: toPathData(circle(0, -20, 20)) },
  { d: toPathData(circle(0, -20, 3)), fill: 'black' as const },
];

/** The number of items of a bird that may be this large. */
function drawn(most: number): number {
  const input = layoutInputWith({ things: [bird] });
  scatter(input, input.things, [], [], most, [0, 0]);
  return input.stage.items.length;
}

it('a large thing has all its parts', () => {
  expect(drawn(250)).toBe(3);
});

it('a thing that would lose its head because that is too small is not drawn', () => {
  expect(drawn(64)).toBe(0);
});
