import { circle, path, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { showBehindRim } from '../parts/rim';
import { trim } from '../parts/trim';
import { leaf, tulip } from '../props/nature';
import { house } from '../props/things';
import { peephole } from '../young/framed';

/** Height of the window sill, in sheet units. */
const SILL_HEIGHT = 44;

/** An open window with shutters, tied curtains and a flower box under an awning. */
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
    number: 59,
  },
  draw(stage) {
    const [box, rim] = [{ x: 180, y: 190, w: 490, h: 640 }, 830];
    stage.draw(rect(box.x, box.y, box.w, box.h));
    for (const s of [-1, 1]) {
      const at = (k: number): number => 425 + s * k;
      stage.draw(
        path(
          `M${at(245)} 190L${at(70)} 190C${at(80)} 330 ${at(120)} 430 ${at(200)} 500C${at(170)} 600 ${at(180)} 720 ${at(160)} 830L${at(245)} 830Z`,
        ),
      );
      if (stage.rich)
        stage.stroke(path(`M${at(160)} 190C${at(166)} 320 ${at(190)} 430 ${at(222)} 500`), 0.9);
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
      whole: !stage.bust,
    });
    const [l, r] = [box.x, box.x + box.w];
    showBehindRim(
      stage,
      dog,
      rim,
      { clip: `M${l} 190L${r} 190L${r} ${rim + 60}L${l} ${rim + 60}Z` },
      [l + 8, r - 8],
    );
    stage.stroke(rect(box.x, box.y, box.w, box.h), 1.2);
    for (const x of [l - 100, r]) {
      stage.draw(rect(x, box.y, 100, box.h));
      if (stage.rich) stage.stroke(path(`M${x} 510L${x + 100} 510`));
    }
    // The sill hides the lower end of the dog, down to the flower box.
    stage.draw(rect(l - 100, rim, box.w + 200, SILL_HEIGHT));
    const flaps = stage.rich ? 4 : 3;
    const flapWidth = 690 / flaps;
    for (let x = 80; x < 769; x += flapWidth)
      stage.draw(
        path(
          `M${x} 85L${x + flapWidth} 85L${x + flapWidth} 150C${x + flapWidth} 205 ${x} 205 ${x} 150Z`,
        ),
      );
    for (const s of [-1, 1])
      stage.put(tulip, 425 + s * 285, 905, stage.bust ? 120 : 170, { rotation: s * 0.08 });
    stage.draw(rect(90, 866, 670, 150, 14));
    trim(stage, 'M90 870L760 870', 'scallops', 79, { height: 38 });
    stage.text(
      textFor('dog', stage.name),
      { x: 425, y: 948, width: 440, height: 70, room: [3, 22] },
      0.9,
    );
  },
};
