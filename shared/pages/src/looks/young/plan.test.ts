import { bounds, flatten, type Curve } from '@scribblepup/imaging/curves/curve';
import { AREA, bottom, right } from '../../canvas/sheet';
import { looks } from '..';
import { BOARDS } from './boards';
import { layoutOf } from './plan';

/** How far a part may extend past the area, in sheet units. The layout fits it into the area. */
const BEYOND = 40;

/** Left, top, right and bottom of a drawn shape. */
const extent = (shape: Curve) =>
  bounds({ ops: '', xy: flatten(shape).flatMap(({ points }) => points) });

describe('pages for the young', () => {
  it('are laid out for every look, for dogs of every kind', () => {
    for (const { id } of looks)
      for (const open of [false, true])
        for (const again of [false, true]) expect(layoutOf(id, open, again)).toBeDefined();
  });

  it('lie at places of their own', () => {
    expect(new Set(looks.map(({ id }) => layoutOf(id, false, false)?.place)).size).toBe(
      looks.length,
    );
  });

  it.each(Object.entries(BOARDS))(
    'have in the %s a hole large enough for a face, within its largest part and within the area',
    (_, { hole, parts }) => {
      const [left, top, end, low] = extent(hole);
      expect(Math.min(end - left, low - top)).toBeGreaterThanOrEqual(250);
      expect([left > AREA.x, top > AREA.y, end < right(AREA), low < bottom(AREA)]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(parts.some(([rank]) => rank === 0)).toBe(true);
      for (const [, part] of parts) {
        const [l, t, r, b] = extent(part);
        expect([
          l > AREA.x - BEYOND,
          t > AREA.y - BEYOND,
          r < right(AREA) + BEYOND,
          b < bottom(AREA) + BEYOND,
        ]).toEqual([true, true, true, true]);
      }
    },
  );
});
