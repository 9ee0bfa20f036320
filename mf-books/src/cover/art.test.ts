import type { DogArt } from '@scribblepup/studio';
import { groupOf } from '@scribblepup/studio/pages';
import { plainDog } from '../testing/dog';
import { stubCanvases } from '../testing/pictures';
import { coverArt } from './art';
import { dogCutouts, type DogCutout } from './dogCutouts';
import { visibleSpan } from './visibleSpan';

jest.mock('./dogCutouts');

const { signal } = new AbortController();
const rex: DogCutout = { dog: plainDog, picture: new Blob(['rex']) };

/** Opens every picture as a bitmap of this size; returns the mock that frees them. */
const useBitmaps = (width: number, height: number): jest.Mock<void, []> => {
  const close = jest.fn<void, []>();
  globalThis.createImageBitmap = () => Promise.resolve({ width, height, close });
  return close;
};

beforeEach(() => stubCanvases());

test('keeps the resolution of a single picture, and frees it', async () => {
  const close = useBitmaps(1200, 1001);
  jest.mocked(dogCutouts).mockResolvedValue([rex]);
  const { cutout, size, lines } = await coverArt(null, signal);
  expect([cutout.width, cutout.height]).toEqual([1200, 1001]);
  expect(size).toMatchObject({ width: 600, height: 500 });
  expect(lines).toHaveLength(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('draws two dogs into one picture, and frees their own pictures', async () => {
  const close = useBitmaps(1200, 1000);
  jest.mocked(dogCutouts).mockResolvedValue([rex, rex]);
  const { lines } = await coverArt(null, signal);
  expect(lines).toHaveLength(2);
  expect(close).toHaveBeenCalledTimes(2);
});

const faceAt = (x: number, y: number): NonNullable<DogArt['face']> => ({
  eyes: [
    [x - 40, y],
    [x + 40, y],
  ],
  nose: [x, y + 50],
});

test('if a photo crops the taller of two dogs, the art is trimmed to their visible width', async () => {
  useBitmaps(600, 800);
  const square = [0, 0, 300, 0, 300, 300, 0, 300];
  const small: DogArt = {
    ...plainDog,
    width: 300,
    height: 300,
    outline: [square],
    face: faceAt(150, 60),
  };
  // A narrow neck above a wide body, which the art cuts off at the height of the small dog.
  const tall: DogArt = {
    ...plainDog,
    width: 600,
    height: 800,
    outline: [[200, 0, 400, 0, 400, 400, 600, 400, 600, 800, 0, 800, 0, 400, 200, 400]],
    face: faceAt(300, 60),
    cut: { left: false, right: false, top: false, bottom: true },
  };
  jest.mocked(dogCutouts).mockResolvedValue([
    { dog: small, picture: rex.picture },
    { dog: tall, picture: rex.picture },
  ]);
  const whole = groupOf(small, tall, [0, 1], 'beside')!.art;
  const { left, right } = visibleSpan(whole);
  const { size } = await coverArt(null, signal);
  expect(size).toEqual({ width: right - left, height: whole.height });
  expect(size.width).toBeLessThan(0.9 * whole.width);
});
