import { stubCanvases } from '../testing/pictures';
import { drawBorder, silhouette } from './silhouette';

const cutoutOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });
const place = { x: 100, y: 300, width: 320, height: 640 };

/** Draws a border, and returns the drawn shape and its place. */
const bordered = (cutout: HTMLCanvasElement, color: string, width: number) => {
  const drawImage = jest.fn<void, [HTMLCanvasElement, number, number, number, number]>();
  drawBorder({ drawImage } as unknown as CanvasRenderingContext2D, cutout, color, place, width);
  const [shape, x, y, w, h] = drawImage.mock.calls[0];
  return { shape, x, y, w, h };
};

beforeEach(stubCanvases);

test.each([
  [200, 400],
  [1500, 3000],
])('a silhouette of a cutout of %d x %d px is sharp enough for a printed cover', (...size) => {
  const { width, height } = silhouette(cutoutOf(...size), '#FFFFFF');
  expect([width, height]).toEqual([550, 1100]);
});

test('a border surrounds the cutout, has its proportions, and is sharp enough too', () => {
  const { shape, x, y, w, h } = bordered(cutoutOf(200, 400), '#FFFFFF', 24);
  expect(x).toBeLessThan(place.x - 24);
  expect(y).toBeLessThan(place.y - 24);
  expect(x + w / 2).toBeCloseTo(place.x + place.width / 2);
  expect(y + h / 2).toBeCloseTo(place.y + place.height / 2);
  expect(Math.abs(shape.width / shape.height / (w / h) - 1)).toBeLessThan(0.02);
  expect(shape.height / h).toBeGreaterThan(1.6);
});

test('reuses the shapes when a cover is painted again', () => {
  const cutout = cutoutOf(200, 400);
  const shapes = [24, 24, 30].map((width) => bordered(cutout, '#FFFFFF', width).shape);
  expect(shapes[1]).toBe(shapes[0]);
  expect(shapes[2]).not.toBe(shapes[0]);
  expect(bordered(cutoutOf(200, 400), '#FFFFFF', 24).shape).not.toBe(shapes[0]);
  expect(silhouette(cutout, '#FFFFFF')).toBe(silhouette(cutout, '#FFFFFF'));
  expect(silhouette(cutout, '#000000')).not.toBe(silhouette(cutout, '#FFFFFF'));
});
