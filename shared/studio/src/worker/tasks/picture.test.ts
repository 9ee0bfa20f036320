import { asContext, fakeCanvas } from '../../testing/fakeCanvas';
import type { PhotoBitmap, Tasks } from '../../shared/protocol';
import { newCanvas } from './canvas';
import { decodePhoto } from './decode';
import { createPhotoCache } from './photoCache';
import { pictureTask } from './picture';

// Canvas only exists in browsers, so the resulting pixels are tested there.
jest.mock('./canvas', () => ({ newCanvas: jest.fn() }));
jest.mock('./decode', () => ({ decodePhoto: jest.fn() }));

/** The kept photo; the original one has twice as many px per side. */
const pixels = fakeCanvas(2000, 1000);

const show = async (part: Pick<Tasks['picture'], 'area' | 'side'>) => {
  jest.mocked(decodePhoto).mockResolvedValue({
    originalSize: { width: 4000, height: 2000 },
    context: asContext(pixels),
    scale: 0.5,
  });
  const bitmap = {} as ImageBitmap;
  const made = fakeCanvas(0, 0);
  Object.assign(made.canvas, { transferToImageBitmap: () => bitmap });
  jest.mocked(newCanvas).mockReturnValue(asContext(made));
  const task = pictureTask(createPhotoCache());
  const picture = await task({ photo: new Blob(['jpeg']), photoId: 1, ...part }, () => undefined);
  expect(picture).toEqual<PhotoBitmap>({ bitmap, width: 4000, height: 2000 });
  return made;
};

test('returns the whole photo at the resolution that is kept, and the original size', async () => {
  expect((await show({})).drawImage.mock.calls).toEqual([
    [pixels.canvas, 0, 0, 2000, 1000, 0, 0, 2000, 1000],
  ]);
  expect(newCanvas).toHaveBeenCalledWith(2000, 1000);
});

test('returns a part that is given in px of the photo', async () => {
  const area = { x: 400, y: 200, width: 1000, height: 600 };
  expect((await show({ area })).drawImage.mock.calls).toEqual([
    [pixels.canvas, 200, 100, 500, 300, 0, 0, 500, 300],
  ]);
  expect(newCanvas).toHaveBeenCalledWith(500, 300);
});

test('scales the longest side down, and never up', async () => {
  const area = { x: 0, y: 0, width: 1000, height: 600 };
  expect((await show({ area, side: 300 })).drawImage.mock.calls).toEqual([
    [pixels.canvas, 0, 0, 500, 300, 0, 0, 300, 180],
  ]);
  expect((await show({ area, side: 900 })).drawImage.mock.calls).toEqual([
    [pixels.canvas, 0, 0, 500, 300, 0, 0, 500, 300],
  ]);
});
