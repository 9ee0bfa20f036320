import { ColoringError } from '../../shared/errors';
import { newCanvas } from './canvas';

test('if workers have no canvas, the error blames the browser, not the photo', () => {
  // Node has no OffscreenCanvas either.
  expect(() => newCanvas(10, 10)).toThrow(new ColoringError('unsupported'));
  expect(new ColoringError('unsupported').message).toMatch(/^This browser is too old/);
});
