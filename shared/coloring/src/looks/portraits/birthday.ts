import { polygon, smooth } from '../../compose/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../look';
import { floor } from '../parts/ground';
import { seasonal } from '../parts/season';
import { standHatted, wear } from '../parts/wearing';
import { balloon, cake, gift } from '../props/things';
import { partyHat } from '../props/wear';

const HAT = { size: 0.66, sink: 0.1 };

/** A party with the name on a garland; the flowers, leaves or snow of the month it was born in. */
export const birthday: Look = {
  id: 'birthday',
  title: 'Happy birthday!',
  family: 'portraits',
  draw(stage) {
    const { area } = stage;
    const string = (t: number): [number, number] => [area.x + area.w * t, 250 + Math.sin(Math.PI * t) * 62];
    stage.put(balloon, 160, 440, 140, { turn: -0.12 }).put(balloon, 690, 440, 140, { turn: 0.12 });
    if (!stage.simple) seasonal(stage);
    floor(stage, 845, 1);
    const dog = standHatted(stage, { ground: 955, w: 470, h: 560 }, partyHat, HAT, 260);
    stage.show(dog);
    stage.trace(smooth([0, 0.25, 0.5, 0.75, 1].flatMap(string)), 1);
    for (let i = 0; i < 5; i++) {
      const [ax, ay] = string((i + 0.12) / 5);
      const [bx, by] = string((i + 0.88) / 5);
      stage.draw(polygon([ax, ay, bx, by, (ax + bx) / 2, Math.max(ay, by) + 66]));
    }
    wear(stage, dog, partyHat, HAT);
    stage.put(cake, 195, 1005, 156).put(gift, 650, 1005, 158);
    stage.text(words('happyBirthday', stage.name), { x: 425, y: 132, width: 580, height: 48 }, 0.8);
    stage.text(words('birthday', stage.name), { x: 425, y: 218, width: 580, height: 84 }, 1);
    stage.frame(30);
  },
};
