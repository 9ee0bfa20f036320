import { pinked } from './patternedFrames';

it.each([
  [20, 20],
  [14, 14],
])('a frame with %d teeth %d units deep has no edges that almost touch', (teeth, depth) => {
  const { xy } = pinked(teeth, depth);
  const n = xy.length / 2;
  const direction = (from: number, to: number): number => {
    const [a, b] = [from, to].map((i) => 2 * ((i + n) % n));
    return Math.atan2(xy[b + 1] - xy[a + 1], xy[b] - xy[a]);
  };
  const angles = Array.from({ length: n }, (_, i) => {
    const between = Math.abs(direction(i, i - 1) - direction(i, i + 1));
    return Math.min(between, 2 * Math.PI - between);
  });
  expect(Math.min(...angles)).toBeGreaterThan(Math.PI / 4);
});
