import { parsePath, toPathData } from '@scribblepup/imaging/curves/path';
import { isPathData } from './formats';

it.each([
  '',
  'M1 2L-3.5 4Z',
  'M1,2L3,4',
  toPathData(parsePath('M0 0q30 30 60 0t60 0m-200-.04h5e-3v1e4z')),
])('accepts path data that the engine writes: %s', (d) => {
  expect(isPathData(d)).toBe(true);
});

it.each(['M1e3 2', 'M1E-3 2', 'M+1 2', 'M1 2\nL3 4', 'm1 2', 'M1 2"/><script>', 'MNaN 0'])(
  'rejects path data that pages would misread: %j',
  (d) => {
    expect(isPathData(d)).toBe(false);
  },
);
