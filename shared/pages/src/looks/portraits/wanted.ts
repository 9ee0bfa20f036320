import { toPathData } from '@scribblepup/imaging/curves/curve';
import { path, rect, star } from '@scribblepup/imaging/curves/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../types/look';
import { trim } from '../parts/trim';
import { standHatted, wear } from '../parts/wearing';
import { boneToken, starToken } from '../props/tokens';
import { cowboyHat } from '../props/wear';
import { before } from '../young/standing';

const HAT = { size: 0.82, sink: 0.1 };

/** A torn poster on a wall of planks. */
export const wanted: Look = {
  id: 'wanted',
  number: 37,
  title: 'Wanted',
  family: 'portraits',
  need: 'head',
  young: { things: [starToken, boneToken], hat: cowboyHat, layout: before, place: 8 },
  draw(stage) {
    const { area } = stage;
    for (let i = 0; i < 3; i++)
      stage.draw(rect(area.x + (i * area.w) / 3, area.y, area.w / 3, area.h));
    stage.draw(
      path(
        'M128 126L200 118L330 128L520 116L722 130L732 320L718 470L730 640L720 830L728 978L560 970L470 984L330 972L130 980L118 800L130 610L120 420L132 260Z',
      ),
      { line: 1.2 },
    );
    for (const x of [156, 694]) stage.draw(`M${x - 11} 152a11 11 0 1 1 22 0a11 11 0 1 1 -22 0z`);
    stage.text(words('wanted', ''), { x: 425, y: 200, width: 430, height: 84 }, 1);
    const box = { x: 160, y: 262, w: 530, h: 560 };
    const hole = rect(box.x, box.y, box.w, box.h);
    stage.draw(hole, { line: 1.2 });
    for (const x of [box.x, box.x + box.w])
      trim(stage, `M${x} ${box.y}L${x} ${box.y + box.h}`, 'teeth', 76, { tall: 40, left: x > 425 });
    const dog = standHatted(
      stage,
      { ground: 804, w: 500, h: 540, crop: true, sink: 24, stretch: false, area: box },
      cowboyHat,
      HAT,
      276,
    );
    stage.show(dog, { clip: toPathData(hole) });
    wear(stage, dog, cowboyHat, HAT);
    stage.trace(hole, 1.2);
    const named = stage.text(
      words('dog', stage.name),
      { x: 425, y: 870, width: 440, height: 62 },
      1,
    );
    stage.text(words('reward', ''), { x: 425, y: named ? 940 : 888, width: 380, height: 40 }, 0.8);
    for (const x of [176, 674]) stage.draw(star(x, named ? 930 : 888, 34, 15, 5));
  },
};
