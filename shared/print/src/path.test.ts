import fc from 'fast-check';
import { parsePath } from './path';

test('reads commands and coordinates', () => {
  expect(parsePath('M1 2L3.5,-4C1 2 3 4 5 6Z')).toEqual({
    commands: 'MLCZ',
    coordinates: [1, 2, 3.5, -4, 1, 2, 3, 4, 5, 6],
  });
});

test('additional coordinates repeat a command, and continue M as L', () => {
  expect(parsePath('M0 0 1 1 2 2L3 3 4 4').commands).toBe('MLLLL');
  expect(parsePath('M0 0C1 1 2 2 3 3 4 4 5 5 6 6').commands).toBe('MCC');
});

test('separators may be left out', () => {
  expect(parsePath('M.5.5L-1-2').coordinates).toEqual([0.5, 0.5, -1, -2]);
  expect(parsePath(' M 1e1 , 2E-1 ').coordinates).toEqual([10, 0.2]);
});

test('several shapes in one path', () => {
  expect(parsePath('M0 0L1 0ZM5 5L6 5Z').commands).toBe('MLZMLZ');
});

test('an empty path has no commands', () => {
  expect(parsePath('  ')).toEqual({ commands: '', coordinates: [] });
});

test.each([
  'L1 2',
  'M1',
  'M1 2L3',
  'M1 2 q1 2 3 4',
  'M1 2m1 2',
  'M1 2Z3 4',
  'M1 2L3 x',
  'M1 2LL3 4',
  '1 2',
  'M1 2;',
  'M1 1e999',
])('rejects %s', (d) => {
  expect(() => parsePath(d)).toThrow(SyntaxError);
});

test('reads back any path that was written', () => {
  const coordinate = fc
    .double({ min: -2000, max: 2000, noNaN: true, noDefaultInfinity: true })
    .map((value) => Math.round(value * 100) / 100 || 0);
  const step = fc.oneof(
    fc.tuple(fc.constant('L'), fc.array(coordinate, { minLength: 2, maxLength: 2 })),
    fc.tuple(fc.constant('C'), fc.array(coordinate, { minLength: 6, maxLength: 6 })),
  );
  const shape = fc.tuple(
    fc.array(coordinate, { minLength: 2, maxLength: 2 }),
    fc.array(step),
    fc.boolean(),
  );
  fc.assert(
    fc.property(fc.array(shape), fc.constantFrom(' ', ',', ' , '), (shapes, separator) => {
      const steps = shapes.flatMap(([start, rest, closed]): [string, number[]][] => [
        ['M', start],
        ...rest,
        ...(closed ? ([['Z', []]] as [string, number[]][]) : []),
      ]);
      const d = steps.map(([command, numbers]) => command + numbers.join(separator)).join('');
      expect(parsePath(d)).toEqual({
        commands: steps.map(([command]) => command).join(''),
        coordinates: steps.flatMap(([, numbers]) => numbers),
      });
    }),
  );
});
