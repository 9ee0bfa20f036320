import { circle, path, waves } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { isCroppedAtSide } from '../parts/crops';
import { paws, showBehindRim } from '../parts/rim';
import { trim } from '../parts/trim';
import { hull } from '../parts/vessels';
import { standWithHat, putOnHat } from '../parts/wearing';
import { bird, cloud } from '../props/nature';
import { fish } from '../props/things';
import { captainHat } from '../props/wear';
import { peephole } from '../young/framed';

const HAT_FIT = { size: 0.9, sink: 0.06 };

/** The dog as the captain of a sailboat between waves. */
export const boat: Look = {
  id: 'boat',
  number: 36,
  title: 'Captain of the boat',
  family: 'scenes',
  two: 'over',
  young: {
    things: [fish, cloud],
    layout: peephole(
      circle(420, 770, 178),
      [0, 'M420 85C600 190 690 330 715 480L420 480Z'],
      [2, 'M420 190C310 280 220 380 180 480L420 480Z'],
      [0, 'M420 480L420 575'],
      [0, 'M75 570L775 560C770 800 640 985 425 985C210 985 85 800 75 570Z'],
    ),
    number: 15,
  },
  draw(stage) {
    const { area } = stage;
    stage.put(cloud, 200, 180, 130).put(cloud, 610, 260, 100).put(bird, 600, 160, 90);
    stage
      .draw(path('M60 560C120 470 190 470 250 540L270 560Z'))
      .draw(path('M600 560C660 500 740 490 800 540L800 560Z'));
    stage.draw(waves(area.x - 60, 830, 560, 18, 6, 1080));
    for (const [row, y] of [590, 640].entries())
      trim(stage, `M${area.x - 30 - row * 33} ${y}L${area.x + area.w + 60} ${y}`, 'scallops', 66, {
        height: 42,
      });
    stage
      .draw(path('M640 770L640 330L654 330L654 770Z'))
      .draw(path('M662 336C760 420 768 560 764 660L662 690Z'))
      .draw(path('M640 336L640 378L584 357Z'));
    const dog = standWithHat(
      stage,
      {
        x: isCroppedAtSide(stage) ? 415 : 385,
        rim: 740,
        hide: stage.bust ? 0.06 : 0.26,
        w: isCroppedAtSide(stage) ? 500 : 540,
        h: 600,
        stretch: false,
      },
      captainHat,
      HAT_FIT,
      130,
    );
    showBehindRim(stage, dog, 735, {}, [124, 710]);
    putOnHat(stage, dog, captainHat, HAT_FIT);
    hull(stage, 400, 725, 905, 300);
    trim(stage, 'M106 736C300 742 560 740 730 712', 'scallops', 54, { height: 36 });
    paws(stage, dog, 732, [120, 660]);
    for (const x of [240, 390, 540])
      stage.draw(`M${x - 26} 830a26 26 0 1 1 52 0a26 26 0 1 1 -52 0z`);
    stage.draw(waves(area.x - 30, 800, 890, 26, 4, 1080));
    if (stage.rich) stage.draw(waves(area.x - 90, 830, 965, 26, 4, 1080));
    stage.put(fish, 200, 990, 100);
    stage.frame(30);
  },
};
