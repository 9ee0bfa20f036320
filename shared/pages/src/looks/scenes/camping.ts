import { polygon, star } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { hills } from '../parts/ground';
import { moon, pine } from '../props/nature';
import { campfire, lantern, tent } from '../props/things';
import { moonToken, starToken } from '../props/tokens';
import { peephole } from '../young/framed';

const STARS = [
  [150, 160, 36],
  [330, 150, 40],
  [470, 260, 36],
  [240, 300, 36],
] as const;

/** The dog beside its tent and a campfire, under stars in the mountains. */
export const camping: Look = {
  id: 'camping',
  number: 52,
  title: 'Camping under the stars',
  family: 'scenes',
  two: 'behind',
  need: 'whole',
  young: {
    things: [tent, moonToken, starToken],
    layout: peephole(
      polygon([425, 330, 660, 1000, 190, 1000]),
      [0, polygon([425, 130, 775, 1000, 75, 1000])],
      [1, polygon([412, 160, 412, 80, 560, 115, 438, 150])],
    ),
    number: 62,
  },
  draw(stage) {
    for (const [x, y, r] of STARS) stage.thing(() => stage.draw(star(x, y, r, r * 0.45, 5, x)));
    stage.put(moon, 655, 200, 110);
    stage.draw('M55 700L330 430L560 640L680 540L800 660L800 800L55 800Z');
    stage.put(pine, 725, 740, 175);
    hills(stage, [740, 720, 710, 720, 735]);
    stage.put(
      tent.filter((part) => part.fill !== 'none'),
      245,
      870,
      205,
    );
    const dog = stage.stand({ x: 530, ground: 890, w: 450, h: 580, sink: 36 });
    stage.show(dog);
    hills(stage, [880, 895, 905, 895, 880]);
    stage.put(campfire, 220, 990, 140).put(lantern, 680, 1005, 140);
    stage.frame(10);
  },
};
