import { percentile, sample, type Plane } from '../raster/plane';
import type { Point } from '../types';

// Along the way from between the eyes to the spot, as shares of it: where the bridge's tone is
// taken, and where the nose may begin.
const BRIDGE = [0.3, 0.55] as const, FIRST = 0.5, LAST = 1.05;
// In distances between the eyes: half the breadth that is looked at, half a nose's height.
const BREADTH = 0.09, HALF_HEIGHT = 0.19;
const STEPS = 60, ACROSS = 5;
// Of the way down in tone from the bridge to the dark, what counts as the nose's upper rim.
const RIM = 0.45;
// How far it must go on dark, in steps, and how dark against the bridge at least, in L.
const GOES_ON = 4, LEAST_DROP = 8;

/**
 * The middle of the nose. A dark spot often is nose and mouth together: the nose's upper rim is
 * looked for on the way down from the eyes. The spot itself where there is no such rim.
 */
export function noseMiddle(L: Plane, [a, b]: readonly [Point, Point], spot: Point): Point {
  const mx = (a[0] + b[0]) / 2, my = (a[1] + b[1]) / 2, apart = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const dx = spot[0] - mx, dy = spot[1] - my, way = Math.hypot(dx, dy);
  const tone = Array.from({ length: STEPS + 1 }, (_, k) => {
    const t = (LAST * k) / STEPS;
    let sum = 0;
    for (let j = -ACROSS; j <= ACROSS; j++) {
      const aside = (BREADTH * apart * j) / ACROSS / way;
      sum += sample(L.data, L.width, L.height, mx + t * dx - aside * dy - 0.5, my + t * dy + aside * dx - 0.5);
    }
    return sum / (2 * ACROSS + 1);
  });
  const at = (share: number): number => Math.round((share / LAST) * STEPS);
  const bridge = percentile(tone.slice(at(BRIDGE[0]), at(BRIDGE[1])), 0.5), dark = Math.min(...tone.slice(at(FIRST)));
  if (bridge - dark < LEAST_DROP) return spot;
  const level = bridge - RIM * (bridge - dark);
  const rim = tone.findIndex((_, k) => k >= at(FIRST) && k + GOES_ON <= STEPS && tone.slice(k, k + GOES_ON).every((v) => v < level));
  if (rim < 0) return spot;
  const t = (LAST * rim) / STEPS + (HALF_HEIGHT * apart) / way;
  return [mx + t * dx, my + t * dy];
}
