import { labelPositions, displayWidth, viewOf } from './view';

const area = { x: 0, y: 0, width: 1000, height: 800 };
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test('the view contains all the dogs and a margin', () => {
  expect(viewOf([box(300, 300, 100, 200), box(500, 250, 200, 250)], area)).toEqual(
    box(252, 202, 496, 346),
  );
});

test("the view stays within the photo's frame", () => {
  expect(viewOf([box(10, 0, 900, 790)], area)).toEqual(area);
});

test('the view of dogs one above the other is widened, as far as the photo allows', () => {
  const tower = [box(400, 200, 100, 200), box(400, 400, 100, 200)];
  const wide = viewOf(tower, area);
  expect(wide).toMatchObject({ y: 152, height: 496 });
  expect(wide.width / wide.height).toBeCloseTo(1.42);
  expect(wide.x + wide.width / 2).toBeCloseTo(450);
  expect(viewOf(tower, { ...area, x: 390 })).toMatchObject({ x: 390, width: wide.width });
  expect(viewOf(tower, box(390, 0, 120, 800))).toEqual(box(390, 152, 120, 496));
});

test('a tall view is narrower on the screen than a wide one', () => {
  expect(displayWidth(box(0, 0, 400, 200))).toBe(390);
  expect(displayWidth(box(0, 0, 200, 400))).toBe(98);
});

/** Distance between two labels on a phone, px, along the axis that separates them. */
const gap = (view: ReturnType<typeof box>, [a, b]: ReturnType<typeof labelPositions>): number => {
  const width = Math.min(300, displayWidth(view)),
    height = (width * view.height) / view.width;
  return Math.max(Math.abs(a.x - b.x) * width - 92, Math.abs(a.y - b.y) * height - 48);
};

test('a label is near the bottom of its dog, in the middle', () => {
  const [a, b] = labelPositions([box(0, 0, 500, 800), box(500, 0, 500, 800)], area);
  expect([a.x, b.x]).toEqual([0.25, 0.75]);
  expect(a.y).toBeGreaterThan(0.85);
});

test.each([
  ['beside each other', [box(300, 100, 200, 600), box(400, 100, 200, 600)]],
  ['one in front of the other', [box(200, 100, 600, 600), box(300, 200, 400, 500)]],
  ['small and one above the other', [box(400, 400, 100, 100), box(400, 480, 100, 100)]],
])('labels of dogs that are %s do not hide each other', (_how, boxes) => {
  const view = viewOf(boxes, area);
  expect(gap(view, labelPositions(boxes, view))).toBeGreaterThanOrEqual(-0.01);
});

test.each([
  ['in a low row', [0, 1, 2, 3].map((i) => box(100 + 150 * i, 300, 170, 160))],
  ['in a heap', [0, 1, 2, 3].map((i) => box(300 + 30 * i, 300 + 20 * i, 150, 140))],
  ['in a tower', [0, 1, 2, 3].map((i) => box(400, 100 + 150 * i, 130, 170))],
])('labels of four dogs %s do not hide each other on a phone', (_how, boxes) => {
  const view = viewOf(boxes, area);
  const positions = labelPositions(boxes, view);
  for (const [i, a] of positions.entries())
    for (const b of positions.slice(i + 1)) expect(gap(view, [a, b])).toBeGreaterThanOrEqual(-0.01);
});

test('no label is outside the picture', () => {
  for (const { x, y } of labelPositions([box(0, 0, 40, 40), box(960, 760, 40, 40)], area)) {
    expect(x * 300).toBeGreaterThan(45.9);
    expect((1 - x) * 300).toBeGreaterThan(45.9);
    expect(y * 240).toBeGreaterThan(23.9);
    expect((1 - y) * 240).toBeGreaterThan(23.9);
  }
});
