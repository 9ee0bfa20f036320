import { path } from '../../compose/shapes';
import type { Look } from '../look';
import { arch } from '../parts/frames';
import { hills } from '../parts/ground';
import { standHatted, wear } from '../parts/wearing';
import { cloud, roundTree } from '../props/nature';
import { castle as fortress } from '../props/things';
import { helmetKnight } from '../props/wear';

const HAT = { size: 0.86, sink: 0.14 };

export const castle: Look = {
  id: 'castle',
  title: 'Knight of the castle',
  family: 'scenes',
  draw(stage) {
    stage.put(cloud, 250, 360, 90).put(cloud, 655, 330, 84);
    hills(stage, [620, 560, 540, 560, 620]);
    stage.put(fortress, 440, 610, 165);
    hills(stage, [700, 650, 640, 680, 700]);
    stage.put(roundTree, 130, 780, 110).put(roundTree, 725, 780, 110);
    stage.draw(path('M380 660C420 640 480 640 500 660C440 740 600 800 640 1040L260 1040C260 860 420 760 380 660Z'));
    const dog = standHatted(stage, { x: 425, ground: 930, w: 460, h: 500 }, helmetKnight, HAT, 330);
    stage.show(dog);
    wear(stage, dog, helmetKnight, HAT);
    hills(stage, [940, 965, 985, 985, 965, 940]);
    if (!stage.bust) stage.draw(path('M110 830C150 850 190 850 230 830C240 920 210 980 170 1005C130 980 100 920 110 830Z'), { line: 1.2 }).trace('M170 846L170 1000M112 900L229 900', 1);
    stage.draw(path('M655 1005L655 820L672 780L689 820L689 1005Z')).draw(path('M625 985L719 985L719 1002L625 1002Z')).draw(path('M661 1002L683 1002L683 1040L661 1040Z'));
    stage.frame(arch());
  },
};
