import { circle, path, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../types/look';
import { peek } from '../parts/peek';
import { trim } from '../parts/trim';
import { leaf, tulip } from '../props/nature';
import { house } from '../props/things';
import { peephole } from '../young/framed';

/** An open window with shutters, tied curtains and a flower box under a striped awning. */
export const window: Look = {
  id: 'window',
  number: 49,
  title: 'At the window',
  family: 'portraits',
  need: 'head',
  young: {
    things: [leaf, house],
    layout: peephole(
      'M165 760L165 380A260 260 0 0 1 685 380L685 760Z',
      [0, 'M100 800L100 380A325 325 0 0 1 750 380L750 800Z'],
      [0, polygon([75, 800, 775, 800, 720, 1000, 130, 1000])],
      [2, circle(230, 900, 46)],
      [2, circle(425, 900, 46)],
      [2, circle(620, 900, 46)],
    ),
    place: 59,
  },
  draw(stage) {
    const { area } = stage;
    const [box, rim] = [{ x: 180, y: 190, w: 490, h: 640 }, 830];
    stage.draw(rect(box.x, box.y, box.w, box.h));
    for (const s of [-1, 1]) {
      const at = (k: number): number => 425 + s * k;
      stage.draw(
        path(
          `M${at(245)} 190L${at(70)} 190C${at(80)} 330 ${at(120)} 430 ${at(200)} 500C${at(170)} 600 ${at(180)} 720 ${at(160)} 830L${at(245)} 830Z`,
        ),
      );
      stage.trace(path(`M${at(160)} 190C${at(166)} 320 ${at(190)} 430 ${at(222)} 500`), 0.9);
      stage.draw(path(`M${at(246)} 486L${at(190)} 496L${at(186)} 530L${at(246)} 534Z`));
    }
    const dog = stage.stand({
      x: 480,
      rim,
      hide: stage.bust ? 0.06 : 0.24,
      w: 560,
      h: stage.bust ? 560 : 690,
      stretch: false,
      area: box,
      crop: true,
    });
    const [l, r] = [box.x, box.x + box.w];
    peek(stage, dog, rim, { clip: `M${l} 190L${r} 190L${r} ${rim + 60}L${l} ${rim + 60}Z` }, [
      l + 8,
      r - 8,
    ]);
    stage.trace(rect(box.x, box.y, box.w, box.h), 1.2);
    for (const x of [75, 691]) {
      stage.draw(rect(x, 190, 84, 660, 6));
      stage.trace(path(`M${x} 400L${x + 84} 400M${x} 640L${x + 84} 640`));
    }
    for (let c = 0; c < 4; c++)
      stage.draw(
        path(
          `M${75 + c * 175} 60L${250 + c * 175} 60L${250 + c * 175} 150C${250 + c * 175} 200 ${75 + c * 175} 200 ${75 + c * 175} 150Z`,
        ),
      );
    for (const i of stage.bust ? [0, 3] : [0, 1, 2, 3])
      stage.put(tulip, 135 + i * 193, 905, (stage.bust ? 92 : 128) + (i % 2) * 24, {
        turn: (i - 1.5) * 0.06,
      });
    stage.draw(rect(94, 866, 662, 150, 14));
    trim(stage, 'M94 870L756 870', 'scallops', 79, { tall: 38 });
    stage.text(words('dog', stage.name), { x: 425, y: 948, width: 440, height: 70 }, 0.9);
    stage.frame(rect(area.x, area.y, area.w, area.h, 14));
  },
};
