import { maskBounds } from './maskBounds';

test('finds the part of the mask that the dog fills', () => {
  // A 4 x 3 mask with the dog in two pixels.
  const alpha = Uint8Array.from([0, 0, 0, 0, 0, 255, 20, 0, 0, 0, 200, 0]);
  expect(maskBounds(4, 3, alpha)).toEqual({ x: 1, y: 1, width: 2, height: 2 });
  expect(maskBounds(2, 1, new Uint8Array(2))).toEqual({ x: 0, y: 0, width: 2, height: 1 });
});
