import { resolve } from 'node:path';
import { checkNames, argumentError, foldersOf, exitWithError, typedPath } from './commandLine';

const options = { against: { type: 'string' }, check: { type: 'boolean' } } as const;

test.each([
  [['--agianst', 'https://pups.example'], 'Unknown option: --agianst.'],
  [['--constructor'], 'Unknown option: --constructor.'],
  [['-c'], 'Unknown option: -c.'],
  [['--against'], '--against needs a value.'],
  [['--against', '--check'], '--against needs a value.'],
  [['--check=no'], '--check takes no value.'],
  [['mf-books', 'nonsense'], 'Unexpected argument: nonsense.'],
  [['mf-books', '--', '--check'], 'Unexpected argument: --check.'],
])('%j is refused: %s', (args, error) => {
  expect(argumentError(args, { options, maxPositionals: 1 })).toBe(error);
});

test.each([
  [[]],
  [['mf-books', '--check', '--against', 'https://pups.example']],
  [['--against=-1', 'mf-books']],
  [['--against', '']],
])('%j is accepted', (args) => {
  expect(argumentError(args, { options, maxPositionals: 1 })).toBeUndefined();
});

test('a command that accepts no arguments refuses one', () => {
  expect(argumentError(['mf-books'], {})).toBe('Unexpected argument: mf-books.');
});

/** The error that a command prints before it exits. The exit is mocked. */
const printedError = (command: () => unknown): unknown => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  command();
  expect(exit).toHaveBeenCalledWith(1);
  return print.mock.lastCall?.[0];
};

test('an error is printed without a stack trace', () => {
  expect(printedError(() => exitWithError(new Error('That does not work.')))).toBe(
    'That does not work.',
  );
});

test('an unknown name is refused, and the error lists the names that exist', () => {
  expect(printedError(() => checkNames('app', ['shell', 'nonsense'], ['shell', 'mf-books']))).toBe(
    'There is no app called nonsense. There are: shell, mf-books.',
  );
  expect(printedError(() => checkNames('app', [''], ['shell']))).toBe(
    'No app was named. There are: shell.',
  );
});

test('a path is relative to the folder in which npm was called', () => {
  jest.replaceProperty(process, 'env', { INIT_CWD: resolve('/somewhere') });
  expect(typedPath('photos/dog.jpg')).toBe(resolve('/somewhere/photos/dog.jpg'));
  expect(typedPath(resolve('/elsewhere/dog.jpg'))).toBe(resolve('/elsewhere/dog.jpg'));
});

test('without npm, a path is relative to the working directory', () => {
  jest.replaceProperty(process, 'env', {});
  expect(typedPath('dog.jpg')).toBe(resolve('dog.jpg'));
});

test('folders lose the trailing slash that a shell completes, and duplicates are dropped', () => {
  expect(foldersOf(['mf-books/', './mf-books', 'shared/ui'])).toEqual(['mf-books', 'shared/ui']);
});

test('a folder may be typed with backslashes, as on Windows', () => {
  expect(foldersOf(['shared\\ui', '.\\mf-books\\'])).toEqual(['shared/ui', 'mf-books']);
});
