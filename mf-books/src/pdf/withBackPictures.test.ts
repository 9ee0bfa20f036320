import { offeredLooks, type BookArt } from '@scribblepup/studio';
import { coloring } from '../services/coloring';
import { fakeColoring } from '../testing/coloring';
import { plainDog, plainPage } from '../testing/dog';
import { withBackPictures } from './withBackPictures';

jest.mock('../services/coloring');

const looks = offeredLooks(25);
const art: BookArt = {
  dog: plainDog,
  looks,
  pages: looks.map(plainPage),
  choices: { name: 'Rex', bornMonth: 3 },
  number: 1,
};
const loadArt = (): Promise<BookArt> => Promise.resolve(art);
const live = new AbortController().signal;

/** Replaces bitmaps, which jsdom lacks. All of them share one `close`. */
const catchBitmaps = () => {
  const made: ImageBitmap[] = [];
  const close = jest.fn();
  globalThis.createImageBitmap = () => {
    const bitmap = { width: 450, height: 582, close };
    made.push(bitmap);
    return Promise.resolve(bitmap);
  };
  return { made, close };
};

afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

beforeEach(() => jest.mocked(coloring).mockReturnValue(fakeColoring()));

/** Makes coloring fail at the third picture. */
const failThirdWith = (error: Error): void => {
  const { colorSheet, ...rest } = fakeColoring();
  let count = 0;
  jest.mocked(coloring).mockReturnValue({
    ...rest,
    colorSheet: (...args) => (++count === 3 ? Promise.reject(error) : colorSheet(...args)),
  });
};

test('paints with the pictures while they are open, and closes them', async () => {
  const { made, close } = catchBitmaps();
  const painted = await withBackPictures(loadArt, live, async (pictures) => {
    await Promise.resolve();
    expect(pictures).toEqual(made);
    expect(close).not.toHaveBeenCalled();
    return 'faces';
  });
  expect(painted).toBe('faces');
  expect(made).toHaveLength(3);
  expect(close).toHaveBeenCalledTimes(3);
});

test('closes the pictures if painting fails', async () => {
  const { close } = catchBitmaps();
  const failure = new Error('no canvas');
  await expect(withBackPictures(loadArt, live, () => Promise.reject(failure))).rejects.toBe(
    failure,
  );
  expect(close).toHaveBeenCalledTimes(3);
});

test('closes the earlier pictures if a page cannot be colored, and paints without', async () => {
  const { close } = catchBitmaps();
  failThirdWith(new Error('no memory'));
  const painted = await withBackPictures(loadArt, live, (pictures) => Promise.resolve(pictures));
  expect(painted).toEqual([]);
  expect(close).toHaveBeenCalledTimes(2);
});

test('closes the pictures if the visitor leaves', async () => {
  const { close } = catchBitmaps();
  failThirdWith(new DOMException('gone', 'AbortError'));
  const paint = jest.fn(() => Promise.resolve());
  await expect(withBackPictures(loadArt, live, paint)).rejects.toThrow('gone');
  expect(paint).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledTimes(2);
});
