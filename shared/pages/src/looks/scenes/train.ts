import { circle, path, polygon, rect, scallop } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { hills } from '../parts/ground';
import { clipAbove, paws, showBehindRim } from '../parts/rim';
import { cloud, plainSun, roundTree } from '../props/nature';
import { house } from '../props/things';
import { peephole } from '../young/framed';

/** A steam train with the dog in its car. */
export const train: Look = {
  id: 'train',
  number: 44,
  title: 'The little train',
  family: 'scenes',
  two: 'over',
  young: {
    things: [cloud, house, roundTree],
    layout: peephole(
      rect(400, 310, 310, 330, 20),
      [1, polygon([128, 560, 150, 340, 100, 240, 265, 240, 225, 340, 247, 560])],
      [0, rect(75, 540, 290, 290, 40)],
      [0, rect(340, 240, 420, 600, 10)],
      [1, rect(300, 150, 475, 100, 40)],
      [0, circle(210, 870, 110)],
      [1, circle(590, 880, 110)],
    ),
    number: 55,
  },
  draw(stage) {
    const { area } = stage;
    if (stage.rich) {
      stage.put(plainSun(12), 640, 190, 84).put(cloud, 470, 190, 84);
      hills(stage, [600, 520, 560, 640, 560, 500]);
    }
    stage.draw(rect(area.x - 10, 944, area.w + 20, 160));
    if (stage.rich)
      for (let i = 0; i < 5; i++)
        stage.draw(rect(area.x + 24 + i * 146, 966, 70, 76, 4), { line: 0.85 });
    for (const [x, y, r] of [
      [185, 430, 52],
      [270, 240, 88],
    ] as const)
      stage.draw(scallop(x, y, r, r * 0.8, 7, 0.5, y));
    stage
      .draw(path('M136 690L120 560C112 530 222 530 214 560L200 690Z'))
      .draw(rect(112, 530, 110, 28, 8));
    stage.draw(path('M92 690L400 690L400 850L92 850C70 810 70 730 92 690Z'));
    const dog = stage.stand({
      x: 537,
      rim: 682,
      hide: stage.bust ? 0.06 : 0.28,
      w: 424,
      h: 600,
      stretch: false,
    });
    showBehindRim(stage, dog, 690, { clip: clipAbove(690) }, [324, 748]);
    stage.draw(rect(318, 682, 436, 178, 10));
    paws(stage, dog, 680, [316, 754]);
    if (stage.name)
      stage.text(stage.name, { x: 536, y: 784, width: 300, height: 46, room: [10, 6] }, 0.75);
    else for (const x of [446, 536, 626]) stage.draw(circle(x, 784, 22));
    stage
      .draw(path('M84 850L764 850L764 884L60 884C50 870 66 858 84 850Z'))
      .draw(path('M84 884L40 940L120 940L150 884Z'));
    for (const [x, r] of [
      [190, 66],
      [400, 66],
      [672, 66],
    ] as const)
      stage.draw(circle(x, 950 - r, r)).draw(circle(x, 950 - r, r * 0.35));
    stage.frame(14, { ornate: true });
  },
};
