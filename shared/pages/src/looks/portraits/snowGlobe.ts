import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, terrain, path, polygon, star } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { plate } from '../parts/banner';
import { trim } from '../parts/trim';
import { cloud, pine, snowflake } from '../props/nature';
import { peephole } from '../young/framed';

/** A snow globe with the dog between pines, on a base with its name. */
export const snowGlobe: Look = {
  id: 'snow-globe',
  number: 41,
  title: 'Snow globe',
  family: 'portraits',
  need: 'head',
  young: {
    things: [pine, cloud],
    layout: peephole(
      circle(425, 430, 270),
      [0, circle(425, 430, 335)],
      [0, polygon([190, 720, 660, 720, 740, 1000, 110, 1000])],
      [2, star(425, 860, 80, 40, 5)],
    ),
    number: 52,
  },
  draw(stage) {
    const [x, y, r] = [425, 440, 345];
    const globe = circle(x, y, r);
    const clip = toPathData(globe);
    stage.draw(globe, { line: 1.4 });
    stage.draw(terrain([60, 640, 200, 590, 425, 620, 640, 585, 790, 630], 900), { clip });
    stage.put(pine, 655, 690, 165).put(pine, 195, 690, 150);
    for (const [fx, fy, fr] of [
      [290, 220, 30],
      [560, 180, 26],
      [690, 300, 28],
    ] as const)
      stage.thing(() => stage.draw(circle(fx, fy, fr)));
    const dog = stage.stand({
      ground: 735,
      w: 420,
      h: 470,
      crop: true,
      sink: 70,
      stretch: false,
      area: { x: x - r, y: y - r, w: 2 * r, h: 2 * r },
    });
    stage.show(dog, { clip });
    stage
      .draw(terrain([60, 745, 250, 715, 425, 735, 620, 712, 790, 740], 900), { clip })
      .stroke(globe, 1.4);
    stage.stroke(
      path(
        `M${x - 290} ${y - 80}C${x - 270} ${y - 180} ${x - 210} ${y - 250} ${x - 130} ${y - 285}`,
      ),
      1.2,
    );
    stage
      .draw(path('M190 745C300 800 550 800 660 745L700 850C560 900 290 900 150 850Z'))
      .draw(path('M150 850C290 900 560 900 700 850L745 985C560 1035 290 1035 105 985Z'));
    trim(stage, 'M138 868C290 916 560 916 712 868', 'diamonds', 50, { height: 34, left: true });
    if (stage.name) plate(stage, textFor('dog', stage.name), 425, 940, 440, 104);
    else for (const px of [250, 425, 600]) stage.put(snowflake, px, 938, 70);
  },
};
