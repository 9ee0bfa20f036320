import { circle } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { arch } from '../parts/frames';
import { hills } from '../parts/ground';
import { standWithHat, putOnHat } from '../parts/wearing';
import { cloud, pine, snowflake } from '../props/nature';
import { snowman } from '../props/things';
import { bobbleHat } from '../props/wear';
import { peephole } from '../young/framed';

const HAT_FIT = { size: 0.82, sink: 0.1 };

const FLAKES = [
  [425, 150, 84],
  [240, 270, 76],
  [640, 290, 76],
] as const;

/** The dog with a bobble hat in falling snow, beside a snowman. */
export const snow: Look = {
  id: 'snow',
  number: 20,
  title: 'A snowy walk',
  family: 'scenes',
  two: 'beside',
  need: 'whole',
  young: {
    title: 'Snowman',
    things: [pine, cloud, pine],
    layout: peephole(
      circle(425, 440, 230),
      [0, circle(425, 800, 222)],
      [1, 'M270 235L580 235L550 85L300 85Z'],
      [2, 'M190 270L660 270L660 200L190 200Z'],
      [2, circle(425, 900, 46)],
      [2, circle(425, 780, 46)],
    ),
    number: 38,
  },
  draw(stage) {
    // Any angle will do, and x differs from flake to flake.
    for (const [x, y, s] of FLAKES) stage.put(snowflake, x, y, s, { rotation: x });
    if (stage.rich) hills(stage, [600, 540, 580, 620, 560, 590]);
    stage.put(pine, 180, 720, 175).put(pine, 680, 730, 190);
    hills(stage, [740, 700, 690, 700, 720, 750]);
    const dog = standWithHat(
      stage,
      { x: 475, ground: 985, w: 490, h: 620 },
      bobbleHat,
      HAT_FIT,
      200,
    );
    // The snowman stands in front of the dog's back, away from its head.
    stage.show(dog).put(snowman, dog.head.eyeMidpoint[0] < 400 ? 660 : 178, 1000, 180);
    putOnHat(stage, dog, bobbleHat, HAT_FIT);
    hills(stage, [1000, 985, 980, 985, 975, 950]);
    stage.frame(arch());
  },
};
