import { path } from '../../compose/shapes';
import type { Look } from '../look';
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
    stage.put(sun(12), 560, 300, 190);
    stage.draw(path('M50 700L90 520L130 500L250 500L280 540L320 700Z')).draw(path('M560 700L590 430L640 410L740 414L760 470L810 700Z')).draw(path('M300 700L330 600L430 600L470 700Z'));
    hills(stage, [700, 690, 700, 690, 705]);
    stage.put(cactus, 165, 905, 195).put(cactus, 715, 830, 120);
    const dog = standHatted(stage, { x: 445, ground: 990, w: 490, h: 620 }, cowboyHat, HAT, 130);
    stage.show(dog);
    wear(stage, dog, cowboyHat, HAT);
    hills(stage, [985, 980, 1000, 995, 970, 950]);
    stage.put(rock, 650, 1010, 120).put(rock, 735, 1020, 70).trace(path(`M${area.x + 250} 1004C${area.x + 290} 992 ${area.x + 330} 1012 ${area.x + 380} 1000`), 0.9);
    stage.frame(6, 2);
  },
};
