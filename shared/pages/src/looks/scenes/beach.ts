import { waves } from '@scribblepup/imaging/curves/shapes';
import { membersOf, type PlacedDog } from '../../canvas/placedDog';
import type { Look } from '../types/look';
import { hills } from '../parts/ground';
import { cloud, sun } from '../props/nature';
import { beachBall, sailboat, sandcastle, starfish, umbrella } from '../props/things';
import { ballToken } from '../props/tokens';
import { underLayout } from '../young/standing';

/** Size of the umbrella, in sheet units. Its upper half must stay visible. */
const UMBRELLA_SIZE = 178;

/** Range of the y of the pole's foot: on the sand. */
const SAND_RANGE = [700, 880] as const;

/** The y of the pole's foot, so that the dog hides neither the umbrella nor most of the pole. */
function poleFoot(dog: PlacedDog, x: number): number {
  const half = 0.9 * UMBRELLA_SIZE;
  const outlineYs = membersOf(dog).flatMap(({ rings }) =>
    rings.flatMap((ring) => ring.filter((_, i) => i % 2 === 1 && Math.abs(ring[i - 1] - x) < half)),
  );
  const [top, bottom] = SAND_RANGE;
  return Math.max(top, Math.min(bottom, Math.min(...outlineYs) + UMBRELLA_SIZE));
}

/** The dog under an umbrella, with a sandcastle and a ball; a sailboat at sea. */
export const beach: Look = {
  id: 'beach',
  number: 0,
  title: 'A day at the beach',
  family: 'scenes',
  two: 'beside',
  need: 'whole',
  young: {
    title: 'Play with me',
    things: [sailboat, ballToken, starfish],
    layout: underLayout,
    number: 3,
  },
  draw(stage) {
    const { area } = stage;
    const dog = stage.stand({
      x: 450,
      ground: 950,
      w: 680,
      h: 840,
      crop: true,
      ...(stage.bust ? { mirror: true } : {}),
    });
    // The umbrella stands behind the dog's back, away from its head.
    const side = dog.head.eyeMidpoint[0] < 400 ? -1 : 1;
    const [x, farX] = [425 - 200 * side, 425 + 215 * side];
    stage.put(sun(8), farX, 210, 104);
    if (stage.rich) stage.put(cloud, x + 35 * side, 180, 140);
    stage.draw(waves(area.x - 40, 815, 500, 22, 7, 700)).put(sailboat.slice(0, 4), farX, 545, 100);
    hills(stage, [690, 660, 640, 660, 690, 668]);
    stage.put(umbrella, x, poleFoot(dog, x), UMBRELLA_SIZE, { rotation: -0.12 * side }).show(dog);
    hills(stage, [905, 945, 985, 990, 975, 940]);
    stage
      .put(beachBall, 165, 975, 120, { rotation: 0.4 })
      .put(sandcastle.slice(0, 6), 665, 1006, stage.bust ? 116 : 140);
    stage.frame(30);
  },
};
