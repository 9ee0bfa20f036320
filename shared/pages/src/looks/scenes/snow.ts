import type { Look } from '../../canvas/look';
import { arch } from '../parts/frames';
import { hills } from '../parts/ground';
import { standHatted, wear } from '../parts/wearing';
import { pine, snowflake } from '../props/nature';
import { snowman } from '../props/things';
import { bobbleHat } from '../props/wear';

const HAT = { size: 0.82, sink: 0.1 };
const FLAKES = [
  [425, 150, 84],
  [235, 250, 64],
  [630, 270, 76],
  [160, 345, 52],
] as const;

export const snow: Look = {
  id: 'snow',
  title: 'A snowy walk',
  family: 'scenes',
  draw(stage) {
    for (const [x, y, s] of FLAKES) stage.put(snowflake, x, y, s, { turn: x });
    hills(stage, [600, 540, 580, 620, 560, 590]);
    stage.put(pine, 180, 720, 165).put(pine, 680, 730, 175);
    hills(stage, [740, 700, 690, 700, 720, 750]);
    const dog = standHatted(stage, { x: 475, ground: 985, w: 490, h: 620 }, bobbleHat, HAT, 200);
    const behind = dog.head.mid[0] < 380;
    if (behind) stage.put(snowman, 178, 985, 190);
    stage.show(dog);
    if (!behind) stage.put(snowman, 178, 1000, 180);
    wear(stage, dog, bobbleHat, HAT);
    hills(stage, [1000, 985, 980, 985, 975, 950]);
    stage.frame(arch());
  },
};
