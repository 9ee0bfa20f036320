import { toPathData } from '@scribblepup/imaging/curves/path';
import { rect } from '@scribblepup/imaging/curves/shapes';
import type { SheetPath } from '../model/types';
import { roughRegionCount } from './regionCount';
import { measurePaths } from './measure';

const box = (x: number, y: number, size: number): SheetPath => ({
  d: toPathData(rect(x, y, size, size)),
  fill: null,
  stroke: 5,
  evenOdd: false,
});

it('counts the same regions as the gates', () => {
  // The squares of 3 mm are too small to count, those of 20 mm are not.
  const page = [80, 20, 12].flatMap((size, row) =>
    Array.from({ length: 5 }, (_, i) => box(100 + i * 120, 100 + row * 120, size)),
  );
  expect(roughRegionCount(page)).toBe(measurePaths(page).regions);
  expect(roughRegionCount(page)).toBe(6);
});
