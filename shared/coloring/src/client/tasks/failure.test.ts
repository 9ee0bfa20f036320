import { ColoringError } from '../errors';
import { failure } from './failure';

test('keeps the code of an error it knows', () => {
  expect(failure(new ColoringError('undecodable', 'bad data'))).toEqual({ code: 'undecodable', message: 'bad data' });
});

test('calls every other error a failure of the engine', () => {
  expect(failure(new RangeError('no pixels'))).toEqual({ code: 'failed', message: 'RangeError: no pixels' });
  expect(failure('odd')).toEqual({ code: 'failed', message: 'odd' });
});
