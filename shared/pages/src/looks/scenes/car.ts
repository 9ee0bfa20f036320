import { circle, path, rect } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { hills } from '../parts/ground';
import { clipAbove, paws, showBehindRim } from '../parts/rim';
import { trim } from '../parts/trim';
import { cloud, plainSun, plainTree, roundTree, sun } from '../props/nature';
import { house } from '../props/things';
import { peephole } from '../young/framed';

/** An open car seen from the side, as wide as the page; the dog sits behind its door. */
export const car: Look = {
  id: 'car',
  number: 16,
  title: 'Off we go',
  family: 'scenes',
  two: 'over',
  young: {
    things: [house, cloud, roundTree],
    layout: peephole(
      'M190 560L250 320C270 260 300 240 360 240L530 240C590 240 620 260 640 320L690 560Z',
      [
        0,
        'M75 800L75 620C75 570 110 550 140 550L200 270C220 190 280 160 350 160L530 160C610 160 660 200 690 270L745 550C770 565 775 590 775 620L775 800Z',
      ],
      [0, circle(230, 810, 105)],
      [0, circle(620, 810, 105)],
      [2, circle(230, 810, 46)],
      [2, circle(620, 810, 46)],
    ),
    number: 35,
  },
  draw(stage) {
    const { area } = stage;
    stage.put(cloud, 200, 200, 105);
    if (stage.rich) stage.put(sun(12), 665, 185, 72).put(cloud, 500, 240, 90);
    else stage.put(plainSun(8), 655, 200, 96);
    hills(stage, [560, 480, 540, 610, 520, 470]);
    if (stage.rich) stage.put(house, 168, 690, 120);
    stage.put(plainTree, 690, 720, 160);
    stage.draw(rect(area.x - 10, 850, area.w + 20, 240));
    trim(stage, `M${area.x - 10} 850L${area.x + area.w + 10} 850`, 'blocks', 74, { height: 34 });
    const dog = stage.stand({
      x: 385,
      rim: 705,
      hide: stage.bust ? 0.1 : 0.3,
      w: 560,
      h: stage.bust ? 580 : 660,
      stretch: false,
    });
    stage.draw(path('M520 690C560 640 590 590 600 545L620 548C614 600 600 650 590 700Z'));
    showBehindRim(stage, dog, 705, { clip: clipAbove(860) });
    stage.draw(
      path(
        'M100 890C84 850 88 760 106 728C116 704 150 700 176 700L590 700C660 706 730 730 748 776C762 810 760 860 752 892Z',
      ),
    );
    paws(stage, dog, 706, [110, 560]);
    stage.draw(circle(712, 790, 30));
    for (const x of [215, 612]) stage.draw(circle(x, 890, 82)).draw(circle(x, 890, 36));
    if (stage.name)
      stage.text(stage.name, { x: 413, y: 800, width: 236, height: 64, room: [18, 22] }, 0.85);
    stage.frame(26, { ornate: true });
  },
};
