import { controlPointBounds } from '@scribblepup/imaging/curves/path';
import { rect } from '@scribblepup/imaging/curves/shapes';
import { matShape } from './mat';

it('leaves the hole of a mat open', () => {
  const mat = matShape(rect(100, 100, 200, 200));
  expect(controlPointBounds(mat)[0]).toBeLessThan(0);
  expect(mat.ops).toBe('MLLLZMLLLZ');
});
