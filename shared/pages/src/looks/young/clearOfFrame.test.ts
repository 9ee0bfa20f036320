import { parsePath, controlPointBounds } from '@scribblepup/imaging/curves/path';
import { circle, rect } from '@scribblepup/imaging/curves/shapes';
import type { FreeCircle } from '../../canvas/freeCircle';
import { AREA, right } from '../../canvas/sheet';
import type { Stage } from '../../canvas/stage';
import { starToken } from '../props/tokens';
import { layoutInputWith } from '../../testing/layoutInput';
import { frameOf, type PageFrame } from './frame';
import { peephole } from './framed';
import { ground } from './grounds';
import { depthIn } from './opening';
import { THING_CLEARANCE, scatter } from './things';

/** Minimum distance from the frame that leaves a gap of 3 mm, in sheet units. */
const MIN_DISTANCE = 18;

const frames = Array.from({ length: 10 }, (_, n) => frameOf(n, false));

/** Distance of each shape's nearer side from the frame's box; not of shapes as wide as the page. */
const distances = ({ items }: Stage, { box }: PageFrame): number[] =>
  items.flatMap((item) => {
    if (item.kind !== 'path') return [];
    const [l, , r] = controlPointBounds(parsePath(item.d));
    return r - l > AREA.w ? [] : [Math.min(l - box.x, right(box) - r)];
  });

it.each(frames)('a thing with a hole is clear of frame %#', (frame) => {
  for (const size of [0, 0.5, 1]) {
    const input = layoutInputWith({ frame, size });
    peephole(circle(425, 550, 200), [0, rect(AREA.x, AREA.y, AREA.w, AREA.h)]).draw(input);
    expect(Math.min(...distances(input.stage, frame))).toBeGreaterThanOrEqual(MIN_DISTANCE);
  }
});

it.each(frames)('the corners of a thing with a hole are clear of the line of frame %#', (frame) => {
  const input = layoutInputWith({ frame });
  peephole(circle(425, 550, 200), [0, rect(AREA.x, AREA.y, AREA.w, AREA.h)]).draw(input);
  const [thing] = input.stage.items.flatMap((item) => (item.kind === 'path' ? [item.d] : []));
  const [l, t, r, b] = controlPointBounds(parsePath(thing));
  for (const x of [l, r])
    for (const y of [t, b]) expect(depthIn(frame, [x, y])).toBeGreaterThanOrEqual(MIN_DISTANCE);
});

it.each([
  ['window of the room', 4],
  ['sun of the sea', 6],
  ['sun above the road', 7],
])('the %s is clear of every frame', (_, n) => {
  for (const frame of frames)
    for (const mirror of [false, true]) {
      const input = layoutInputWith({ frame, mirror });
      ground(input, n);
      const [nearest] = distances(input.stage, frame).toSorted((a, b) => a - b);
      expect(nearest).toBeGreaterThanOrEqual(MIN_DISTANCE);
    }
});

it.each([
  ['sea', 6],
  ['road', 7],
])('the sun of the %s is clear of the line of every frame, and things are clear of it', (_, n) => {
  for (const frame of frames)
    for (const mirror of [false, true]) {
      const input = layoutInputWith({ frame, mirror });
      const sun = ground(input, n);
      expect(sun).toBeDefined();
      if (!sun) continue;
      expect(depthIn(frame, [sun.x, sun.y])).toBeGreaterThanOrEqual(sun.r);
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
