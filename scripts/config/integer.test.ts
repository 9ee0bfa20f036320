import { integerFromEnv } from './integer';

const read = (text: string | undefined, min?: number, max?: number): number => {
  if (text === undefined) delete process.env['RUNS_OF_THIS_TEST'];
  else process.env['RUNS_OF_THIS_TEST'] = text;
  return integerFromEnv('RUNS_OF_THIS_TEST', 9, min, max);
};
afterEach(() => delete process.env['RUNS_OF_THIS_TEST']);

test('a variable that is unset or empty has its default value', () => {
  expect(read(undefined)).toBe(9);
  expect(read('')).toBe(9);
});

test('a whole number is returned', () => {
  expect(read('3')).toBe(3);
  expect(read('0', 0)).toBe(0);
  expect(read('65535', 1, 65_535)).toBe(65_535);
});

test.each([
  ['abc', undefined, 'from 1 on'],
  ['2.5', undefined, 'from 1 on'],
  ['-1', undefined, 'from 1 on'],
  ['0', undefined, 'from 1 on'],
  ['3 times', undefined, 'from 1 on'],
  ['65536', 65_535, 'from 1 to 65535'],
])('%j, with maximum %j, ends the command and names the variable', (text, max, range) => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  read(text, 1, max);
  expect(print).toHaveBeenCalledWith(
    `RUNS_OF_THIS_TEST must be a whole number ${range}, not "${text}".`,
  );
  expect(exit).toHaveBeenCalledWith(1);
});
