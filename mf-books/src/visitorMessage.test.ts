import { LibraryError } from '@scribblepup/library';
import { ColoringError } from '@scribblepup/studio';
import { NoDogError } from '@scribblepup/studio/books';
import { LostPhotoError } from './services/LostPhotoError';
import { visitorMessage } from './visitorMessage';

test.each([
  new LibraryError('full'),
  new ColoringError('newer-page'),
  new NoDogError(),
  new LostPhotoError('cover'),
])('$name was written for visitors', (error) => {
  expect(visitorMessage(error)).toBe(error.message);
});

test.each([new TypeError('x is not a function'), 'gone', { message: 'gone' }, undefined])(
  '%p was not written for visitors',
  (error) => {
    expect(visitorMessage(error)).toBeUndefined();
  },
);
