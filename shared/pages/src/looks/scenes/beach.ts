import { ripple, waves } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { hills } from '../parts/ground';
import { bird, cloud, sun } from '../props/nature';
import { beachBall, bucket, sailboat, sandcastle, starfish, umbrella } from '../props/things';
import { ballToken } from '../props/tokens';
import { under } from '../young/standing';

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
    stage
      .put(sun(14), 650, 205, 100)
      .put(cloud, 220, 190, 130)
      .put(cloud, 430, 150, 84)
      .put(bird, 300, 300, 80);
    stage.draw(waves(area.x - 40, 815, 500, 22, 7, 700)).put(sailboat, 640, 545, 100);
    stage.trace(ripple(110, 330, 560, 12, 4)).trace(ripple(560, 760, 610, 12, 4));
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
      .put(sandcastle, 665, 1006, stage.bust ? 116 : 140)
      .put(bucket, 150, 1005, 110)
      .put(beachBall, 265, 985, 88, { turn: 0.4 })
      .put(starfish, 480, 1002, 56, { turn: 0.3 });
    stage.frame(30);
  },
};
