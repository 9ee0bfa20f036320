import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, ellipse, heart, rect } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { isBroadBust } from '../parts/crops';
import { headInBox, showsOtherDog } from '../parts/headInBox';
import { leaf, mushroom } from '../props/nature';
import { paw } from '../props/things';
import { peephole } from '../young/framed';

/** Width of the head of a low dog, as a share of a bookmark's width. */
const HEAD_WIDTH = 0.5;

/** Three bookmarks to cut out. */
export const bookmarks: Look = {
  id: 'bookmarks',
  number: 71,
  title: 'Bookmarks to cut out',
  family: 'puzzles',
  two: 'apart',
  need: 'face',
  young: {
    title: 'Mushroom',
    things: [mushroom, leaf],
    layout: peephole(
      ellipse(425, 730, 185, 195),
      [0, 'M205 480C240 680 160 820 180 960C200 1020 650 1020 670 960C690 820 610 680 645 480Z'],
      [0, 'M75 470C75 220 240 85 425 85C610 85 775 220 775 470C775 530 75 530 75 470Z'],
      [1, circle(425, 260, 90)],
      [2, circle(210, 370, 56)],
      [2, circle(640, 370, 56)],
    ),
    number: 76,
  },
  draw(stage) {
    // A broad bust needs wider bookmarks, so draw only two.
    const n = isBroadBust(stage.member(0)) || isBroadBust(stage.member(1)) ? 2 : 3;
    const w = (723 - 23 * n) / n;
    for (let i = 0; i < n; i++) {
      const x = 75 + i * (w + 23);
      const hole = rect(x, 75, w, 950, 22);
      const clip = toPathData(hole);
      stage.draw(hole, { line: 1.2 });
      for (let k = 0; k < 3; k++) {
        const y = 225 + k * 165;
        const offset = (k % 2 ? 1 : -1) * w * 0.22;
        if (i === 0) stage.draw(heart(x + w / 2 + offset, y, Math.min(124, w * 0.44)), { clip });
        else if (i === 1) stage.put(paw, x + w / 2 + offset, y + 36, Math.min(130, w * 0.45));
        else
          stage
            .draw(circle(x + w / 2 + offset, y, 46), { clip })
            .draw(circle(x + w / 2 + offset, y, 20));
      }
      stage.draw(circle(x + w / 2, 118, 17));
      const box = { x, y: 640, w, h: 385 };
      const panel = { x, y: 690, w, h: 335 };
      stage.draw(rect(panel.x, panel.y, panel.w, panel.h));
      const memberStage = stage.member(i);
      // A dog that is wider than tall would be tiny, so the bookmark shows its head.
      const isLow = memberStage.dog.width > memberStage.dog.height && !showsOtherDog(memberStage);
      const head = isLow ? headInBox(memberStage, panel, HEAD_WIDTH, i === 1) : null;
      const dog =
        head ??
        memberStage.stand({
          ground: 1012,
          w: w * 0.88,
          h: 310,
          crop: true,
          sink: 14,
          stretch: false,
          mirror: i === 1,
          area: box,
        });
      memberStage.show(dog, { clip, detail: dog.item.detail * (n < 3 ? 0.8 : 0.5) });
      stage.stroke(hole, 1.2);
    }
  },
};
