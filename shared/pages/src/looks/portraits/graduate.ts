import { rect } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { ribbon } from '../parts/banner';
import { isFrameless } from '../parts/crops';
import { rounded } from '../parts/frames';
import { floor } from '../parts/ground';
import { standWithHat, putOnHat } from '../parts/wearing';
import { bookStack, trophy } from '../props/things';
import { appleToken } from '../props/tokens';
import { graduationCap } from '../props/wear';
import { standLayout } from '../young/standing';

/** The dog with a graduation cap in front of the blackboard, with books, a trophy and its name. */
export const graduate: Look = {
  id: 'graduate',
  number: 85,
  title: 'Top of the class',
  family: 'portraits',
  need: 'head',
  young: { things: [trophy, appleToken], hat: graduationCap, layout: standLayout, number: 1 },
  draw(stage) {
    const frameless = isFrameless(stage);
    const top = frameless ? 90 : 160;
    stage.draw(rect(115, top, 620, 590 - top, 10), { line: 1.2 });
    stage.labels(
      [
        ['A', 190, top + 102],
        ['B', 278, top + 102],
        ['1', 590, top + 102],
        ['2', 668, top + 102],
      ],
      84,
    );
    for (const shape of ['M165 480L245 480L205 410Z', 'M600 420L680 420L680 500L600 500Z'])
      stage.thing(() => stage.draw(shape, { line: 0.9 }));
    if (stage.rich) stage.draw(rect(100, 586, 650, 26, 6));
    if (!frameless || !stage.bust) floor(stage, 800, 1);
    const hat = { size: 0.86, sink: 0.06 };
    const dog = standWithHat(
      stage,
      {
        ground: 955,
        w: 470,
        h: 590,
        mirror: true,
        whole: frameless,
        ...(stage.bust ? { sink: -20 } : {}),
      },
      graduationCap,
      hat,
      150,
    );
    stage.show(dog);
    putOnHat(stage, dog, graduationCap, hat);
    if (stage.bust) stage.draw(rect(stage.area.x - 10, 915, stage.area.w + 20, 150), { line: 1.1 });
    const size = stage.bust ? 122 : frameless ? 145 : 168;
    stage
      .put(bookStack, frameless ? 190 : 172, 1000, size)
      .put(trophy, frameless ? 668 : 690, 1002, size);
    ribbon(stage, textFor('dog', stage.name), 425, 962, 330, 72);
    if (frameless) stage.mat(rounded(20));
    else stage.frame(20, { line: 1.4 });
  },
};
