import { toPathData } from '@scribblepup/imaging/curves/path';
import { ellipse, terrain, path, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { rounded } from '../parts/frames';
import { floor } from '../parts/ground';
import { trim } from '../parts/trim';
import { cloud, roundTree, sun } from '../props/nature';
import { bucket } from '../props/things';
import { appleToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** A painting of the dog in a landscape, on an easel with paints in front of it. */
export const easel: Look = {
  id: 'easel',
  number: 77,
  title: 'The masterpiece',
  family: 'portraits',
  need: 'head',
  young: {
    things: [appleToken, cloud],
    layout: peephole(
      rect(195, 215, 460, 490),
      [1, polygon([260, 760, 340, 760, 230, 1020, 150, 1020])],
      [1, polygon([510, 760, 590, 760, 700, 1020, 620, 1020])],
      [2, polygon([390, 180, 390, 80, 460, 80, 460, 180])],
      [0, rect(110, 140, 630, 640, 16)],
      [2, rect(80, 770, 690, 66, 20)],
    ),
    number: 82,
  },
  draw(stage) {
    floor(stage, 880, 1);
    for (const s of [-1, 1])
      stage.draw(
        path(`M${425 + s * 40} 75L${425 + s * 68} 75L${425 + s * 250} 1015L${425 + s * 216} 1015Z`),
      );
    stage.draw(rect(411, 75, 28, 900));
    const box = { x: 122, y: 148, w: 606, h: 646 };
    const hole = rect(box.x, box.y, box.w, box.h);
    const clip = toPathData(hole);
    trim(stage, hole, 'scallops', 62, { height: 34, left: true });
    stage.draw(hole).put(sun(8), 215, 240, 68).put(cloud, 600, 230, 110);
    stage.draw(terrain([box.x, 560, 260, 500, 420, 545, 580, 490, 728, 540], 800), { clip });
    if (stage.rich) stage.put(roundTree, 628, 665, 112);
    stage.draw(terrain([box.x, 650, 300, 630, 520, 655, 728, 640], 800), { clip });
    const dog = stage.stand({
      ground: 776,
      w: 520,
      h: 560,
      crop: true,
      sink: 26,
      stretch: false,
      area: box,
    });
    stage.show(dog, { clip });
    stage.stroke(hole, 2);
    stage.draw(rect(96, 808, 658, 40, 8)).draw(rect(376, 112, 98, 48, 8));
    stage.draw(
      path(
        'M92 985C74 900 160 858 250 872C330 884 342 934 296 946C262 956 276 988 298 1004C238 1030 108 1030 92 985Z',
      ),
    );
    for (const [x, y] of [
      [142, 936],
      [194, 908],
      [256, 910],
      [150, 984],
      [216, 990],
    ] as const)
      stage.draw(ellipse(x, y, 21, 15));
    stage
      .draw(path('M612 920L556 790L574 782L634 914Z'))
      .draw(path('M556 790C542 768 546 744 562 728C576 744 580 764 574 782Z'))
      .draw(path('M668 920L690 770L708 774L686 924Z'))
      .draw(path('M690 770C688 744 702 728 716 720C722 740 720 758 708 774Z'));
    stage.put(bucket, 650, 1015, 140);
    stage.mat(rounded(12));
  },
};
