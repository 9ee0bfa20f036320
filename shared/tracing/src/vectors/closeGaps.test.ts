import { plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { closeGaps } from './closeGaps';
import type { InkPoint } from './inkLine';

const SIDE = 300;
const deep = plane(SIDE, SIDE, new Float32Array(SIDE * SIDE).fill(99));
const horizontalLine = (from: number, to: number, y: number): Point[] =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i + 0.5, y + 0.5]);
const inked = (line: readonly Point[]): InkPoint[] => line.map(([x, y]) => [x, y, 1]);

describe('gaps', () => {
  const down = Array.from({ length: 200 }, (_, i): Point => [150.5, 50.5 + i]);
  const closed = (
    line: readonly Point[],
    face: { at: Point; radius: number }[] = [],
    fixed = false,
  ) => closeGaps([{ points: inked(line), fixed }, { points: inked(down) }], deep, face, 1)[0];

  it('between a line and the line ahead of it are closed', () => {
    expect(Math.abs(closed(horizontalLine(50, 136, 120)).at(-1)![0] - 150.5)).toBeLessThan(3);
  });

  it('stay open if they are wide, near an eye or the nose, or at the end of a fixed line', () => {
    const line = horizontalLine(50, 136, 120);
    expect(closed(horizontalLine(50, 110, 120)).at(-1)![0]).toBe(110.5);
    expect(closed(line, [{ at: [136, 120], radius: 20 }])).toHaveLength(line.length);
    expect(closed(line, [], true)).toHaveLength(line.length);
  });

  it('to the outline are closed', () => {
    const edge = plane(
      SIDE,
      SIDE,
      deep.data.map((_, i) => i % SIDE),
    );
    expect(
      closeGaps([{ points: inked(horizontalLine(12, 100, 60)) }], edge, [], 1)[0][0][0],
    ).toBeLessThan(2);
  });
});
