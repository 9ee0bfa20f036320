import type { Point } from '@scribblepup/imaging';
import { evenlySpacedPoints, outerRings } from '@scribblepup/imaging/curves/rings';
import { ellipse, scallop, catmullRom } from '@scribblepup/imaging/curves/shapes';
import type { PlacedDog } from '../../canvas/placedDog';
import type { Look } from '../types/look';
import { wavy } from '../parts/patternedFrames';
import { bubble } from '../props/things';
import { peephole } from '../young/framed';

const RAYS = 48;

/** Number of steps of a bridge between two dogs of a photo. */
const BRIDGE_STEPS = 48;

/**
 * Points on straight lines between the outermost points of consecutive rings, so that bands around
 * two dogs of a photo do not dip between them.
 */
function bridgesBetween(rings: readonly (readonly number[])[]): number[] {
  const furthest = (ring: readonly number[], [dx, dy]: Point): Point => {
    let best: Point = [ring[0], ring[1]];
    for (let i = 2; i < ring.length; i += 2)
      if (ring[i] * dx + ring[i + 1] * dy > best[0] * dx + best[1] * dy)
        best = [ring[i], ring[i + 1]];
    return best;
  };
  return rings
    .slice(1)
    .flatMap((ring, i) =>
      DIRECTIONS.flatMap((to) =>
        evenlySpacedPoints([...furthest(rings[i], to), ...furthest(ring, to)], BRIDGE_STEPS),
      ),
    );
}

/** Up, right, down and left. */
const DIRECTIONS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/**
 * Distance from x, y to the farthest point of the dog's outline in each of `RAYS` directions,
 * smoothed over neighboring directions.
 */
function outlineDistances(placedDog: PlacedDog, x: number, y: number): number[] {
  const farthest = new Array<number>(RAYS).fill(0);
  const rings = outerRings(placedDog.rings);
  const points = [...rings.flat(), ...bridgesBetween(rings)];
  for (let i = 0; i < points.length; i += 2) {
    const a = Math.atan2(points[i + 1] - y, points[i] - x) / (2 * Math.PI);
    const k = Math.floor(((a + 1) % 1) * RAYS);
    farthest[k] = Math.max(farthest[k], Math.hypot(points[i] - x, points[i + 1] - y));
  }
  const widened = farthest.map((_, i) =>
    Math.max(...[-2, -1, 0, 1, 2].map((d) => farthest[(i + d + RAYS) % RAYS])),
  );
  return widened.map(
    (_, i) => [-2, -1, 0, 1, 2].reduce((sum, d) => sum + widened[(i + d + RAYS) % RAYS], 0) / 5,
  );
}

/** Bands that repeat the dog's outline out to the frame, smoother with every band. */
export const echo: Look = {
  id: 'echo',
  number: 18,
  title: 'Echo waves',
  family: 'patterns',
  young: {
    title: 'Doughnut',
    things: [bubble],
    layout: peephole(
      ellipse(425, 550, 165, 222),
      [0, scallop(425, 550, 270, 360, 10, 0.6)],
      [1, ellipse(425, 550, 217, 290)],
    ),
    number: 36,
  },
  draw(stage) {
    const dog = stage.stand({ ground: 880, w: 580, h: 740, float: 0.5 });
    const [x, y] = [dog.box.x + dog.box.w / 2, dog.box.y + dog.box.h / 2];
    const distances = outlineDistances(dog, x, y);
    const mean = distances.reduce((sum, r) => sum + r, 0) / RAYS;
    const step = stage.rich ? 74 : 150;
    for (let k = stage.rich ? 11 : 6; k > 0; k--) {
      const smoothness = Math.min(1, k / 10);
      const points = distances.flatMap((r, i) => {
        const a = ((i + 0.5) * 2 * Math.PI) / RAYS;
        const radius = r * (1 - smoothness) + mean * smoothness + k * step - step * 0.55;
        return [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
      });
      stage.draw(catmullRom(points, true));
      if (k % 3 !== 1) continue;
      // Every third band has teeth between its two edges.
      const teeth: number[] = [];
      for (let i = 0; i < points.length; i += stage.rich ? 2 : 4) {
        const [dx, dy] = [points[i] - x, points[i + 1] - y];
        const ratio = teeth.length % 4 ? 1 : 1 - (step * 0.9) / Math.hypot(dx, dy);
        teeth.push(x + dx * ratio, y + dy * ratio);
      }
      stage.stroke({ ops: `M${'L'.repeat(teeth.length / 2 - 1)}Z`, xy: teeth }, 0.8);
    }
    stage.show(dog, { halo: 0 });
    stage.frame(wavy());
  },
};
