import { circle, star } from '@scribblepup/imaging/curves/shapes';
import { AREA, right } from '../../canvas/sheet';
import type { PlacedDog } from '../../canvas/placedDog';
import type { Stage } from '../../canvas/stage';
import type { Look } from '../types/look';
import { hills } from '../parts/ground';
import { helmetOn } from '../parts/helmet';
import { planet, rocket, ufo } from '../props/things';
import { moonToken } from '../props/tokens';
import { peephole } from '../young/framed';

const STARS = [
  [140, 150, 36],
  [290, 135, 30],
  [430, 150, 40],
  [735, 260, 30],
  [130, 560, 36],
  [725, 540, 30],
  [425, 290, 34],
] as const;

/** Minimum distance of the helmet from the frame, in sheet units. */
const HELMET_MARGIN = 18;

/** The dog with its feet on the moon, moved sideways if the frame would cut off its helmet. */
function astronaut(stage: Stage): PlacedDog {
  const dog = stage.stand({ x: 385, ground: 905, w: 500, h: 600, sink: 36 });
  const helmet = helmetOn(dog);
  if (!helmet) return dog;
  const { x, r } = helmet;
  const [minX, maxX] = [AREA.x + HELMET_MARGIN + r, right(AREA) - HELMET_MARGIN - r];
  const { scale, dx, dy, mirror } = dog.item;
  return stage.placeAt({ scale, dx: dx + Math.max(minX, Math.min(maxX, x)) - x, dy, mirror });
}

/** The dog as an astronaut on the moon, with a rocket, a planet and a flying saucer. */
export const space: Look = {
  id: 'space',
  number: 12,
  title: 'Walk on the moon',
  family: 'scenes',
  need: 'whole',
  young: {
    things: [rocket, moonToken],
    layout: peephole(
      circle(425, 450, 190),
      [1, 'M350 880C320 960 380 980 425 1025C470 980 530 960 500 880Z'],
      [2, 'M240 600C150 660 100 760 100 900C200 860 250 850 300 850Z'],
      [2, 'M610 600C700 660 750 760 750 900C650 860 600 850 550 850Z'],
      [
        0,
        'M425 80C630 210 700 420 680 600C665 740 610 830 570 880L280 880C240 830 185 740 170 600C150 420 220 210 425 80Z',
      ],
      [2, 'M190 700L660 700'],
    ),
    number: 32,
  },
  draw(stage) {
    for (const [x, y, r] of STARS) stage.thing(() => stage.draw(star(x, y, r, r * 0.46, 5)));
    const dog = astronaut(stage);
    const helmet = helmetOn(dog);
    // Put the planet on the side where the helmet leaves room for its ring.
    const side = helmet && helmet.x < 425 ? 640 : 215;
    stage
      .put(planet, side, helmet ? 350 : 250, 120, { rotation: -0.25 })
      .put(ufo, helmet ? side : 635, 165, 105, { rotation: 0.12 });
    stage.put(rocket, 655, 790, 265, { rotation: 0.16 });
    hills(stage, [800, 780, 790, 770, 800, 830]);
    if (helmet) stage.draw(circle(helmet.x, helmet.y, helmet.r), { line: 1.2 });
    stage.show(dog);
    if (helmet) {
      const { x, y, r } = helmet;
      stage
        .stroke(circle(x, y, r), 1.2)
        .stroke(
          `M${x - r * 0.78} ${y - r * 0.3}C${x - r * 0.66} ${y - r * 0.6} ${x - r * 0.5} ${y - r * 0.72} ${x - r * 0.3} ${y - r * 0.82}`,
          1.2,
        );
    }
    hills(stage, [870, 905, 925, 915, 890, 860]);
    for (const [x, y, r] of [
      [190, 975, 52],
      [650, 965, 66],
      [420, 990, 48],
      [530, 1000, 34],
    ] as const)
      stage.draw(
        `M${x - r} ${y}a${r} ${r * 0.5} 0 1 1 ${2 * r} 0a${r} ${r * 0.5} 0 1 1 ${-2 * r} 0z`,
      );
    stage.frame(60);
  },
};
