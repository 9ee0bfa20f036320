import { pathOperators, pdfNumber, sheetOperators } from './operators';
import type { SheetPath } from './types';

const shape = (change: Partial<SheetPath>): SheetPath => ({
  d: 'M0 0L10 0L10 10Z',
  fill: null,
  stroke: null,
  evenOdd: false,
  ...change,
});
const drawn = '0 0 m 10 0 l 10 10 l h';

test('numbers are short and have no exponents', () => {
  expect([1.005, -0.001, 1e-9, 100, 3.14159, 1e5].map(pdfNumber)).toEqual([
    '1',
    '0',
    '0',
    '100',
    '3.14',
    '100000',
  ]);
  expect(() => pdfNumber(Number.NaN)).toThrow(RangeError);
});

test('lines are black, with round caps and joins', () => {
  expect(sheetOperators([])).toBe('0 G 1 J 1 j');
});

test('curves keep their control points', () => {
  expect(pathOperators('M1 2C3 4 5 6 7.125 8Z')).toBe('1 2 m 3 4 5 6 7.13 8 c h');
});

test.each([
  ['white with a stroke', { fill: 'white', stroke: 3 }, ['1 g', '3 w', drawn, 'B']],
  ['solid', { fill: 'black' }, ['0 g', drawn, 'f']],
  ['even-odd', { fill: 'black', evenOdd: true }, ['0 g', drawn, 'f*']],
  [
    'even-odd with a stroke',
    { fill: 'white', stroke: 2, evenOdd: true },
    ['1 g', '2 w', drawn, 'B*'],
  ],
  ['stroke alone', { stroke: 2.5 }, ['2.5 w', drawn, 'S']],
] as const)('%s', (_name, change, expected) => {
  expect(
    sheetOperators([shape(change)])
      .split('\n')
      .slice(1),
  ).toEqual(expected);
});

test('a path with neither fill nor stroke draws nothing, not even a hairline', () => {
  expect(
    sheetOperators([
      shape({}),
      shape({ stroke: 0 }),
      shape({ stroke: 0.004 }),
      shape({ fill: 'black', d: '' }),
    ]).split('\n'),
  ).toHaveLength(1);
});

test('colors and widths are set only when they change', () => {
  const operators = sheetOperators([
    shape({ fill: 'white', stroke: 3 }),
    shape({ fill: 'white', stroke: 3 }),
    shape({ fill: 'black', stroke: 3 }),
  ]);
  expect(operators.match(/^[01] g$/gmu)).toEqual(['1 g', '0 g']);
  expect(operators.match(/ w$/gmu)).toHaveLength(1);
});

test('paths with the same clip share it; settings made inside it are set again afterward', () => {
  const clip = 'M0 0L5 0L5 5Z';
  const operators = sheetOperators([
    shape({ fill: 'black', clip }),
    shape({ fill: 'black', clip }),
    shape({ fill: 'black' }),
  ]);
  expect(operators.split('\n').slice(1)).toEqual([
    'q',
    '0 0 m 5 0 l 5 5 l h',
    'W n',
    '0 g',
    drawn,
    'f',
    drawn,
    'f',
    'Q',
    '0 g',
    drawn,
    'f',
  ]);
});

test('another clip ends the first one', () => {
  const operators = sheetOperators([
    shape({ stroke: 1, clip: 'M0 0L5 0L5 5Z' }),
    shape({ stroke: 1, clip: 'M0 0L9 0L9 9Z' }),
  ]);
  expect(operators.match(/^q$/gmu)).toHaveLength(2);
  expect(operators.match(/^Q$/gmu)).toHaveLength(2);
  expect(operators.match(/^1 w$/gmu)).toHaveLength(2);
});
