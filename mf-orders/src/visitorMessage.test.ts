import { LibraryError } from '@scribblepup/library';
import { ColoringError } from '@scribblepup/studio';
import { BookGoneError, SamplePictureError } from './pdf/art';
import { visitorMessage } from './visitorMessage';

test.each([
  new LibraryError('full'),
  new ColoringError('crashed'),
  new BookGoneError(),
  new SamplePictureError(),
])('shows the message of $name to the visitor', (error) => {
  expect(visitorMessage(error)).toBe(error.message);
});

test.each([new TypeError('x is not a function'), 'gone', { message: 'gone' }, undefined])(
  'hides the message of %p from the visitor',
  (error) => {
    expect(visitorMessage(error)).toBeUndefined();
  },
);
