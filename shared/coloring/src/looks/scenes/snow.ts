import type { Look } from '../look';
import { arch } from '../parts/frames';
import { hills } from '../parts/ground';
import { standHatted, wear } from '../parts/wearing';
import { pine, rock, snowflake } from '../props/nature';
import { snowman } from '../props/things';
import { bobbleHat } from '../props/wear';

const HAT = { size: 0.82, sink: 0.1 };
const FLAKES = [[425, 135, 58], [270, 215, 44], [590, 220, 48], [165, 370, 46], [690, 390, 54], [330, 330, 34], [545, 330, 30], [120, 520, 34], [740, 540, 36]] as const;

export const snow: Look = {
  id: 'snow',
  title: 'A snowy walk',
  family: 'scenes',
  draw(stage) {
    for (const [x, y, s] of FLAKES) stage.put(snowflake, x, y, s, { turn: x });
    hills(stage, [600, 540, 580, 620, 560, 590]);
    stage.put(pine, 180, 720, 165).put(pine, 300, 690, 110).put(pine, 560, 690, 115).put(pine, 680, 730, 175);
    hills(stage, [740, 700, 690, 700, 720, 750]);
    stage.put(snowman, 175, 945, 160);
    const dog = standHatted(stage, { x: 475, ground: 935, w: 490, h: 590 }, bobbleHat, HAT, 200);
    stage.show(dog);
    wear(stage, dog, bobbleHat, HAT);
    hills(stage, [930, 960, 985, 985, 960, 935]);
    stage.put(rock, 690, 1010, 110);
    stage.frame(arch());
  },
};
