import { ExtractError } from '@scribblepup/tracing/errors';
import { ColoringError } from '../../shared/errors';
import { failure } from './failure';

test('keeps the code of an error it knows', () => {
  expect(failure(new ColoringError('undecodable', 'bad data'))).toEqual({
    code: 'undecodable',
    message: 'bad data',
  });
});

test('what the engine says of a photo reaches the visitor word for word', () => {
  const { code, message } = failure(
    new ExtractError('empty', 'Nothing is left of the dog. Undo the last stroke.'),
  );
  expect(new ColoringError(code, message)).toMatchObject({
    code: 'empty',
    message: 'Nothing is left of the dog. Undo the last stroke.',
  });
});

test('calls every other error a failure of the engine', () => {
  expect(failure(new RangeError('no pixels'))).toEqual({
    code: 'failed',
    message: 'RangeError: no pixels',
  });
  expect(failure('odd')).toEqual({ code: 'failed', message: 'odd' });
});
