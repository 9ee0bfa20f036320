import { joined } from '../../compose/curve';
import { line } from '../../compose/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../look';
import { rounded } from '../parts/frames';

/** One half of the dog, and squares to draw the other one by. */
export const halves: Look = {
  id: 'halves',
  title: 'Draw the other half',
  family: 'puzzles',
  draw(stage) {
    const { area } = stage;
    const box = { x: area.x, y: area.y + 100, w: area.w, h: area.h - 100 };
    const step = box.w / (stage.simple ? 6 : 10);
    const squares = [];
    for (let x = box.x + step; x < box.x + box.w - 1; x += step) squares.push(line([x, box.y, x, box.y + box.h]));
    for (let y = box.y + step; y < box.y + box.h - 1; y += step) squares.push(line([box.x, y, box.x + box.w, y]));
    stage.trace(joined(squares), 0.5);
    const spot = stage.stand({ ground: box.y + box.h - step * 0.5, w: 600, h: 740, area: box, crop: true, sink: 4, float: 0.45 });
    const centre = spot.box.x + spot.box.w / 2;
    // The face is the best place to fold, where it is not at one end of the dog.
    const fold = Math.abs(spot.head.mid[0] - centre) < spot.box.w * 0.18 ? spot.head.mid[0] : centre;
    stage.show(spot, { clip: `M0 0L${fold} 0L${fold} 1100L0 1100Z` });
    stage.trace(line([fold, box.y, fold, box.y + box.h]), 1.3);
    stage.frame(rounded(16, box));
    stage.heading(words('halves', stage.name), area.y + 46);
  },
};
