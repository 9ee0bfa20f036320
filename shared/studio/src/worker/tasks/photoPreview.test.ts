import { ColoringError } from '../../shared/errors';
import { PHOTO_PREVIEW_SIDE } from '../../shared/limits';
import { asContext, fakeCanvas, type FakeCanvas } from '../../testing/fakeCanvas';
import { newCanvas } from './canvas';
import { decodePhoto } from './decode';
import { previewTask } from './photoPreview';
import { createPhotoCache } from './photoCache';
import { prepareTask } from './prepare';

// Canvas only exists in browsers, so the resulting pixels are tested there.
jest.mock('./canvas', () => ({ newCanvas: jest.fn() }));
jest.mock('./decode', () => ({ decodePhoto: jest.fn() }));

const photo = new Blob(['jpeg']);

const decodes = (width: number, height: number) => {
  const pixels = fakeCanvas(width, height);
  jest
    .mocked(decodePhoto)
    .mockResolvedValue({ originalSize: { width, height }, context: asContext(pixels), scale: 1 });
  const made: FakeCanvas[] = [];
  jest.mocked(newCanvas).mockImplementation((wide, high) => {
    made.push(fakeCanvas(wide, high));
    return asContext(made[made.length - 1]);
  });
  return { pixels, made };
};
const preview = () => previewTask(createPhotoCache())({ photo, photoId: 1 }, () => undefined);
const prepare = () => prepareTask({ photo }, () => undefined);

test('a photo is scaled down to the longest side, and its own size is returned', async () => {
  const { pixels, made } = decodes(1365, 2048);
  const shown = await preview();
  expect(shown).toEqual({ preview: made[0].written, width: 1365, height: 2048 });
  expect(newCanvas).toHaveBeenCalledWith(1066, PHOTO_PREVIEW_SIDE);
  expect(made[0].drawImage.mock.calls).toEqual([
    [pixels.canvas, 0, 0, 1365, 2048, 0, 0, 1066, PHOTO_PREVIEW_SIDE],
  ]);
  expect(made[0].canvas.convertToBlob).toHaveBeenCalledWith({ type: 'image/jpeg', quality: 0.9 });
});

test('a photo that is small enough is shown unchanged', async () => {
  decodes(PHOTO_PREVIEW_SIDE, 900);
  expect((await preview()).preview).toBe(photo);
  expect(newCanvas).not.toHaveBeenCalled();
});

test('a file is decoded once for the photo and its preview', async () => {
  const { pixels, made } = decodes(2048, 1536);
  const prepared = await prepare();
  expect(prepared).toEqual({
    photo: pixels.written,
    preview: made[0].written,
    width: 2048,
    height: 1536,
  });
  expect(decodePhoto).toHaveBeenCalledTimes(1);
});

test('a small file needs one picture for both', async () => {
  const { pixels } = decodes(800, 600);
  await expect(prepare()).resolves.toMatchObject({
    photo: pixels.written,
    preview: pixels.written,
  });
});

test.each([
  ['a stored photo', preview],
  ['a file', prepare],
])('%s that cannot be decoded is an error with its reason', async (_what, run) => {
  decodes(800, 600);
  jest.mocked(decodePhoto).mockRejectedValueOnce(new ColoringError('undecodable', 'no pixels'));
  await expect(run()).rejects.toMatchObject({ code: 'undecodable' });
});

test('a canvas that cannot be created is an error with its reason', async () => {
  decodes(2048, 1536);
  jest.mocked(newCanvas).mockImplementationOnce(() => {
    throw new ColoringError('failed', 'no 2d canvas in this worker');
  });
  await expect(preview()).rejects.toMatchObject({ code: 'failed' });
});
