import { exportPlan } from './exportPlan';
import { centred, intersect, liesIn, photoBounds } from './geometry';

const photo = { width: 1000, height: 500 };
/** The photo fitted into a box of 375 px: scaled by .375 and centred. */
const fitted = [0.375, 0, 0, 0.375, 375 / 2 - 500, 375 / 2 - 250];
/** The same after a quarter turn to the right. */
const turned = [0, 0.375, -0.375, 0, 375 / 2 - 500, 375 / 2 - 250];

test('knows where the fitted photo lies, also after a quarter turn', () => {
  expect(photoBounds(photo, fitted)).toEqual({ x: 0, y: 93.75, width: 375, height: 187.5 });
  expect(photoBounds(photo, turned)).toEqual({ x: 93.75, y: 0, width: 187.5, height: 375 });
});

test('the first selection covers its share about the middle, square for a circle', () => {
  const bounds = photoBounds(photo, fitted);
  expect(centred(bounds, 0.8, false)).toEqual({ x: 37.5, y: 112.5, width: 300, height: 150 });
  expect(centred(bounds, 0.8, true)).toEqual({ x: 112.5, y: 112.5, width: 150, height: 150 });
});

test('rectangles that do not meet have nothing in common', () => {
  expect(intersect({ x: 0, y: 0, width: 10, height: 10 }, { x: 20, y: 0, width: 5, height: 5 })).toMatchObject({ width: 0 });
});

test('a selection may reach the edge of the box but not pass it', () => {
  expect(liesIn({ x: 0, y: 0, width: 375, height: 375 }, { width: 375, height: 375 })).toBe(true);
  expect(liesIn({ x: 4, y: 0, width: 375, height: 100 }, { width: 375, height: 375 })).toBe(false);
});

describe('drawing a selection', () => {
  const selection = { x: 75, y: 120, width: 150, height: 75 };

  test('keeps the resolution of the photo', () => {
    const plan = exportPlan(photo, fitted, selection, 2048, false);
    expect(plan?.size).toEqual({ width: 400, height: 200 });
    expect(plan?.crop).toEqual({ x: 0, y: 0, width: 400, height: 200 });
  });

  test('keeps some of the photo around it, and says where the selection lies', () => {
    const plan = exportPlan(photo, fitted, selection, 2048, true);
    expect(plan?.size).toEqual({ width: 496, height: 248 });
    expect(plan?.crop.x).toBeCloseTo(48);
    expect(plan?.crop.width).toBeCloseTo(400);
  });

  test('never reaches beyond the photo', () => {
    const plan = exportPlan(photo, fitted, { x: 0, y: 0, width: 375, height: 375 }, 2048, true);
    expect(plan?.region).toEqual(photoBounds(photo, fitted));
    expect(plan?.size).toEqual({ width: 1000, height: 500 });
  });

  test('is reduced to the longest side that is allowed', () => {
    expect(exportPlan(photo, fitted, selection, 100, false)?.size).toEqual({ width: 100, height: 50 });
  });

  test('a selection beside the photo gives nothing', () => {
    expect(exportPlan(photo, fitted, { x: 0, y: 0, width: 50, height: 50 }, 2048, true)).toBeNull();
  });
});
