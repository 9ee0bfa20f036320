import { words } from '../../lettering/texts';
import type { Look } from '../../canvas/look';
import { garland } from '../parts/garland';
import { floor } from '../parts/ground';
import { seasonal } from '../parts/season';
import { standHatted, wear } from '../parts/wearing';
import { balloon, cake, gift } from '../props/things';
import { partyHat } from '../props/wear';

const HAT = { size: 0.66, sink: 0.1 };

/** A party with a garland and the dog's name, and flowers, leaves or snow of its birth month. */
export const birthday: Look = {
  id: 'birthday',
  title: 'Happy birthday!',
  family: 'portraits',
  draw(stage) {
    stage.put(balloon, 160, 440, 140, { turn: -0.12 }).put(balloon, 690, 440, 140, { turn: 0.12 });
    if (!stage.simple) seasonal(stage);
    floor(stage, 845, 1);
    const dog = standHatted(stage, { ground: 965, w: 520, h: 620 }, partyHat, HAT, 260);
    stage.show(dog);
    garland(stage, 250, 5);
    wear(stage, dog, partyHat, HAT);
    const s = stage.bust ? 112 : 150;
    // Put the cake on the side that the dog looks away from.
    const right = (dog.head.face?.nose ?? dog.head.mid)[0] < 425;
    stage
      .put(cake, right ? 765 - s : 85 + s, 1005, s)
      .put(gift, right ? 85 + s * 0.7 : 765 - s * 0.7, 1005, s);
    stage.text(words('happyBirthday', stage.name), { x: 425, y: 132, width: 580, height: 48 }, 0.8);
    stage.text(words('birthday', stage.name), { x: 425, y: 218, width: 580, height: 84 }, 1);
    stage.frame(30, undefined, true);
  },
};
