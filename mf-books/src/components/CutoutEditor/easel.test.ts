import {
  centeredOn,
  clampToArea,
  easelFor,
  MAX_ZOOM,
  panned,
  scaleOf,
  scrolledIntoView,
  toEasel,
  toPhoto,
  wholeOf,
  zoomedAt,
} from './easel';

// Displayed at two fifths of its size.
const easel = easelFor({ x: 100, y: 50, width: 1600, height: 1200 });
const whole = wholeOf(easel);

test('shows the whole area, its longer side at a fixed length', () => {
  expect([easel.width, easel.height]).toEqual([640, 480]);
  expect(easelFor({ x: 0, y: 0, width: 300, height: 600 })).toMatchObject({
    width: 320,
    height: 640,
  });
  expect(scaleOf(easel, whole)).toBeCloseTo(0.4);
  expect(toPhoto(easel, whole, [0, 0])).toEqual([100, 50]);
  expect(toPhoto(easel, whole, [640, 480])).toEqual([1700, 1250]);
});

test('converts points of the easel to points of the photo, and back', () => {
  const view = panned(easel, zoomedAt(easel, whole, 3, [200, 100]), [17, -5]);
  const [x, y] = toEasel(easel, view, toPhoto(easel, view, [33, 44]));
  expect(x).toBeCloseTo(33);
  expect(y).toBeCloseTo(44);
});

test('zooming keeps the point under the pointer in place', () => {
  const before = toPhoto(easel, whole, [480, 120]);
  const [x, y] = toPhoto(easel, zoomedAt(easel, whole, 2, [480, 120]), [480, 120]);
  expect(x).toBeCloseTo(before[0]);
  expect(y).toBeCloseTo(before[1]);
});

test('zooms out to the whole area at most, and in to the limit', () => {
  expect(zoomedAt(easel, whole, 0.5, [10, 10])).toEqual(whole);
  expect(zoomedAt(easel, whole, 100, [10, 10]).zoom).toBe(MAX_ZOOM);
});

test('never shows anything beyond the area', () => {
  const near = zoomedAt(easel, whole, 2, [320, 240]);
  expect(toPhoto(easel, panned(easel, near, [-9999, -9999]), [0, 0])).toEqual([100, 50]);
  expect(toPhoto(easel, panned(easel, near, [9999, 9999]), [640, 480])).toEqual([1700, 1250]);
  expect(panned(easel, whole, [50, 50])).toEqual(whole);
  expect(toPhoto(easel, centeredOn(easel, near, [100, 50]), [0, 0])).toEqual([100, 50]);
});

test('a point is moved to the middle, or just into view', () => {
  const near = zoomedAt(easel, whole, 4, [0, 0]);
  expect(toEasel(easel, centeredOn(easel, near, [900, 650]), [900, 650])).toEqual([320, 240]);
  expect(scrolledIntoView(easel, near, [150, 80])).toEqual(near);
  const [x, y] = toEasel(easel, scrolledIntoView(easel, near, [900, 650]), [900, 650]);
  expect(x).toBeCloseTo(640);
  expect(y).toBeCloseTo(480);
});

test('a point outside the area is clamped to its edge', () => {
  expect(clampToArea(easel, [0, 3000])).toEqual([100, 1250]);
});
