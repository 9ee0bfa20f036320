import { path, rect, star } from '@scribblepup/imaging/curves/shapes';
import { middleOfFaces } from '../../canvas/features';
import { noseOf } from '../../canvas/sheetHead';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { plate } from '../parts/banner';
import { arch } from '../parts/frames';
import { standWithHat, putOnHat } from '../parts/wearing';
import { moon } from '../props/nature';
import { bookStack, cauldron } from '../props/things';
import { moonToken, starToken } from '../props/tokens';
import { wizardHat } from '../props/wear';
import { standLayout } from '../young/standing';

const HAT_FIT = { size: 0.85, sink: 0.1 };

/** A tower room with an arched window, a shelf of potions, a cauldron and spell books. */
export const wizard: Look = {
  id: 'wizard',
  number: 17,
  title: 'The great wizard',
  family: 'portraits',
  need: 'head',
  young: {
    hatlessTitle: 'Good dog',
    things: [moonToken, starToken],
    hat: wizardHat,
    layout: standLayout,
    number: 0,
  },
  draw(stage) {
    stage
      .draw(path('M130 470L130 300C130 190 300 190 300 300L300 470Z'), { line: 1.2 })
      .put(moon, 215, 350, 110);
    if (stage.rich) stage.draw(star(255, 430, 24, 10, 5)).draw(rect(118, 466, 194, 26, 6));
    stage
      .draw(rect(560, 430, 200, 20, 4))
      .draw(
        path('M590 430C560 390 596 372 598 350L598 330L628 330L628 350C632 372 664 390 636 430Z'),
      )
      .draw(
        path(
          'M680 430L680 368C680 356 690 356 690 346L690 322L726 322L726 346C726 356 736 356 736 368L736 430Z',
        ),
      );
    const dog = standWithHat(
      stage,
      { x: 440, ground: 945, w: 480, h: 560, sink: 20 },
      wizardHat,
      HAT_FIT,
      110,
    );
    stage.show(dog);
    putOnHat(stage, dog, wizardHat, HAT_FIT);
    // The low books, not the tall cauldron, stand on the side of the dog's face.
    const looksLeft = noseOf(dog.head)[0] < 425;
    stage.put(bookStack, looksLeft ? 185 : 665, 960, 165);
    // If the photo shows other dogs too, the cauldron is between the faces.
    stage.put(cauldron, middleOfFaces(dog) ?? (looksLeft ? 680 : 170), 950, 160);
    stage.draw(rect(60, 950, 730, 120));
    plate(stage, textFor('magic', stage.name), 425, 985, 470, 70);
    stage.frame(arch());
  },
};
