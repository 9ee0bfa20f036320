import {
  centeredOn,
  clampToArea,
  viewportFor,
  MAX_ZOOM,
  panned,
  scaleOf,
  scrolledIntoView,
  toViewport,
  toPhoto,
  fitCamera,
  zoomedAt,
} from './viewport';

// Displayed at two fifths of its size.
const viewport = viewportFor({ x: 100, y: 50, width: 1600, height: 1200 });
const whole = fitCamera(viewport);

test('shows the whole area, with a longer side of 640 px', () => {
  expect([viewport.width, viewport.height]).toEqual([640, 480]);
  expect(viewportFor({ x: 0, y: 0, width: 300, height: 600 })).toMatchObject({
    width: 320,
    height: 640,
  });
  expect(scaleOf(viewport, whole)).toBeCloseTo(0.4);
  expect(toPhoto(viewport, whole, [0, 0])).toEqual([100, 50]);
  expect(toPhoto(viewport, whole, [640, 480])).toEqual([1700, 1250]);
});

test('converts points of the viewport to points of the photo, and back', () => {
  const camera = panned(viewport, zoomedAt(viewport, whole, 3, [200, 100]), [17, -5]);
  const [x, y] = toViewport(viewport, camera, toPhoto(viewport, camera, [33, 44]));
  expect(x).toBeCloseTo(33);
  expect(y).toBeCloseTo(44);
});

test('zooming keeps the point under the pointer in place', () => {
  const before = toPhoto(viewport, whole, [480, 120]);
  const [x, y] = toPhoto(viewport, zoomedAt(viewport, whole, 2, [480, 120]), [480, 120]);
  expect(x).toBeCloseTo(before[0]);
  expect(y).toBeCloseTo(before[1]);
});

test('zooms out no farther than the whole area, and in no farther than the limit', () => {
  expect(zoomedAt(viewport, whole, 0.5, [10, 10])).toEqual(whole);
  expect(zoomedAt(viewport, whole, 100, [10, 10]).zoom).toBe(MAX_ZOOM);
});

test('never shows anything beyond the area', () => {
  const near = zoomedAt(viewport, whole, 2, [320, 240]);
  expect(toPhoto(viewport, panned(viewport, near, [-9999, -9999]), [0, 0])).toEqual([100, 50]);
  expect(toPhoto(viewport, panned(viewport, near, [9999, 9999]), [640, 480])).toEqual([1700, 1250]);
  expect(panned(viewport, whole, [50, 50])).toEqual(whole);
  expect(toPhoto(viewport, centeredOn(viewport, near, [100, 50]), [0, 0])).toEqual([100, 50]);
});

test('centers the view on a point, or moves it just far enough to show the point', () => {
  const near = zoomedAt(viewport, whole, 4, [0, 0]);
  expect(toViewport(viewport, centeredOn(viewport, near, [900, 650]), [900, 650])).toEqual([
    320, 240,
  ]);
  expect(scrolledIntoView(viewport, near, [150, 80])).toEqual(near);
  const [x, y] = toViewport(viewport, scrolledIntoView(viewport, near, [900, 650]), [900, 650]);
  expect(x).toBeCloseTo(640);
  expect(y).toBeCloseTo(480);
});

test('clamps a point outside the area to its edge', () => {
  expect(clampToArea(viewport, [0, 3000])).toEqual([100, 1250]);
});
