import { plainDog } from '../testing/dog';
import { standInForCanvases } from '../testing/pictures';
import { coverArt } from './art';
import { cutDogs, type CutDog } from './cutDogs';

jest.mock('./cutDogs');

const { signal } = new AbortController();
const rex: CutDog = { dog: plainDog, picture: new Blob(['rex']) };

/** Opens every picture as a bitmap of this size; returns the mock that frees them. */
const useBitmaps = (width: number, height: number): jest.Mock<void, []> => {
  const close = jest.fn<void, []>();
  globalThis.createImageBitmap = () => Promise.resolve({ width, height, close });
  return close;
};

beforeEach(() => standInForCanvases());

test('one dog keeps the resolution of its picture, which is freed', async () => {
  const close = useBitmaps(1200, 1001);
  jest.mocked(cutDogs).mockResolvedValue([rex]);
  const { cutout, size, lines } = await coverArt(null, signal);
  expect([cutout.width, cutout.height]).toEqual([1200, 1001]);
  expect(size).toMatchObject({ width: 600, height: 500 });
  expect(lines).toHaveLength(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('two dogs are drawn into one picture, and theirs are freed', async () => {
  const close = useBitmaps(1200, 1000);
  jest.mocked(cutDogs).mockResolvedValue([rex, rex]);
  const { lines } = await coverArt(null, signal);
  expect(lines).toHaveLength(2);
  expect(close).toHaveBeenCalledTimes(2);
});
