import { controlPointBounds } from '@scribblepup/imaging/curves/path';
import { rect } from '@scribblepup/imaging/curves/shapes';
import { outside } from './outside';

it('leaves the hole of a mat open', () => {
  const mat = outside(rect(100, 100, 200, 200));
  expect(controlPointBounds(mat)[0]).toBeLessThan(0);
  expect(mat.ops).toBe('MLLLZMLLLZ');
});
