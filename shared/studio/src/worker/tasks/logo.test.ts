import { LOGO_SIDE } from '../../shared/limits';
import { decodePhoto } from './decode';
import { logoTask } from './logo';

// Canvas only exists in browsers, so the code that uses it is tested there.
jest.mock('./decode', () => ({ decodePhoto: jest.fn() }));

const picture = new Blob(['logo']);

/** Decodes to a gray picture of 40 x 30 px with a black square of this side in its middle. */
const decodes = (side: number): void => {
  const [width, height] = [40, 30];
  const isBlack = (offset: number): boolean =>
    Math.abs((offset % width) - 20) < side / 2 &&
    Math.abs(Math.floor(offset / width) - 15) < side / 2;
  const data = Uint8ClampedArray.from({ length: 4 * width * height }, (_, i) => {
    if (i % 4 === 3) return 255;
    return isBlack(Math.floor(i / 4)) ? 0 : 220;
  });
  jest.mocked(decodePhoto).mockResolvedValueOnce({
    originalSize: { width, height },
    context: {
      canvas: { width, height },
      getImageData: (x: number, y: number, wide: number, high: number) =>
        [x, y, wide, high].join() === '0,0,40,30' ? { data } : null,
    } as unknown as OffscreenCanvasRenderingContext2D,
    scale: 1,
  });
};

test('a logo is traced as lines', async () => {
  decodes(16);
  const { logo } = await logoTask({ picture });
  expect(logo).toMatchObject({ width: expect.closeTo(100, 0), height: expect.closeTo(100, 0) });
  expect(logo?.d).toMatch(/^M.*Z$/u);
  expect(decodePhoto).toHaveBeenCalledWith(picture, LOGO_SIDE);
});

test('a picture of a single color has no lines', async () => {
  decodes(0);
  await expect(logoTask({ picture })).resolves.toEqual({ logo: null });
});
