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

/** Number of items that are drawn for a bird with at most this radius. */
function countDrawn(maxRadius: number): number {
  const input = layoutInputWith({ things: [bird] });
  scatter(input, input.things, [], [], maxRadius, [0, 0]);
  return input.stage.items.length;
}

it('a large thing has all its parts', () => {
  expect(countDrawn(250)).toBe(3);
});

it('a thing is not drawn if its head is too small to draw', () => {
  expect(countDrawn(64)).toBe(0);
});
