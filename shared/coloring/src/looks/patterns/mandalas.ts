import { toPathData } from '../../compose/curve';
import { circle, ellipse, path } from '../../compose/shapes';
import { AREA } from '../../compose/sheet';
import type { Look } from '../look';
import { rounded } from '../parts/frames';
import { mandala } from '../parts/mandala';
import { daisy } from '../props/nature';

/** A halo of petals behind the head, larger than the page. */
export const sunMandala: Look = {
  id: 'sun-mandala',
  title: 'Sun mandala',
  family: 'patterns',
  draw(stage) {
    const dog = stage.stand({ ground: 960, w: 480, h: 640, float: 0.3 });
    const [x, y] = [425, Math.min(600, dog.head.mid[1] + 20)];
    mandala(stage, x, y, 150, [['lotus', 10, 150], ['plain', 1, 84], ['lotus', 8, 250]]);
    stage.show(dog, { halo: 14 });
    stage.frame(30, 1.6);
  },
};

/** Quarter mandalas in the four corners, each another one, around an oval. */
export const cornerMandalas: Look = {
  id: 'corner-mandalas',
  title: 'Four corners',
  family: 'patterns',
  draw(stage) {
    const { x, y, w, h } = AREA;
    mandala(stage, x, y, 80, [['lotus', 8, 190]]);
    mandala(stage, x + w, y, 90, [['hearts', 12, 170]]);
    mandala(stage, x, y + h, 84, [['beads', 8, 76], ['lotus', 8, 120]]);
    mandala(stage, x + w, y + h, 90, [['loops', 8, 170]]);
    const hole = ellipse(425, 550, 236, 345);
    stage.draw(hole, { line: 1.4 });
    const area = { x: 189, y: 205, w: 472, h: 690 };
    stage.show(stage.stand({ ground: 550 + (stage.bust ? 350 : 250), w: 440, h: 570, crop: true, sink: 0, float: 0.5, stretch: false, area }), { clip: toPathData(hole) });
    stage.trace(hole, 1.2);
    stage.frame(0, 1.6);
  },
};

/** The dog on a throne of lotus rings that rise from below. */
export const lotusThrone: Look = {
  id: 'lotus-throne',
  title: 'Lotus throne',
  family: 'patterns',
  draw(stage) {
    mandala(stage, 425, 400, 210, [['lotus', 11, 96]]);
    stage.draw(circle(425, 1050, 300));
    const dog = stage.stand({ ground: 850, w: 490, h: 600, sink: 90, float: 0.1 });
    stage.show(dog);
    mandala(stage, 425, 1050, 92, [['lotus', 10, 90], ['lotus', 12, 100]]);
    for (const s of [-1, 1]) stage.put(daisy, 425 + s * 292, 1020, 190, { turn: s * 0.1, mirror: s > 0 });
    stage.mat(rounded(80));
  },
};

/** A lace doily: bright rings in an oval frame, the dog before them. */
export const doily: Look = {
  id: 'doily',
  title: 'Lace',
  family: 'patterns',
  draw(stage) {
    mandala(stage, 425, 550, 232, [['plain', 1, 24], ['loops', 10, 92]]);
    const hole = circle(425, 550, 232);
    stage.draw(hole, { line: 1.2 });
    const dog = stage.stand({ ground: stage.bust ? 779 : 880, w: stage.bust ? 470 : 500, h: 620, sink: 0, float: 0.5, stretch: false });
    stage.show(dog, stage.bust ? { clip: toPathData(path('M0 0L850 0L850 550L657 550A232 232 0 0 1 193 550L0 550Z')) } : {});
    if (stage.bust) stage.trace(path('M193 550A232 232 0 0 0 657 550'), 1.2);
    for (const [x, y] of [[158, 158], [692, 158], [158, 942], [692, 942]] as const) mandala(stage, x, y, 24, [['lotus', 7, 56]]);
  },
};
