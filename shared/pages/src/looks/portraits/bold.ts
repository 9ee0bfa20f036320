import { rect } from '@scribblepup/imaging/curves/shapes';
import { letterableText } from '../../lettering/text';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { boneToken, heartToken } from '../props/tokens';
import { letteredLayout } from '../young/lettered';

/** How far a cropped dog extends below its box, so that its end is hidden, in sheet units. */
const SINK = 36;

/** Only the dog, as large as the page, in bold lines, and its name. */
export const bold: Look = {
  id: 'bold',
  number: 13,
  title: 'Big and bold',
  family: 'portraits',
  need: 'head',
  young: { things: [boneToken, heartToken], layout: letteredLayout, number: 12 },
  draw(stage) {
    const name = letterableText(textFor('dog', stage.name));
    const { area } = stage;
    const box = name
      ? { x: area.x + 26, y: area.y + 26, w: area.w - 52, h: area.h - 200 }
      : { x: area.x + 26, y: area.y + 26, w: area.w - 52, h: area.h - 52 };
    // A dog cropped at the bottom ends behind its name plate, or behind the frame without a name.
    const dog = stage.bust
      ? stage.stand({
          ground: box.y + box.h,
          w: box.w,
          h: box.h,
          sink: SINK,
          area: { ...box, h: box.h + SINK },
          stretch: false,
          crop: true,
        })
      : stage.fit(box);
    stage.show(dog, {
      outline: stage.width(6.4),
      line: stage.width(4.6),
      detail: Math.min(dog.item.detail, 0.5),
      halo: 0,
      markings: false,
    });
    if (stage.bust && name) stage.draw(rect(area.x - 10, 870, area.w + 20, 200), { line: 1.5 });
    stage.frame(20, { line: 1.9 });
    if (name) stage.text(name, { x: 425, y: 960, width: 600, height: 104, room: [26, 8] }, 1.5);
  },
};
