import { placedSheetOperators } from './placement';
import type { SheetPath } from './types';

const area = { x: 54, y: 54, width: 504, height: 684 };
const ART = 'q 71 71 708 958 re W n';
const MAT = 'q 63 63 724 974 re W n';
const line: SheetPath = { d: 'M0 500L850 500', fill: null, stroke: 4, evenOdd: false };
const mat: SheetPath = {
  d: 'M-400 -400L1250 -400L1250 1500L-400 1500ZM100 100L100 900L700 900L700 100Z',
  fill: 'white',
  stroke: null,
  evenOdd: false,
};
const clips = (...sheet: readonly SheetPath[]): string[] =>
  placedSheetOperators(sheet, area)
    .split('\n')
    .filter((line) => line.endsWith('re W n'));

test.each([
  ['all edges', mat.d],
  ['the left edge', 'M70 500L400 400L400 600Z'],
  ['the right edge', 'M780 500L400 400L400 600Z'],
  ['the upper edge', 'M400 70L300 400L500 400Z'],
  ['the lower edge', 'M400 1030L300 400L500 400Z'],
])('white that covers ink at %s of the art reaches beyond the art', (_where, d) => {
  expect(clips(line, { ...mat, d }, line)).toEqual([ART, MAT, ART]);
});

test.each<[string, SheetPath]>([
  ['white with a stroke', { ...mat, stroke: 4 }],
  ['black', { ...mat, fill: 'black' }],
  ['white within the art', { ...mat, d: 'M71 71L779 71L779 1029Z' }],
])('%s ends at the edge of the art', (_name, path) => {
  expect(clips(line, path)).toEqual([ART]);
});

test.each([
  ['wide', { x: 10, y: 20, width: 900, height: 479 }, { x: 283, y: 20, width: 354, height: 479 }],
  ['tall', { x: 10, y: 20, width: 354, height: 900 }, { x: 10, y: 230.5, width: 354, height: 479 }],
])('the art is centered in a %s area, as large as fits', (_shape, wanted, art) => {
  const [matrix] = placedSheetOperators([line], wanted).split(' cm');
  const [scale, , , flip, x, y] = matrix.split(' ').map(Number);
  expect(flip).toBe(-scale);
  expect({
    x: x + scale * 71,
    y: y - scale * (71 + 958),
    width: scale * 708,
    height: scale * 958,
  }).toEqual({
    x: expect.closeTo(art.x),
    y: expect.closeTo(art.y),
    width: expect.closeTo(art.width),
    height: expect.closeTo(art.height),
  });
});

test('each clip ends before the next one begins', () => {
  const words = placedSheetOperators([line, mat, line], area).split(/\s+/u);
  expect(words.filter((word) => word === 'q' || word === 'Q').join('')).toBe('qQqQqQ');
});
