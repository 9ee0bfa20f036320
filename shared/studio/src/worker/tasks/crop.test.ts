import { ColoringError } from '../../shared/errors';
import type { PhotoCrop } from '../../shared/protocol';
import { asContext, fakeCanvas } from '../../testing/fakeCanvas';
import { cropTask } from './crop';
import { newCanvas } from './canvas';
import { decodePhoto } from './decode';
import { createPhotoCache } from './photoCache';

// Canvas only exists in browsers, so the resulting pixels are tested there.
jest.mock('./canvas', () => ({ newCanvas: jest.fn() }));
jest.mock('./decode', () => ({ decodePhoto: jest.fn() }));

const photo = new Blob(['jpeg']);
const pixels = fakeCanvas(2048, 1536);
/** A quarter turn of a photo of 4096 x 3072 px, at half its size. */
const turned: PhotoCrop = { transform: [0, 0.5, -0.5, 0, 1536, 0], width: 1536, height: 2048 };

const setUp = () => {
  jest.mocked(decodePhoto).mockResolvedValue({
    originalSize: { width: 4096, height: 3072 },
    context: asContext(pixels),
    scale: 0.5,
  });
  const task = cropTask(createPhotoCache());
  return (crop = turned) => task({ photo, photoId: 1, ...crop }, () => undefined);
};

test('draws the transformed photo on white, as a JPEG of quality 0.9', async () => {
  const crop = setUp();
  const made = fakeCanvas(1536, 2048);
  jest.mocked(newCanvas).mockReturnValueOnce(asContext(made));
  await expect(crop()).resolves.toEqual({ picture: made.written });
  expect(newCanvas).toHaveBeenCalledWith(1536, 2048);
  expect(made).toMatchObject({ fillStyle: '#fff', imageSmoothingQuality: 'high' });
  expect(made.fillRect.mock.calls).toEqual([[0, 0, 1536, 2048]]);
  expect(made.setTransform.mock.calls).toEqual([[0, 0.5, -0.5, 0, 1536, 0]]);
  // The transform is in px of the photo as given; the kept photo may have fewer.
  expect(made.drawImage.mock.calls).toEqual([[pixels.canvas, 0, 0, 4096, 3072]]);
  expect(made.canvas.convertToBlob.mock.calls).toEqual([[{ type: 'image/jpeg', quality: 0.9 }]]);
});

test('a canvas that cannot be created is an error with its reason, and the next try works', async () => {
  const crop = setUp();
  jest.mocked(newCanvas).mockImplementationOnce(() => {
    throw new ColoringError('failed', 'no 2d canvas in this worker');
  });
  await expect(crop()).rejects.toMatchObject({ code: 'failed' });
  const made = fakeCanvas(1536, 2048);
  jest.mocked(newCanvas).mockReturnValueOnce(asContext(made));
  await expect(crop()).resolves.toEqual({ picture: made.written });
  expect(decodePhoto).toHaveBeenCalledTimes(1);
});

test('a photo that cannot be decoded is an error with its reason', async () => {
  const crop = setUp();
  jest.mocked(decodePhoto).mockRejectedValueOnce(new ColoringError('undecodable', 'no pixels'));
  await expect(crop()).rejects.toMatchObject({ code: 'undecodable' });
});
