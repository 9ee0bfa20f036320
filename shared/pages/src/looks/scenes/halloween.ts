import { ellipse, path, rect } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { fence, hills } from '../parts/ground';
import { standWithHat, putOnHat } from '../parts/wearing';
import { fullMoon } from '../props/nature';
import { bat, jackOLantern, pumpkin } from '../props/things';
import { moonToken } from '../props/tokens';
import { wizardHat } from '../props/wear';
import { peephole } from '../young/framed';

const HAT_FIT = { size: 0.8, sink: 0.1 };

/** The dog as a wizard between jack-o'-lanterns; a haunted house by the full moon. */
export const halloween: Look = {
  id: 'halloween',
  number: 40,
  title: 'Trick or treat',
  family: 'scenes',
  two: 'behind',
  need: 'whole',
  young: {
    things: [pumpkin, moonToken],
    layout: peephole(
      ellipse(425, 600, 220, 225),
      [1, 'M380 320C380 240 350 190 310 160L400 130C440 170 470 240 470 320Z'],
      [2, 'M470 290C540 180 660 170 740 210C720 310 600 360 470 290Z'],
      [
        0,
        'M425 300C560 240 770 320 770 600C770 860 640 960 425 930C210 960 80 860 80 600C80 320 290 240 425 300Z',
      ],
      [2, 'M425 300L425 375M425 825L425 930M80 600L205 600M645 600L770 600'],
    ),
    number: 51,
  },
  draw(stage) {
    stage.put(fullMoon, 610, 235, 165).put(bat, 470, 180, 130, { rotation: -0.2 });
    hills(stage, [620, 560, 580, 640, 620, 640]);
    stage
      .draw(path('M120 620L120 400L96 400L160 280L224 400L206 400L206 620Z'))
      .draw(path('M206 620L206 470L330 470L330 620Z'))
      .draw(path('M190 474L268 400L346 474Z'))
      .draw(rect(150, 440, 36, 54, 16))
      .draw(rect(248, 510, 44, 54, 4))
      .draw(path('M146 620L146 560C146 536 186 536 186 560L186 620Z'));
    if (stage.rich) {
      fence(stage, 620, 780, 4);
      hills(stage, [765, 772, 765, 770, 765]);
    }
    const dog = standWithHat(
      stage,
      { x: 385, ground: 960, w: 480, h: 590, mirror: false },
      wizardHat,
      HAT_FIT,
      120,
    );
    stage.show(dog);
    putOnHat(stage, dog, wizardHat, HAT_FIT);
    hills(stage, [940, 965, 975, 965, 940, 920]);
    stage
      .put(jackOLantern, stage.bust ? 675 : 640, 1008, stage.bust ? 160 : 230)
      .put(jackOLantern, 170, 1015, 120);
    stage.frame(8);
  },
};
