import { ColoringError } from '../../shared/errors';
import { newCanvas } from './decode';

test('a browser without a canvas in workers is told to be too old, not the photo to be wrong', () => {
  // Node has no OffscreenCanvas either.
  expect(() => newCanvas(10, 10)).toThrow(new ColoringError('unsupported'));
  expect(new ColoringError('unsupported').message).toMatch(/^This browser is too old/);
});
