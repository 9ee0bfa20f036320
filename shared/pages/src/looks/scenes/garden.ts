import { circle, scallop } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { hills } from '../parts/ground';
import {
  butterfly,
  cloud,
  daisy,
  leaf,
  plainSun,
  plainTree,
  roundTree,
  tulip,
} from '../props/nature';
import { peephole } from '../young/framed';

/** The dog between flowers as tall as itself. */
export const garden: Look = {
  id: 'garden',
  number: 4,
  title: 'In the flower garden',
  family: 'scenes',
  need: 'whole',
  young: {
    title: 'In the flower',
    things: [roundTree, leaf, cloud],
    layout: peephole(
      circle(425, 400, 200),
      [1, 'M396 560L396 1020L454 1020L454 560Z'],
      [2, 'M398 960C300 980 180 900 150 780C270 770 390 830 398 960Z'],
      [2, 'M452 960C550 980 670 900 700 780C580 770 460 830 452 960Z'],
      [0, scallop(425, 400, 250, 250, 7, 0.85)],
    ),
    number: 28,
  },
  draw(stage) {
    stage.put(plainSun(8), 190, 205, 84);
    hills(stage, [520, 470, 500, 540, 480, 460]);
    stage.put(plainTree, 660, 640, 165);
    stage.put(daisy, 165, 930, 420, { rotation: -0.05 });
    const dog = stage.stand({
      x: 440,
      ground: 930,
      w: 600,
      h: 740,
      ...(stage.bust ? { sink: 30 } : {}),
    });
    stage.show(dog);
    stage.put(butterfly, 625, 250, 130, { rotation: 0.35 });
    hills(stage, [940, 960, 970, 960, 935]);
    for (const [x, s] of [
      [150, 250],
      [730, 260],
    ] as const)
      stage.put(tulip, x, 1055, stage.bust ? s * 0.7 : s, { mirror: x > 425 });
    stage.frame(20);
  },
};
