import { asContext, fakeCanvas } from '../../testing/fakeCanvas';
import { backdropColor, isLightOnTransparency } from './backdrop';
import { newCanvas } from './canvas';

jest.mock('./canvas', () => ({ newCanvas: jest.fn() }));

/** RGBA bytes of a picture of 10 x 10 px: transparent, with a part in one color. */
const picture = (color: readonly number[], coloredShare: number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 400 }, (_, i) =>
    i < 400 * coloredShare ? [...color, 255][i % 4] : 0,
  );

const white = [255, 255, 255],
  navy = [20, 40, 90];

test.each([
  ['a white logo on transparency', white, 0.3, true],
  ['a yellow logo on transparency', [255, 255, 100], 0.3, true],
  ['a pink logo on transparency', [255, 100, 255], 0.3, true],
  ['a light blue logo on transparency', [100, 255, 255], 0.3, true],
  ['a dark logo on transparency', navy, 0.3, false],
  ['a white picture without transparency', white, 1, false],
  ['a white picture with transparent corners', white, 0.98, false],
  ['an empty picture', white, 0, false],
])('%s: gray is %s', (_, color, coloredShare, isGray) => {
  expect(isLightOnTransparency(picture(color, coloredShare))).toBe(isGray);
});

describe('backdropColor', () => {
  const bitmap = {} as ImageBitmap;
  const size = { width: 1280, height: 640 };
  const sample = (data: Uint8ClampedArray) => {
    const canvas = { ...fakeCanvas(64, 32), getImageData: () => ({ data }) };
    jest.mocked(newCanvas).mockReturnValue(asContext(canvas));
    return canvas;
  };

  test('is gray for a light picture on transparency, judged by a small sample', () => {
    const canvas = sample(picture(white, 0.3));
    expect(backdropColor(new Blob([], { type: 'image/png' }), bitmap, size)).toBe('#808080');
    expect(newCanvas).toHaveBeenCalledWith(64, 32, { willReadFrequently: true });
    expect(canvas.drawImage).toHaveBeenCalledWith(bitmap, 0, 0, 64, 32);
  });

  test('is white for a dark picture, and for JPEG, which has no transparency', () => {
    sample(picture(navy, 0.3));
    expect(backdropColor(new Blob([], { type: 'image/png' }), bitmap, size)).toBe('#fff');
    sample(picture(white, 0.3));
    expect(backdropColor(new Blob([], { type: 'image/jpeg' }), bitmap, size)).toBe('#fff');
  });
});
