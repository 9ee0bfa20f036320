import { heart, path, scallop } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { toy } from '../parts/toy';
import { isBroadBust } from '../parts/crops';
import { cloudy } from '../parts/frames';
import { trim } from '../parts/trim';
import { bird, butterfly, cloud, flatCloud, plainSun } from '../props/nature';
import { heartToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** The dog sits on a cloud under a wide rainbow. */
export const rainbow: Look = {
  id: 'rainbow',
  number: 88,
  title: 'Over the rainbow',
  family: 'scenes',
  two: 'playing',
  need: 'whole',
  young: {
    things: [cloud, heartToken, bird],
    layout: peephole(
      'M205 900L205 560A220 220 0 0 1 645 560L645 900Z',
      [0, 'M85 900L85 560A340 340 0 0 1 765 560L765 900Z'],
      [1, 'M145 900L145 560A280 280 0 0 1 705 560L705 900'],
      [2, scallop(190, 900, 96, 66, 7, 0.8)],
      [2, scallop(660, 900, 96, 66, 7, 0.8)],
    ),
    number: 91,
  },
  draw(stage) {
    stage.put(plainSun(8), 425, 185, 76);
    for (let i = 0; i < 6; i++) {
      const r = 370 - i * 50;
      stage.draw(path(`M${425 - r} 760A${r} ${r * 1.15} 0 0 1 ${425 + r} 760Z`));
      if (i === 2)
        trim(stage, `M${425 - r} 760A${r} ${r * 1.15} 0 0 1 ${425 + r} 760`, 'diamonds', 60, {
          height: 36,
          shift: 7,
        });
    }
    stage
      .put(cloud, 190, 585, 190)
      .put(cloud, 690, 640, 150)
      .put(flatCloud, 140, 770, 170)
      .put(flatCloud, 710, 770, 170);
    const dog = stage.stand({ ground: 900, w: 590, h: 690, sink: isBroadBust(stage) ? 24 : 60 });
    stage.show(dog);
    toy(stage, dog, 'rope');
    stage.put(cloud, 250, 915, 190).put(cloud, 605, 915, 190).put(cloud, 425, 935, 230);
    stage.draw(
      path(
        'M60 960C120 920 180 940 200 970C260 930 330 940 350 975C400 940 480 940 510 975C550 935 620 935 650 970C690 935 760 930 800 965L800 1060L60 1060Z',
      ),
    );
    for (const s of [-1, 1]) stage.draw(heart(425 + s * 285, 400, 84));
    stage
      .put(butterfly, 240, 270, 120, { rotation: -0.3 })
      .put(bird, 612, 268, 100, { mirror: true });
    stage.frame(cloudy(18));
  },
};
