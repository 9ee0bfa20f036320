import { ColoringError } from '../../shared/errors';
import { newCanvas } from './canvas';

test('the error without a canvas in workers blames the browser, not the photo', () => {
  // Node has no OffscreenCanvas either.
  expect(() => newCanvas(10, 10)).toThrow(new ColoringError('unsupported'));
  expect(new ColoringError('unsupported').message).toMatch(/^This browser is too old/);
});
