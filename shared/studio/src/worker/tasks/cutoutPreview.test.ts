import type { Cutout } from '@scribblepup/tracing';
import { asContext, fakeCanvas } from '../../testing/fakeCanvas';
import { newCanvas } from './canvas';
import { cutoutPreview } from './cutoutPreview';
import { maskCanvas } from './maskCanvas';

// Canvas only exists in browsers; this one keeps the pixels that are put on it.
jest.mock('./canvas', () => ({ newCanvas: jest.fn() }));

const cutout: Cutout = {
  width: 2,
  height: 1,
  alpha: Uint8Array.of(0, 200),
  area: { x: 100, y: 50, width: 900, height: 600 },
  found: true,
  advice: null,
};

const canvasOf = (width: number, height: number) => {
  const put: Uint8ClampedArray[] = [];
  const canvas = Object.assign(fakeCanvas(width, height), {
    createImageData: () => ({ data: new Uint8ClampedArray(4 * width * height) }),
    putImageData: ({ data }: ImageData) => void put.push(data),
  });
  jest.mocked(newCanvas).mockReturnValueOnce(asContext(canvas));
  return { canvas, put };
};

test('the mask is as opaque as the cutout', () => {
  const { canvas, put } = canvasOf(2, 1);
  expect(maskCanvas(cutout)).toBe(canvas.canvas);
  expect(newCanvas).toHaveBeenCalledWith(2, 1);
  expect([0, 1].map((px) => put[0][4 * px + 3])).toEqual([0, 200]);
});

test('the preview shows the area of the photo, scaled down, through the mask', async () => {
  const photo = fakeCanvas(1200, 800).canvas as unknown as OffscreenCanvas;
  const { canvas } = canvasOf(512, 341);
  const { canvas: mask } = canvasOf(2, 1);
  await expect(cutoutPreview(photo, cutout)).resolves.toBe(canvas.written);
  expect(newCanvas).toHaveBeenNthCalledWith(1, 512, 341);
  expect(canvas.drawImage.mock.calls).toEqual([
    [photo, 100, 50, 900, 600, 0, 0, 512, 341],
    [mask.canvas, 0, 0, 512, 341],
  ]);
  expect(canvas).toMatchObject({ globalCompositeOperation: 'destination-in' });
  expect(canvas.canvas.convertToBlob).toHaveBeenCalledWith({ type: 'image/png' });
});
