import { circle, path, waves } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { octagon } from '../parts/frames';
import { hills } from '../parts/ground';
import { standWithHat, putOnHat } from '../parts/wearing';
import { cloud, plainPalm, roundTree } from '../props/nature';
import { treasure } from '../props/things';
import { starToken } from '../props/tokens';
import { pirateHat } from '../props/wear';
import { peephole } from '../young/framed';

const HAT_FIT = { size: 1, sink: 0.12 };

/** The dog as a pirate on an island with a treasure; its ship is at anchor. */
export const pirate: Look = {
  id: 'pirate',
  number: 64,
  title: 'Treasure island',
  family: 'scenes',
  need: 'whole',
  young: {
    title: 'Ship ahoy',
    things: [roundTree, starToken],
    layout: peephole(
      circle(425, 740, 180),
      [2, 'M410 170L410 80L620 120L440 165L440 170Z'],
      [1, 'M190 165L660 165C720 280 720 420 670 560L180 560C230 420 240 280 190 165Z'],
      [0, 'M75 520L775 520C770 760 690 970 600 1010L250 1010C160 970 80 760 75 520Z'],
    ),
    number: 71,
  },
  draw(stage) {
    const { area } = stage;
    if (stage.rich) stage.put(cloud, 420, 165, 120);
    stage.draw(waves(area.x - 40, 830, 520, 16, 6, 760));
    stage
      .draw(path('M150 520L155 270L165 270L170 520Z'))
      .draw(path('M172 285C250 320 262 390 250 450L172 452Z'))
      .draw(path('M150 300C96 340 92 400 100 440L150 440Z'))
      .draw(path('M155 272L155 232L205 246L160 264Z'))
      .draw(
        path(
          'M70 500C90 510 250 510 290 480C280 550 250 580 220 584L120 584C90 570 76 540 70 500Z',
        ),
      )
      .stroke('M172 370L256 366M97 396L150 396');
    if (stage.rich) stage.draw(waves(area.x - 80, 800, 610, 16, 5, 800));
    stage.put(plainPalm, 655, 800, 250, { mirror: true });
    hills(stage, [740, 700, 690, 680, 690, 720]);
    const dog = standWithHat(
      stage,
      { x: 430, ground: 900, w: 470, h: 570, sink: 36 },
      pirateHat,
      HAT_FIT,
      190,
    );
    stage.show(dog);
    putOnHat(stage, dog, pirateHat, HAT_FIT);
    hills(stage, [880, 895, 910, 905, 885, 860]);
    stage.put(treasure, 210, 1005, 205);
    stage.stroke('M640 945L710 1000M712 943L642 1002', 2.4);
    stage.frame(octagon(46), { line: 1.6 });
  },
};
