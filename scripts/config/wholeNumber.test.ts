import { wholeNumber } from './wholeNumber';

const read = (text: string | undefined, least?: number): number => {
  if (text === undefined) delete process.env['RUNS_OF_THIS_TEST'];
  else process.env['RUNS_OF_THIS_TEST'] = text;
  return wholeNumber('RUNS_OF_THIS_TEST', 9, least);
};
afterEach(() => delete process.env['RUNS_OF_THIS_TEST']);

test('a variable that is not set has its usual value', () => {
  expect(read(undefined)).toBe(9);
  expect(read('')).toBe(9);
});

test('a whole number is taken', () => {
  expect(read('3')).toBe(3);
  expect(read('0', 0)).toBe(0);
});

test.each(['abc', '2.5', '-1', '0', '3 times'])(
  '%j is refused with the variable’s name',
  (text) => {
    expect(() => read(text)).toThrow(
      `RUNS_OF_THIS_TEST must be a whole number from 1 on, not "${text}".`,
    );
  },
);
