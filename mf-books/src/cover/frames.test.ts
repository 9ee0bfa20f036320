import { fitInFrame, frameShape, sillBelow } from './frames';

/** Records the corners of the boxes around the path's parts. */
class FakePath {
  readonly points: (readonly [number, number])[] = [];
  ellipse = (x: number, y: number, radiusX: number, radiusY: number) => {
    this.points.push([x - radiusX, y - radiusY], [x + radiusX, y + radiusY]);
  };
  arc = (x: number, y: number, radius: number) => this.ellipse(x, y, radius, radius);
  lineTo = (x: number, y: number) => {
    this.points.push([x, y]);
  };
  moveTo = this.lineTo;
  closePath = () => undefined;
}
Object.assign(globalThis, { Path2D: FakePath });

/** The seed of each shape, and half its width at a height. */
const windows = [
  ['oval', 1, (y: number) => 328 * Math.sqrt(1 - ((620 - y) / 398) ** 2)],
  ['arch', 2, (y: number) => Math.sqrt(320 ** 2 - (555 - y) ** 2)],
  ['biscuit', 3, (y: number) => Math.sqrt(332 ** 2 - (620 - y) ** 2)],
] as const;

/** Half the width of the line around a window. */
const RIM = 22;

test.each(windows)('the rim of the %s is clear of the trim and of the title', (_name, seed) => {
  const { points } = frameShape(seed).path as unknown as FakePath;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  // A quarter of an inch, because no cut is exact.
  expect(Math.min(...xs) - RIM).toBeGreaterThanOrEqual(25);
  expect(Math.max(...xs) + RIM).toBeLessThanOrEqual(850 - 25);
  expect(Math.min(...ys) - RIM).toBeGreaterThanOrEqual(200);
  expect(Math.max(...ys) + RIM).toBeLessThanOrEqual(1100 - 25);
});

describe.each(windows)('in the %s', (_name, seed, halfWidthAt) => {
  test.each([0.7, 0.9, 1.4])('the heads of dogs of aspect %d are not cut', (aspect) => {
    const shape = frameShape(seed);
    const size = { width: 1000 * aspect, height: 1000 };
    const { x, y, width, height } = fitInFrame(size, shape, false);
    expect(width / 2).toBeLessThanOrEqual(y < 555 ? halfWidthAt(y) : 320);
    expect(width / height).toBeCloseTo(aspect);
    expect(x + width / 2).toBeCloseTo(425);
    // It still fills the window.
    expect(Math.max(width / shape.dog.width, height / shape.dog.height)).toBeGreaterThan(0.9);
  });

  test('cropped dogs end at the lower edge', () => {
    const shape = frameShape(seed);
    const { y, height } = fitInFrame({ width: 1800, height: 1000 }, shape, true);
    expect(y + height).toBeCloseTo(shape.dog.y + shape.dog.height);
  });
});

describe.each(windows)('with cropped dogs in the %s', (_name, seed, halfWidthAt) => {
  const shape = frameShape(seed);

  test.each([1.4, 1.8, 2.2])('a sill fills the space below dogs of aspect %d', (aspect) => {
    const place = fitInFrame({ width: 1000 * aspect, height: 1000 }, shape, true);
    const sill = sillBelow(place, shape);
    const above = place.y - sill - shape.dog.y;
    expect(sill).toBeGreaterThan(0);
    // The dogs are near the middle of the window, and it cuts off none of their heads.
    expect(above).toBeLessThan(2 * sill);
    expect(place.width / 2).toBeLessThanOrEqual(
      place.y - sill < 555 ? halfWidthAt(place.y - sill) : 320,
    );
  });

  test('a tall dog has no sill', () => {
    expect(sillBelow(fitInFrame({ width: 500, height: 1000 }, shape, true), shape)).toBe(0);
  });
});

test.each([
  ['oval', 1, true],
  ['arch', 2, false],
  ['biscuit', 3, true],
] as const)(
  'in the %s (seed %d), whole dogs side by side are raised above the edge: %s',
  (_name, seed, isRaised) => {
    const shape = frameShape(seed);
    const { y, height } = fitInFrame({ width: 1800, height: 1000 }, shape, false);
    expect(y + height < shape.dog.y + shape.dog.height - 100).toBe(isRaised);
  },
);
