import { circle, ellipse, path, rect } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { oval } from '../parts/frames';
import { hills } from '../parts/ground';
import { clipAbove, paws, showBehindRim } from '../parts/rim';
import { bird, cloud, flatCloud } from '../props/nature';
import { house } from '../props/things';
import { peephole } from '../young/framed';

/** A biplane with the dog as its pilot, high above the hills. */
export const plane: Look = {
  id: 'plane',
  number: 84,
  title: 'The pilot',
  family: 'scenes',
  young: {
    things: [flatCloud, bird, cloud],
    layout: peephole(
      circle(425, 410, 225),
      [0, circle(265, 810, 85)],
      [0, circle(585, 810, 85)],
      [0, 'M425 480L60 610L60 770L425 710L790 770L790 610Z'],
      [0, 'M395 80L455 80L490 260L360 260Z'],
    ),
    number: 88,
  },
  draw(stage) {
    hills(stage, [860, 830, 850, 880, 850, 830]);
    hills(stage, [930, 900, 890, 910, 940, 930]);
    stage.put(house.slice(0, 6), 545, 975, 84);
    for (let i = 0; stage.rich && i < 4; i++)
      stage.stroke(
        path(`M${380 + i * 40} 1010C${400 + i * 34} 980 ${420 + i * 30} 950 ${430 + i * 26} 920`),
        0.8,
      );
    stage.put(flatCloud, 290, 270, 140).put(flatCloud, 600, 240, 120);
    const dog = stage.stand({
      x: 440,
      rim: 610,
      hide: stage.bust ? 0.08 : 0.32,
      w: 460,
      h: stage.bust ? 400 : 540,
      stretch: false,
    });
    stage.draw(path('M590 620C640 560 680 500 730 480L750 590L700 660Z'));
    showBehindRim(stage, dog, 612, { clip: clipAbove(720) }, [200, 690]);
    stage.draw(
      path(
        'M175 690C165 620 190 590 240 590L560 600C640 606 700 630 735 640C735 680 690 720 600 745C480 790 300 800 240 780C190 766 178 740 175 690Z',
      ),
    );
    paws(stage, dog, 604, [220, 640]);
    stage
      .draw(
        path('M182 640C150 640 140 660 140 690C140 720 156 745 190 745C176 720 174 670 182 640Z'),
      )
      .draw(ellipse(132, 692, 20, 26));
    stage
      .draw(path('M132 668C110 620 110 560 128 520C148 560 148 620 132 668Z'))
      .draw(path('M132 716C110 764 110 824 128 864C148 824 148 764 132 716Z'));
    stage.draw(
      path(
        'M250 700C330 690 500 690 560 710C570 740 540 756 500 756L300 756C260 750 240 730 250 700Z',
      ),
    );
    stage.draw(circle(310, 850, 46)).stroke('M310 810L280 772M318 810L350 776', 1.3);
    if (stage.name)
      stage.text(stage.name, { x: 590, y: 676, width: 120, height: 34, room: [2, 8] }, 0.7);
    stage.draw(rect(690, 610, 60, 22, 8));
    stage.frame(oval(), { line: 1.6 });
  },
};
