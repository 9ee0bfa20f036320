import { ColoringError, type ColoringClient, type PhotoCrop } from '@scribblepup/studio';
import { fakeColoring } from '../testing/coloring';
import { cropPhoto } from './cropPhoto';
import { drawPart } from './drawPart';

// jsdom draws nothing.
jest.mock('./drawPart');

const picture = new Blob(['original']);
const preview = new Blob(['preview']);
const part = new Blob(['part']);

beforeEach(() => jest.mocked(drawPart).mockResolvedValue(part));

/** The sizes of the selections that were drawn, px. */
const drawnParts = () =>
  jest.mocked(drawPart).mock.calls.map(([, , { width, height }]) => [width, height]);
const size = { width: 1000, height: 500 };
/** The photo's matrix when the dialog opens: fitted into a box of 375 px. */
const fitted = [0.375, 0, 0, 0.375, 375 / 2 - 500, 375 / 2 - 250];
const turned = [0, 0.375, -0.375, 0, fitted[4], fitted[5]];
const selection = { x: 75, y: 120, width: 150, height: 75 };
const { signal } = new AbortController();

/** A client that returns a different picture for each crop, and the list of its requests. */
const makeClient = () => {
  const crops: (readonly [Blob, PhotoCrop, AbortSignal | undefined])[] = [];
  const crop: ColoringClient['crop'] = (photo, what, options) => {
    crops.push([photo, what, options?.signal]);
    return Promise.resolve(new Blob([`crop ${crops.length}`]));
  };
  return { client: fakeColoring({ crop }), crops };
};

test('returns an unrotated photo unchanged, and draws only its selection', async () => {
  const { client, crops } = makeClient();
  const framed = { picture, preview, size, matrix: fitted, selection };
  const cropped = await cropPhoto(client, framed, signal);
  expect(cropped.photo).toBe(picture);
  expect(cropped.preview).toBe(part);
  expect(cropped.crop).toMatchObject({ width: expect.closeTo(500), height: expect.closeTo(250) });
  expect(crops).toEqual([]);
  expect(drawPart).toHaveBeenLastCalledWith(preview, size, expect.anything());
  expect(drawnParts()).toEqual([[400, 200]]);
});

test('the worker draws the whole rotated photo, at its own resolution', async () => {
  const { client, crops } = makeClient();
  const framed = { picture, preview, size, matrix: turned, selection };
  const cropped = await cropPhoto(client, framed, signal);
  await expect(cropped.photo.text()).resolves.toBe('crop 1');
  expect(cropped.preview).toBe(part);
  expect(crops).toEqual([[picture, expect.objectContaining({ width: 500, height: 1000 }), signal]]);
  expect(drawnParts()).toEqual([[350, 200]]);
});

test('with an unchanged initial frame, the preview shows the whole photo, as the drawing does', async () => {
  const { client } = makeClient();
  const small = { width: 500, height: 250 };
  const matrix = [0.75, 0, 0, 0.75, 375 / 2 - 250, 375 / 2 - 125];
  const opened = { x: 37.5, y: 112.5, width: 300, height: 150 };
  const framed = { picture, preview, size: small, matrix, selection: opened };
  expect(await cropPhoto(client, framed, signal)).toMatchObject({ crop: null });
  expect(drawnParts()).toEqual([[500, 250]]);
});

test('a selection is drawn at 512 px at most, a photo at 2048 px', async () => {
  const { client, crops } = makeClient();
  const [scale, large] = [0.1, { width: 3750, height: 3750 }];
  const matrix = [0, scale, -scale, 0, 375 / 2 - 1875, 375 / 2 - 1875];
  const all = { x: 0, y: 0, width: 375, height: 375 };
  await cropPhoto(client, { picture, preview, size: large, matrix, selection: all }, signal);
  expect(crops.map(([, { width, height }]) => [width, height])).toEqual([[2048, 2048]]);
  expect(drawnParts()).toEqual([[512, 512]]);
});

test('rejects a selection outside the photo before anything is drawn', async () => {
  const { client, crops } = makeClient();
  const beside = { x: 0, y: 0, width: 50, height: 50 };
  await expect(
    cropPhoto(client, { picture, preview, size, matrix: fitted, selection: beside }, signal),
  ).rejects.toThrow('the selection is outside the photo');
  expect(crops).toEqual([]);
  expect(drawPart).not.toHaveBeenCalled();
});

test('rejects if the worker stops', async () => {
  const crop = () => Promise.reject(new ColoringError('crashed', 'gone'));
  await expect(
    cropPhoto(
      fakeColoring({ crop }),
      { picture, preview, size, matrix: turned, selection },
      signal,
    ),
  ).rejects.toMatchObject({ code: 'crashed' });
});

test('rejects if the selection cannot be drawn', async () => {
  jest.mocked(drawPart).mockRejectedValue(new Error('The browser provides no canvas.'));
  const { client } = makeClient();
  await expect(
    cropPhoto(client, { picture, preview, size, matrix: fitted, selection }, signal),
  ).rejects.toThrow('no canvas');
});

test('rejects with the reason if the crop is canceled while it is drawn', async () => {
  const cancel = new AbortController();
  jest.mocked(drawPart).mockImplementation(() => {
    cancel.abort(new Error('closed'));
    return Promise.resolve(part);
  });
  const { client } = makeClient();
  const framed = { picture, preview, size, matrix: fitted, selection };
  await expect(cropPhoto(client, framed, cancel.signal)).rejects.toThrow('closed');
});
