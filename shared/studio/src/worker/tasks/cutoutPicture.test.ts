import type { Cutout } from '@scribblepup/tracing';
import { asContext, fakeCanvas } from '../../testing/fakeCanvas';
import { newCanvas } from './canvas';
import { cutoutPictureTask } from './cutoutPicture';
import { decodePhoto } from './decode';
import { maskCanvas } from './maskCanvas';
import { createPhotoCache } from './photoCache';

// Canvas only exists in browsers, so the resulting pixels are tested there.
jest.mock('./canvas', () => ({ newCanvas: jest.fn() }));
jest.mock('./decode', () => ({ decodePhoto: jest.fn() }));
jest.mock('./maskCanvas', () => ({ maskCanvas: jest.fn() }));

const pixels = fakeCanvas(1000, 800);

/** A mask of 4 x 3 px over an area of 400 x 300 px, with the dog in some of its px. */
const cutoutOf = (...alpha: number[]): Cutout => ({
  width: 4,
  height: 3,
  alpha: Uint8Array.from(alpha),
  area: { x: 100, y: 50, width: 400, height: 300 },
  found: true,
  advice: null,
});

const cutOut = async (cutout: Cutout) => {
  jest.mocked(decodePhoto).mockResolvedValue({
    originalSize: { width: 1000, height: 800 },
    context: asContext(pixels),
    scale: 1,
  });
  const mask = fakeCanvas(4, 3).canvas as unknown as OffscreenCanvas;
  jest.mocked(maskCanvas).mockReturnValue(mask);
  const made = fakeCanvas(0, 0);
  jest.mocked(newCanvas).mockReturnValue(asContext(made));
  const task = cutoutPictureTask(createPhotoCache());
  const result = await task({ photo: new Blob(['jpeg']), photoId: 1, cutout }, () => undefined);
  return { result, made, mask };
};

test("shows the dog's bounding box at the photo's resolution, without its background", async () => {
  const cutout = cutoutOf(0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 95, 0);
  const { result, made, mask } = await cutOut(cutout);
  expect(result).toEqual({ picture: made.written });
  expect(newCanvas).toHaveBeenCalledWith(200, 100);
  expect(maskCanvas).toHaveBeenCalledWith(cutout);
  expect(made.drawImage.mock.calls).toEqual([
    [pixels.canvas, 200, 150, 200, 100, 0, 0, 200, 100],
    [mask, 1, 1, 2, 1, 0, 0, 200, 100],
  ]);
  expect(made).toMatchObject({
    imageSmoothingQuality: 'high',
    globalCompositeOperation: 'destination-in',
  });
  expect(made.canvas.convertToBlob).toHaveBeenCalledWith({ type: 'image/webp', quality: 0.92 });
});

test('shows the whole area of a cutout without a dog', async () => {
  const { made } = await cutOut(cutoutOf(...Array.from({ length: 12 }, () => 0)));
  expect(newCanvas).toHaveBeenCalledWith(400, 300);
  expect(made.drawImage.mock.calls[0]).toEqual([
    pixels.canvas,
    ...[100, 50, 400, 300],
    ...[0, 0, 400, 300],
  ]);
});

test('a mask may have another resolution down than across', async () => {
  const cutout = cutoutOf(0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0);
  const { made } = await cutOut({ ...cutout, area: { x: 100, y: 50, width: 400, height: 600 } });
  expect(made.drawImage.mock.calls[0]).toEqual([
    pixels.canvas,
    ...[200, 250, 200, 200],
    ...[0, 0, 200, 200],
  ]);
});

test('a dog that is smaller than a px of the photo still has a picture', async () => {
  const cutout = cutoutOf(255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  await cutOut({ ...cutout, area: { x: 0, y: 0, width: 1, height: 1 } });
  expect(newCanvas).toHaveBeenCalledWith(1, 1);
});
