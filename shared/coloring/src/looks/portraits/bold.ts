import { rect } from '../../compose/shapes';
import { rounded } from '../parts/frames';
import type { Look } from '../look';
import { words } from '../../lettering/texts';
import { letterable } from '../../lettering/text';

/** Nothing but the dog, as large as the page, in bold lines, and its name. */
export const bold: Look = {
  id: 'bold',
  title: 'Big and bold',
  family: 'portraits',
  draw(stage) {
    const name = letterable(words('dog', stage.name));
    const { area } = stage;
    const box = name ? { x: area.x + 6, y: area.y + 10, w: area.w - 12, h: area.h - 170 } : { x: area.x + 6, y: area.y + 10, w: area.w - 12, h: area.h - 20 };
    // A dog that the photo cuts off stands behind its name plate, on the frame.
    const dog = stage.bust ? stage.stand({ ground: 0, w: box.w, h: box.h }) : stage.fit(box);
    stage.show(dog, { outline: stage.width(6.4), line: stage.width(4.6), detail: Math.min(dog.item.detail, 0.5), halo: 0, markings: false });
    if (stage.bust) {
      if (name) stage.draw(rect(area.x - 10, 870, area.w + 20, 200), { line: 1.5 });
      stage.frame(rounded(20), 1.8);
    }
    if (name) stage.text(name, { x: 425, y: 960, width: 640, height: 110 }, 1.5);
  },
};
