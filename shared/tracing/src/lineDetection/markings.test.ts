import type { LabImage } from '@scribblepup/imaging/lab';
import { clamp, mask } from '@scribblepup/imaging/plane';
import { coatMarkings } from './markings';

const SIDE = 200,
  MARGIN = 20;

/** The dog: a square of 160 px. */
const dog = mask(
  SIDE,
  SIDE,
  Uint8Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    return Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) < MARGIN ? 0 : 1;
  }),
);

/** A coat that is dark on the left and light on the right; the edge is `width` px wide. */
const coat = (width: number): LabImage => ({
  width: SIDE,
  height: SIDE,
  L: Float32Array.from(
    { length: SIDE * SIDE },
    (_, i) => 15 + 70 * clamp(((i % SIDE) + 0.5 - SIDE / 2) / width + 0.5, 0, 1),
  ),
  a: new Float32Array(SIDE * SIDE),
  b: new Float32Array(SIDE * SIDE),
});

describe('the border between two coat colors', () => {
  it.each([1, 2, 4])('is one line in the middle of an edge that is %d px wide', (width) => {
    const borders = coatMarkings(coat(width), dog, SIDE - 2 * MARGIN);
    expect(borders).toHaveLength(1);
    for (const [x] of borders[0]) expect(Math.abs(x - SIDE / 2)).toBeLessThan(3);
  });
});
