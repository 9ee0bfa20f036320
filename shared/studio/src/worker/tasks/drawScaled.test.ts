import { asContext, fakeCanvas, type FakeCanvas } from '../../testing/fakeCanvas';
import { newCanvas } from './canvas';
import { drawScaled, fullRect } from './drawScaled';

// Canvas only exists in browsers, so the resulting pixels are tested there.
jest.mock('./canvas', () => ({ newCanvas: jest.fn() }));

const picture = fakeCanvas(4032, 3024).canvas as unknown as OffscreenCanvas;
const whole = fullRect(picture);

/** Draws onto a canvas of this size; returns it and the canvases in between. */
const drawn = (part: typeof whole, width: number, height: number) => {
  const between: FakeCanvas[] = [];
  jest.mocked(newCanvas).mockImplementation((wide, high) => {
    between.push(fakeCanvas(wide, high));
    return asContext(between[between.length - 1]);
  });
  const target = fakeCanvas(width, height);
  drawScaled(asContext(target), picture, part, { width, height });
  return { target, between };
};

test('a picture that shrinks to more than half its size is drawn in one step', () => {
  const { target, between } = drawn({ x: 10, y: 20, width: 3000, height: 2000 }, 1600, 1067);
  expect(between).toEqual([]);
  expect(target.drawImage.mock.calls).toEqual([[picture, 10, 20, 3000, 2000, 0, 0, 1600, 1067]]);
  expect(target.imageSmoothingQuality).toBe('low');
});

test('a picture that shrinks further is halved first, and the halves are freed', () => {
  const { target, between } = drawn(whole, 512, 384);
  const [half, quarter] = between;
  expect(between).toHaveLength(2);
  expect(half.drawImage.mock.calls).toEqual([[picture, 0, 0, 4032, 3024, 0, 0, 2016, 1512]]);
  expect(quarter.drawImage.mock.calls).toEqual([[half.canvas, 0, 0, 2016, 1512, 0, 0, 1008, 756]]);
  expect(target.drawImage.mock.calls).toEqual([[quarter.canvas, 0, 0, 1008, 756, 0, 0, 512, 384]]);
  expect([half.canvas.width, quarter.canvas.width]).toEqual([0, 0]);
});

test('an odd side is rounded up, so that nothing is cut off', () => {
  const { target, between } = drawn({ x: 0, y: 0, width: 1025, height: 801 }, 512, 400);
  expect(between[0].drawImage.mock.calls).toEqual([[picture, 0, 0, 1025, 801, 0, 0, 513, 401]]);
  expect(target.drawImage.mock.calls).toEqual([
    [between[0].canvas, 0, 0, 513, 401, 0, 0, 512, 400],
  ]);
});

test('a picture that grows is drawn in one step', () => {
  expect(drawn({ x: 0, y: 0, width: 100, height: 100 }, 300, 300).between).toEqual([]);
});
