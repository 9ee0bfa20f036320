import { mask, maskBox } from '@scribblepup/imaging/plane';
import { outlineOf } from './outline';

const SIDE = 300;

describe('an outline', () => {
  // A disc with a wavy edge: waves with an amplitude of 3 px, 16 px long.
  const curls = mask(
    SIDE,
    SIDE,
    Uint8Array.from({ length: SIDE * SIDE }, (_, i) => {
      const x = (i % SIDE) - 150,
        y = Math.floor(i / SIDE) - 150;
      return Math.hypot(x, y) < 100 + 3 * Math.cos(40 * Math.atan2(y, x)) ? 1 : 0;
    }),
  );
  const waviness = (isDrawing: boolean): number => {
    const radii = outlineOf(
      curls,
      maskBox(curls)!,
      0.5,
      { left: false, top: false, right: false, bottom: false },
      isDrawing,
    )[0].map(([x, y]) => Math.hypot(x - 150, y - 150));
    return Math.max(...radii) - Math.min(...radii);
  };

  it('is smooth in a photo, but keeps the curls of a drawing', () => {
    expect(waviness(true)).toBeGreaterThan(1.5 * waviness(false));
  });
});
