import { regularPolygon } from '@scribblepup/imaging/curves/shapes';
import { findFreeCircle } from './freeCircle';

const box = { x: 0, y: 0, w: 612, h: 612 };
const octagon = regularPolygon(306, 306, 306, 8, Math.PI / 8).xy.flatMap((v, i, all) => {
  if (i % 2 === 1) return [];
  // Points every few units along the edge, because only points are measured.
  const [bx, by] = [all[(i + 2) % all.length], all[(i + 3) % all.length]];
  return Array.from({ length: 60 }, (_, k) => [
    v + ((bx - v) * k) / 60,
    all[i + 1] + ((by - all[i + 1]) * k) / 60,
  ]).flat();
});

describe('findFreeCircle', () => {
  it.each([
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
    [1, 0],
    [0, 1],
  ] as const)('finds a circle within the edge toward %s, %s, however small it may be', (x, y) => {
    for (const minRadius of [25, 50, 62, 75, 84])
      for (const maxRadius of [minRadius, 120]) {
        const circle = findFreeCircle(
          { box, edge: octagon },
          [],
          [],
          [minRadius, maxRadius],
          [x, y],
        )!;
        expect(circle.r).toBeGreaterThanOrEqual(minRadius);
        const [dx, dy] = [circle.x - 306, circle.y - 306];
        expect(dx * x + dy * y).toBeGreaterThan(50);
        for (let i = 0; i < octagon.length; i += 2)
          expect(
            Math.hypot(octagon[i] - circle.x, octagon[i + 1] - circle.y),
          ).toBeGreaterThanOrEqual(circle.r - 1e-9);
      }
  });

  it('keeps a circle of exactly the minimum radius away from a ring', () => {
    const ring = Array.from({ length: 72 }, (_, k) => {
      const a = (k * Math.PI) / 36;
      return [500 + 60 * Math.cos(a), 500 + 60 * Math.sin(a)];
    }).flat();
    const circle = findFreeCircle({ box }, [ring], [], [75, 75], [1, 1]);
    expect(circle).not.toBeNull();
    expect(Math.hypot((circle?.x ?? 0) - 500, (circle?.y ?? 0) - 500)).toBeGreaterThanOrEqual(130);
  });

  it('finds no circle inside a ring, however much room it has', () => {
    const ring = Array.from({ length: 72 }, (_, k) => {
      const a = (k * Math.PI) / 36;
      return [306 + 250 * Math.cos(a), 306 + 250 * Math.sin(a)];
    }).flat();
    const circle = findFreeCircle({ box }, [ring], [], [30, 120], [0, 0])!;
    expect(Math.hypot(circle.x - 306, circle.y - 306)).toBeGreaterThan(250 + circle.r - 1);
  });
});
