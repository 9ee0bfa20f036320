import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, heart, path, rect, star } from '@scribblepup/imaging/curves/shapes';
import { bottom } from '../../canvas/sheet';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { bone, paw } from '../props/things';
import { boneToken, starToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** A collector's card with the dog's name, a badge and rows of stars. */
export const card: Look = {
  id: 'card',
  number: 97,
  title: 'Collector card',
  family: 'portraits',
  need: 'head',
  young: {
    title: 'A letter for you',
    things: [starToken, boneToken],
    layout: peephole(
      heart(425, 580, 470),
      [0, rect(80, 300, 690, 580, 20)],
      [1, 'M86 306L330 430M764 306L520 430'],
    ),
    number: 98,
  },
  draw(stage) {
    stage.draw(rect(75, 75, 700, 950, 44), { line: 1.5 });
    const hasName = stage.text(
      textFor('dog', stage.name),
      { x: 380, y: 165, width: 440, height: 62 },
      0.95,
    );
    if (!hasName) stage.put(bone, 360, 165, 110);
    if (!stage.logo(664, 166, 104, 92))
      stage.draw(star(672, 168, 46, 20, 5)).draw(circle(672, 170, 11));
    const values = stage.rich ? [paw, bone] : [paw];
    const box = stage.rich ? { x: 135, y: 225, w: 580, h: 520 } : { x: 75, y: 225, w: 700, h: 590 };
    const hole = rect(box.x, box.y, box.w, box.h, stage.rich ? 14 : 0);
    const clip = toPathData(hole);
    stage.draw(hole, { line: 1.2 });
    const beams = stage.rich ? 14 : 8;
    for (let i = 0; i < beams; i++) {
      const a = (i * 2 * Math.PI) / beams + 0.2;
      const at = (r: number): string => `${425 + Math.cos(a) * r} ${480 + Math.sin(a) * r}`;
      stage.stroke(path(`M${at(130)}L${at(480)}`), 0.85, clip);
    }
    stage.show(
      stage.stand({
        ground: bottom(box) - 17,
        w: 520,
        h: box.h - 30,
        crop: true,
        sink: 24,
        stretch: false,
        area: box,
      }),
      { clip },
    );
    stage.stroke(hole, 1.2);
    values.forEach((prop, r) => {
      const y = stage.rich ? 818 + r * 108 : 918;
      stage.put(prop, 190, y, prop === bone ? 62 : stage.rich ? 84 : 104);
      for (let i = 0; i < 3; i++)
        stage.draw(star(360 + i * 136, y, stage.rich ? 48 : 60, stage.rich ? 22 : 28, 5));
      if (r > 0) stage.stroke(path(`M135 ${y - 54}L715 ${y - 54}`), 0.7);
    });
  },
};
