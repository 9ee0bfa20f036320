import type { Point } from '../types';
import { joinLines } from './join';
import { lengthOf } from './polyline';

describe('joining', () => {
  const horizontalLine = (from: number, to: number, y = 5): Point[] =>
    Array.from({ length: to - from + 1 }, (_, i) => [from + i, y]);

  it('joins lines that continue each other, whatever their direction', () => {
    const joined = joinLines([horizontalLine(0, 20), horizontalLine(24, 40).reverse()], 6, 0.7);
    expect(joined).toHaveLength(1);
    expect(lengthOf(joined[0])).toBeCloseTo(40, 5);
  });

  it('does not join lines that are far apart or run in other directions', () => {
    const up: Point[] = Array.from({ length: 20 }, (_, i) => [22, 5 - i]);
    expect(joinLines([horizontalLine(0, 20), up], 6, 0.7)).toHaveLength(2);
    expect(joinLines([horizontalLine(0, 20), horizontalLine(40, 60)], 6, 0.7)).toHaveLength(2);
    expect(joinLines([horizontalLine(0, 20), horizontalLine(22, 40, 10)], 6, 0.7)).toHaveLength(2);
  });
});
