import { path } from '../../compose/shapes';
import type { Look } from '../look';
import { rounded } from '../parts/frames';
import { hills } from '../parts/ground';
import { standHatted, wear } from '../parts/wearing';
import { cactus, rock, sun } from '../props/nature';
import { cowboyHat } from '../props/wear';

const HAT = { size: 0.92, sink: 0.1 };

export const desert: Look = {
  id: 'desert',
  title: 'Wild west',
  family: 'scenes',
  draw(stage) {
    const { area } = stage;
    stage.put(sun(16), 425, 470, 205);
    stage.draw(path('M50 700L90 520L130 500L250 500L280 540L320 700Z')).trace('M104 560L262 560M90 620L292 620').draw(path('M560 700L590 430L640 410L740 414L760 470L810 700Z')).trace('M580 520L764 500M570 600L780 590').draw(path('M300 700L330 600L430 600L470 700Z'));
    hills(stage, [700, 690, 700, 690, 705]);
    stage.put(cactus, 165, 905, 195).put(cactus, 715, 830, 120);
    const dog = standHatted(stage, { x: 445, ground: 945, w: 480, h: 580 }, cowboyHat, HAT, 130);
    stage.show(dog);
    wear(stage, dog, cowboyHat, HAT);
    hills(stage, [930, 950, 985, 975, 950, 935]);
    stage.put(rock, 650, 1010, 120).put(rock, 735, 1020, 70).put(cactus, 265, 1012, 62).trace(path(`M${area.x + 250} 1004C${area.x + 290} 992 ${area.x + 330} 1012 ${area.x + 380} 1000`), 0.9);
    stage.frame(rounded(6), 2);
  },
};
