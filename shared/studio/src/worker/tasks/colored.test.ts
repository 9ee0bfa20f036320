import { composePage } from '@scribblepup/pages';
import { colorPage } from '@scribblepup/pages/coloring';
import { COLORED_PAGE } from '../../shared/limits';
import { asContext, fakeCanvas, type FakeCanvas } from '../../testing/fakeCanvas';
import { bookArt, drawnDog } from '../../testing/plainBook';
import { newCanvas } from './canvas';
import { coloredTask } from './colored';

// Canvas only exists in browsers; this one keeps the pixels that are put on it.
jest.mock('./canvas', () => ({ newCanvas: jest.fn() }));

const setUp = () => {
  const made: FakeCanvas[] = [];
  const put: Uint8ClampedArray[] = [];
  jest.mocked(newCanvas).mockImplementation((width, height) => {
    const canvas = Object.assign(fakeCanvas(width, height), {
      createImageData: () => ({ data: new Uint8ClampedArray(4 * width * height) }),
      putImageData: ({ data }: ImageData) => void put.push(data),
    });
    made.push(canvas);
    return asContext(canvas);
  });
  return { made, put };
};

const page = bookArt.pages[3]!;
const colored = colorPage(page, drawnDog);

/** True if two pictures have the same pixels. Jest would take minutes to show their difference. */
const isSame = (one: Uint8ClampedArray, other: Uint8ClampedArray): boolean =>
  Buffer.from(one).equals(Buffer.from(other));

test('a page is colored as a JPEG with the title of the page', async () => {
  const { made, put } = setUp();
  await expect(
    coloredTask({ art: bookArt, position: 3, width: COLORED_PAGE.width }),
  ).resolves.toEqual({
    title: page.title,
    picture: made[0].written,
  });
  expect(made).toHaveLength(1);
  expect(put.map((data) => isSame(data, colored.data))).toEqual([true]);
  expect(made[0].canvas).toMatchObject({ width: COLORED_PAGE.width, height: COLORED_PAGE.height });
  expect(made[0].canvas.convertToBlob).toHaveBeenCalledWith({ type: 'image/jpeg', quality: 0.86 });
});

test('a smaller picture keeps the proportions of the page', async () => {
  const { made } = setUp();
  const { picture } = await coloredTask({ art: bookArt, position: 3, width: 425 });
  const [full, small] = made;
  expect(picture).toBe(small.written);
  expect(small.canvas).toMatchObject({ width: 425, height: 550 });
  expect(full.canvas).toMatchObject({ width: colored.width, height: colored.height });
});

test('a page is colored with its own dog', async () => {
  const { put } = setUp();
  const other = { ...drawnDog, outline: [[0, 0, 300, 30, 600, 420]] };
  const art = { ...bookArt, pageDogs: bookArt.looks.map(() => drawnDog).with(3, other) };
  await coloredTask({ art, position: 3, width: COLORED_PAGE.width });
  expect(isSame(put[0], colorPage(page, other).data)).toBe(true);
  expect(isSame(put[0], colored.data)).toBe(false);
});

test('a page is colored for the age that it is drawn for', async () => {
  const { put } = setUp();
  const choices = { ...bookArt.choices, age: '2-3' } as const;
  const art = { ...bookArt, choices, looks: bookArt.looks.with(3, 'maze'), pages: [] };
  await coloredTask({ art, position: 3, width: COLORED_PAGE.width });
  const drawn = composePage(drawnDog, 'maze', choices);
  expect(isSame(put[0], colorPage(drawn, drawnDog, '2-3').data)).toBe(true);
  expect(isSame(put[0], colorPage(drawn, drawnDog).data)).toBe(false);
});
