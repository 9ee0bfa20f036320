import { ExtractError } from '@scribblepup/tracing/errors';
import { ColoringError } from '../../shared/errors';
import { toFailedMessage } from './failure';

test('keeps the code of an error that has one', () => {
  expect(toFailedMessage(new ColoringError('undecodable', 'bad data'), 'prepare')).toEqual({
    code: 'undecodable',
    message: 'bad data',
  });
});

test("the engine's message about a photo reaches the visitor unchanged", () => {
  const { code, message } = toFailedMessage(
    new ExtractError('empty', 'Nothing is left of the dog. Undo the last stroke.'),
    'extract',
  );
  expect(new ColoringError(code, message)).toMatchObject({
    code: 'empty',
    message: 'Nothing is left of the dog. Undo the last stroke.',
  });
});

test('reports every other error as a failure of the engine', () => {
  expect(toFailedMessage(new RangeError('no pixels'), 'extract')).toEqual({
    code: 'failed',
    message: 'RangeError: no pixels',
  });
  expect(toFailedMessage('odd', 'logo')).toEqual({ code: 'failed', message: 'odd' });
});

test('a failure of pages does not blame the photo', () => {
  const { code, message } = toFailedMessage(new TypeError('no outline'), 'pages');
  expect(new ColoringError(code, message)).toMatchObject({
    code: 'undrawable',
    detail: 'TypeError: no outline',
    message: 'The pages could not be drawn. Please try again.',
  });
});

test.each(['sheet', 'colored', 'book', 'cover'] as const)(
  'reports that a file could not be made if the task %s fails',
  (kind) => {
    const { code, message } = toFailedMessage(new SyntaxError('Not a path'), kind);
    expect(new ColoringError(code, message)).toMatchObject({
      code: 'unwritable',
      detail: 'SyntaxError: Not a path',
      message: 'The file could not be made. Please try again.',
    });
  },
);
