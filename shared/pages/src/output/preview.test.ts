import { rasterize } from '../checks';
import { toPreview } from './preview';

test('makes each pixel as dark as its share of ink', () => {
  const page = rasterize([
    { d: 'M100 100L200 100L200 150L100 150Z', fill: 'black', stroke: null, evenOdd: false },
    { d: 'M400 400L401 400L401 402L400 402Z', fill: 'black', stroke: null, evenOdd: false },
  ]);
  const { width, height, data } = toPreview(page, 4);
  const at = (x: number, y: number): number[] => [
    ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4),
  ];
  expect([width, height]).toEqual([425, 550]);
  expect(at(75, 60)).toEqual([0, 0, 0, 255]);
  expect(at(10, 10)).toEqual([255, 255, 255, 255]);
  expect(at(200, 200)).toEqual([128, 128, 128, 255]);
});
