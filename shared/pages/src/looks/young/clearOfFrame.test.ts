import { parsePath, controlPointBounds } from '@scribblepup/imaging/curves/path';
import { circle, rect } from '@scribblepup/imaging/curves/shapes';
import type { FreeCircle } from '../../canvas/freeCircle';
import { AREA, right } from '../../canvas/sheet';
import type { Stage } from '../../canvas/stage';
import { starToken } from '../props/tokens';
import { layoutInputWith } from '../../testing/layoutInput';
import { borderOf, type Border } from './border';
import { peephole } from './framed';
import { ground } from './grounds';
import { depthIn } from './opening';
import { THING_CLEARANCE, scatter } from './things';

/** Minimum distance from the frame that leaves a gap of 3 mm, in sheet units. */
const MIN_DISTANCE = 18;

const borders = Array.from({ length: 10 }, (_, n) => borderOf(n, false));

/** Distance of each shape's nearer side from the frame's box; not of shapes as wide as the page. */
const distances = ({ items }: Stage, { box }: Border): number[] =>
  items.flatMap((item) => {
    if (item.kind !== 'path') return [];
    const [l, , r] = controlPointBounds(parsePath(item.d));
    return r - l > AREA.w ? [] : [Math.min(l - box.x, right(box) - r)];
  });

it.each(borders)('a thing with a hole is clear of frame %#', (border) => {
  for (const size of [0, 0.5, 1]) {
    const input = layoutInputWith({ border, size });
    peephole(circle(425, 550, 200), [0, rect(AREA.x, AREA.y, AREA.w, AREA.h)]).draw(input);
    expect(Math.min(...distances(input.stage, border))).toBeGreaterThanOrEqual(MIN_DISTANCE);
  }
});

it.each(borders)(
  'the corners of a thing with a hole are clear of the line of frame %#',
  (border) => {
    const input = layoutInputWith({ border });
    peephole(circle(425, 550, 200), [0, rect(AREA.x, AREA.y, AREA.w, AREA.h)]).draw(input);
    const [thing] = input.stage.items.flatMap((item) => (item.kind === 'path' ? [item.d] : []));
    const [l, t, r, b] = controlPointBounds(parsePath(thing));
    for (const x of [l, r])
      for (const y of [t, b]) expect(depthIn(border, [x, y])).toBeGreaterThanOrEqual(MIN_DISTANCE);
  },
);

it.each([
  ['window of the room', 4],
  ['sun of the sea', 6],
  ['sun above the road', 7],
])('the %s is clear of every frame', (_, n) => {
  for (const border of borders)
    for (const mirror of [false, true]) {
      const input = layoutInputWith({ border, mirror });
      ground(input, n);
      const [nearest] = distances(input.stage, border).toSorted((a, b) => a - b);
      expect(nearest).toBeGreaterThanOrEqual(MIN_DISTANCE);
    }
});

it.each([
  ['sea', 6],
  ['road', 7],
])('the sun of the %s is clear of the line of every frame, and things are clear of it', (_, n) => {
  for (const border of borders)
    for (const mirror of [false, true]) {
      const input = layoutInputWith({ border, mirror });
      const sun = ground(input, n);
      expect(sun).toBeDefined();
      if (!sun) continue;
      expect(depthIn(border, [sun.x, sun.y])).toBeGreaterThanOrEqual(sun.r);
      const taken: FreeCircle[] = [];
      scatter({ ...input, sun }, [starToken, starToken], [], taken, 110, [mirror ? -1 : 1, -1]);
      const things = taken.filter((other) => other !== sun);
      expect(things).toHaveLength(2);
      for (const { x, y, r } of things) {
        const gap = Math.hypot(x - sun.x, y - sun.y) - sun.r - r + 2 * THING_CLEARANCE;
        expect(gap).toBeGreaterThanOrEqual(MIN_DISTANCE);
      }
    }
});
