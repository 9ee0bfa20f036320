import { ellipse, path } from '@scribblepup/imaging/curves/shapes';
import { fence, hills } from '../parts/ground';
import { COVERS } from '../parts/trim';
import { cloud, daisy, leaf, mushroom } from '../props/nature';
import { duck } from '../props/things';
import type { Look } from '../types/look';
import { peephole } from '../young/framed';

/** A drop of rain with its tip at x, y. */
const drop = (x: number, y: number, r: number) =>
  path(
    `M${x} ${y}C${x + r * 0.5} ${y + r} ${x + r} ${y + r * 1.5} ${x + r} ${y + r * 2}C${x + r} ${y + r * 3.3} ${x - r} ${y + r * 3.3} ${x - r} ${y + r * 2}C${x - r} ${y + r * 1.5} ${x - r * 0.5} ${y + r} ${x} ${y}Z`,
  );

/** Big drops fall from clouds around a dog that stands in a puddle with a toy duck. */
export const puddle: Look = {
  id: 'puddle',
  number: 100,
  title: 'In the rain',
  family: 'scenes',
  need: 'whole',
  young: {
    title: 'Under the umbrella',
    things: [duck, leaf],
    layout: peephole(
      ellipse(425, 480, 190, 165),
      [0, 'M405 640L445 640L445 930C445 1040 290 1040 290 930L330 930C330 985 405 985 405 930Z'],
      [
        0,
        'M75 720C75 330 230 140 425 140C620 140 775 330 775 720C700 660 640 660 580 720C530 665 320 665 270 720C210 660 150 660 75 720Z',
      ],
      [2, 'M400 80L450 80L450 150L400 150Z'],
    ),
  },
  draw(stage) {
    for (const [x, y, r] of [
      [140, 340, 36],
      [270, 430, 34],
      [400, 310, 36],
      [570, 340, 36],
      [710, 410, 36],
    ] as const)
      stage.draw(drop(x, y, r));
    stage.put(cloud, 230, 180, 210).put(cloud, 620, 170, 180);
    hills(stage, [790, 740, 780, 760, 800], COVERS.grass);
    if (stage.rich) fence(stage, 690, 850, 7);
    stage.put(daisy, 140, 880, 205).put(daisy, 725, 880, 205, { mirror: true });
    stage.draw(ellipse(425, 935, 335, 82));
    stage.show(
      stage.stand({ x: 425, ground: 955, w: 520, h: 640, ...(stage.bust ? { sink: 40 } : {}) }),
    );
    stage.draw(
      path(
        'M90 960C200 910 260 985 360 960C460 930 540 985 640 955C700 940 740 955 765 960C720 1030 560 1045 425 1045C280 1045 140 1030 90 960Z',
      ),
    );
    stage.put(duck, 235, 1000, 92).put(mushroom, 660, 1030, 110);
    stage.frame(24);
  },
};
