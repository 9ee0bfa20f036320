import { heart, rect, star } from '@scribblepup/imaging/curves/shapes';
import { right } from '../../canvas/sheet';
import type { PlacedDog } from '../../canvas/placedDog';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { isCroppedAtSide } from '../parts/crops';
import { rounded } from '../parts/frames';
import { garland } from '../parts/garland';
import { floor } from '../parts/ground';
import { showInVessel, paws } from '../parts/rim';
import { seasonalThings } from '../parts/season';
import { trim } from '../parts/trim';
import { box } from '../parts/vessels';
import { balloon } from '../props/things';
import { heartToken } from '../props/tokens';
import { vesselLayout } from '../young/seated';

/** Index in the family of the dog whose birthday page this is. */
const SECOND_DOG = 1;
/** Lower end of the name on the birthday page, in sheet units. */
const NAME_BOTTOM = 276;

/** A surprise: the dog looks out of a gift box. It is the birthday page of the second dog. */
export const giftBox: Look = {
  id: 'gift-box',
  number: 25,
  title: 'Surprise!',
  family: 'portraits',
  need: 'head',
  birthdayOf: SECOND_DOG,
  young: {
    things: [balloon, heartToken, balloon],
    layout: vesselLayout((x, rim, base, half) => [
      rect(x - half * 0.92, rim + 40, half * 1.84, base - rim - 40, 8),
      rect(x - half, rim, half * 2, 96, 14),
    ]),
    number: 16,
  },
  draw(stage) {
    const name = stage.nameOf(SECOND_DOG);
    const isBirthday = name !== null;
    if (isBirthday) {
      stage.text(textFor('happyBirthday', name), { x: 425, y: 132, width: 580, height: 48 }, 0.8);
      stage.text(
        textFor('birthday', name),
        { x: 425, y: 226, width: 580, height: 84, room: [0, 20] },
        1,
      );
      seasonalThings(stage, 560);
    } else garland(stage, 100, stage.rich ? 6 : 4, 50, stage.rich ? 74 : 96);
    for (const [x, y, s] of [
      [150, 330, 140],
      [700, 330, 140],
      [235, 250, 104],
      [615, 250, 104],
    ].slice(0, stage.rich && !isBirthday ? 4 : 2))
      stage.put(balloon, x, y + (isBirthday ? 30 : 0), s, { rotation: (x - 425) * 0.0006 });
    floor(stage, 900, stage.rich ? 5 : 1);
    trim(stage, `M${stage.area.x} 900L${right(stage.area)} 900`, 'arches', 70, {
      height: 60,
      left: true,
    });
    const rim = 690;
    const standAt = (h: number): PlacedDog =>
      stage.stand({
        rim,
        hide: stage.bust ? 0.06 : 0.28,
        w: isCroppedAtSide(stage) ? 540 : 580,
        h,
        stretch: false,
      });
    const largeDog = standAt((stage.bust ? 500 : 640) - (isBirthday ? 130 : 0));
    // A dog with a low head stands higher above the rim, and could cover the name.
    const overlap = isBirthday ? NAME_BOTTOM - largeDog.box.y : 0;
    // Part of the dog is in the box, so only this share of a change in its height shows above the
    // rim.
    const visibleShare = (rim - largeDog.box.y) / largeDog.box.h;
    const dog = overlap > 0 ? standAt(largeDog.box.h - overlap / visibleShare) : largeDog;
    const half = showInVessel(stage, dog, 425, rim, [250, 315]);
    box(stage, 425, rim, 1000, half);
    paws(stage, dog, rim - 16);
    const step = (half - 34) / 2;
    for (const side of [-1, 1])
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 2; c++) {
          const [x, y] = [425 + side * (34 + step * (c + 0.5)), 782 + r * 84];
          if (side < 0 && stage.hasLogo()) continue;
          const isOdd = (r + c) % 2 === 1;
          if (!stage.rich && !isOdd) continue;
          const k = stage.rich ? 1 : 1.35;
          const isHeart = stage.rich ? isOdd : c === 0;
          stage.draw(isHeart ? heart(x, y, 54 * k) : star(x, y, 32 * k, 14 * k, 5), { line: 0.9 });
        }
    stage.logo(425 - 34 - step, 866, half - 70, 170);
    stage.mat(rounded(30));
  },
};
