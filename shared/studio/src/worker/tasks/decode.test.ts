import { asContext, fakeCanvas } from '../../testing/fakeCanvas';
import { backdropColor } from './backdrop';
import { newCanvas } from './canvas';
import { decodePhoto } from './decode';
import { ColoringError } from '../../shared/errors';

// Canvas only exists in browsers, so the resulting pixels are tested there.
jest.mock('./backdrop', () => ({ backdropColor: jest.fn() }));
jest.mock('./canvas', () => ({ newCanvas: jest.fn() }));

const photo = new Blob(['jpeg']);
const createBitmap = jest.fn<Promise<unknown>, [Blob, ImageBitmapOptions?]>();
const bitmapOf = (width: number, height: number) => ({ width, height, close: jest.fn() });

beforeAll(() => void Object.assign(globalThis, { createImageBitmap: createBitmap }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'createImageBitmap'));
beforeEach(() => void jest.mocked(backdropColor).mockReturnValue('#808080'));

test('a photo is drawn upright on its backdrop, and scaled down to the longest side', async () => {
  const bitmap = bitmapOf(3000, 4000);
  createBitmap.mockResolvedValueOnce(bitmap);
  const canvas = fakeCanvas(1536, 2048);
  jest.mocked(newCanvas).mockReturnValueOnce(asContext(canvas));
  await expect(decodePhoto(photo, 2048)).resolves.toEqual({
    originalSize: { width: 3000, height: 4000 },
    context: asContext(canvas),
    scale: 0.512,
  });
  expect(createBitmap).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' });
  expect(newCanvas).toHaveBeenCalledWith(1536, 2048, { willReadFrequently: true });
  expect(canvas.fillStyle).toBe('#808080');
  expect(canvas.fillRect.mock.calls).toEqual([[0, 0, 1536, 2048]]);
  expect(canvas.drawImage.mock.calls).toEqual([[bitmap, 0, 0, 3000, 4000, 0, 0, 1536, 2048]]);
  const [filled] = canvas.fillRect.mock.invocationCallOrder;
  expect(filled).toBeLessThan(canvas.drawImage.mock.invocationCallOrder[0]);
  expect(bitmap.close).toHaveBeenCalledTimes(1);
});

test('a photo whose orientation cannot be read is left unrotated, with a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  createBitmap.mockRejectedValueOnce(new TypeError('imageOrientation'));
  createBitmap.mockResolvedValueOnce(bitmapOf(4, 3));
  jest.mocked(newCanvas).mockReturnValueOnce(asContext(fakeCanvas(4, 3)));
  await expect(decodePhoto(photo, 2048)).resolves.toMatchObject({ scale: 1 });
  expect(createBitmap).toHaveBeenLastCalledWith(photo);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a file that is not a picture is an error, with the reason and without a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  createBitmap.mockRejectedValueOnce(new DOMException('first', 'InvalidStateError'));
  createBitmap.mockRejectedValueOnce(new DOMException('second', 'InvalidStateError'));
  await expect(decodePhoto(photo, 2048)).rejects.toMatchObject({
    code: 'undecodable',
    detail: 'InvalidStateError: first',
  });
  expect(warn).not.toHaveBeenCalled();
});

test('the pixels of a photo that cannot be drawn are freed', async () => {
  const bitmap = bitmapOf(3000, 4000);
  createBitmap.mockResolvedValueOnce(bitmap);
  jest.mocked(newCanvas).mockImplementationOnce(() => {
    throw new ColoringError('failed', 'no 2d canvas in this worker');
  });
  await expect(decodePhoto(photo, 2048)).rejects.toMatchObject({ code: 'failed' });
  expect(bitmap.close).toHaveBeenCalledTimes(1);
});
