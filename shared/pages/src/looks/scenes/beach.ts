import { waves } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { hills } from '../parts/ground';
import { cloud, sun } from '../props/nature';
import { beachBall, sailboat, sandcastle, starfish, umbrella } from '../props/things';
import { ballToken } from '../props/tokens';
import { under } from '../young/standing';

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
    layout: under,
    place: 3,
  },
  draw(stage) {
    const { area } = stage;
    stage.put(sun(8), 640, 210, 104);
    if (stage.rich) stage.put(cloud, 260, 180, 140);
    stage.draw(waves(area.x - 40, 815, 500, 22, 7, 700)).put(sailboat.slice(0, 4), 640, 545, 100);
    hills(stage, [690, 660, 640, 660, 690, 668]);
    stage.put(umbrella, 205, 880, 178, { turn: -0.12 });
    const dog = stage.stand({
      x: 450,
      ground: 950,
      w: 680,
      h: 840,
      crop: true,
      ...(stage.bust ? { mirror: true } : {}),
    });
    stage.show(dog);
    hills(stage, [905, 945, 985, 990, 975, 940]);
    stage
      .put(beachBall, 165, 975, 120, { turn: 0.4 })
      .put(sandcastle.slice(0, 6), 665, 1006, stage.bust ? 116 : 140);
    stage.frame(30);
  },
};
