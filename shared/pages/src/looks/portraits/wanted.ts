import { toPathData } from '@scribblepup/imaging/curves/path';
import { path, rect, star } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { trim } from '../parts/trim';
import { standWithHat, putOnHat } from '../parts/wearing';
import { boneToken, starToken } from '../props/tokens';
import { cowboyHat } from '../props/wear';
import { behindLayout } from '../young/standing';

const HAT_FIT = { size: 0.82, sink: 0.1 };

/** A torn poster, held by two nails. */
export const wanted: Look = {
  id: 'wanted',
  number: 37,
  title: 'Wanted',
  family: 'portraits',
  need: 'head',
  young: { things: [starToken, boneToken], hat: cowboyHat, layout: behindLayout, number: 8 },
  draw(stage) {
    stage.draw(
      path(
        'M92 96L180 86L330 98L520 84L758 100L769 320L754 470L767 640L756 830L765 1006L580 996L470 1012L310 998L94 1010L81 800L94 610L83 420L96 260Z',
      ),
      { line: 1.2 },
    );
    for (const x of [126, 724]) stage.draw(`M${x - 11} 134a11 11 0 1 1 22 0a11 11 0 1 1 -22 0z`);
    stage.text(textFor('wanted', ''), { x: 425, y: 186, width: 470, height: 92 }, 1);
    const box = { x: 150, y: 252, w: 550, h: 562 };
    const hole = rect(box.x, box.y, box.w, box.h);
    stage.draw(hole, { line: 1.2 });
    for (const x of [box.x, box.x + box.w])
      trim(stage, `M${x} ${box.y}L${x} ${box.y + box.h}`, 'teeth', 76, {
        height: 40,
        left: x > 425,
      });
    const dog = standWithHat(
      stage,
      { ground: 796, w: 520, h: 550, crop: true, sink: 24, stretch: false, area: box },
      cowboyHat,
      HAT_FIT,
      276,
    );
    stage.show(dog, { clip: toPathData(hole) });
    putOnHat(stage, dog, cowboyHat, HAT_FIT);
    stage.stroke(hole, 1.2);
    const hasName = stage.text(
      textFor('dog', stage.name),
      { x: 425, y: 868, width: 440, height: 64 },
      1,
    );
    stage.text(
      textFor('reward', ''),
      { x: 425, y: hasName ? 950 : 905, width: 420, height: 50 },
      0.8,
    );
    for (const x of [166, 684]) stage.draw(star(x, hasName ? 926 : 905, 40, 18, 5));
  },
};
