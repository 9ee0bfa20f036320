import {
  circle,
  ellipse,
  heart,
  path,
  rect,
  regularPolygon,
  star,
} from '@scribblepup/imaging/curves/shapes';
import { AREA, bottom } from '../../canvas/sheet';
import type { Stage } from '../../canvas/stage';
import type { Look } from '../types/look';
import { isCroppedAtSide } from '../parts/crops';
import { rounded } from '../parts/frames';
import { balloon } from '../props/things';
import { heartToken } from '../props/tokens';
import { peephole } from '../young/framed';

type Bead = (stage: Stage, x: number, y: number, r: number) => void;

const BEADS: readonly Bead[] = [
  (stage, x, y, r) => {
    stage.draw(circle(x, y, r));
    if (stage.rich) stage.draw(circle(x, y, r * 0.5));
  },
  (stage, x, y, r) =>
    void stage
      .draw(path(`M${x} ${y - r * 1.35}L${x + r} ${y}L${x} ${y + r * 1.35}L${x - r} ${y}Z`))
      .stroke(path(`M${x - r} ${y}L${x + r} ${y}`)),
  (stage, x, y, r) => void stage.draw(heart(x, y, r * 1.95)),
  (stage, x, y, r) =>
    void stage
      .draw(ellipse(x, y, r * 0.8, r * 1.3))
      .stroke(
        path(
          `M${x - r * 0.76} ${y - r * 0.3}L${x + r * 0.76} ${y - r * 0.3}M${x - r * 0.76} ${y + r * 0.3}L${x + r * 0.76} ${y + r * 0.3}`,
        ),
      ),
  (stage, x, y, r) => {
    stage.draw(regularPolygon(x, y, r, 6));
    if (stage.rich) stage.draw(star(x, y, r * 0.62, r * 0.28, 6), { line: 0.9 });
  },
  (stage, x, y, r) => void stage.draw(star(x, y, r * 1.15, r * 0.52, 5)),
];

/** The dog in front of strings of beads that hang from a rod. */
export const curtain: Look = {
  id: 'curtain',
  number: 90,
  title: 'Bead curtain',
  family: 'patterns',
  young: {
    title: 'On stage',
    things: [balloon, heartToken],
    layout: peephole(
      'M200 960L200 296L650 296L650 960Z',
      [0, 'M75 300L230 300C250 560 210 760 90 1010L75 1010Z'],
      [0, 'M775 300L620 300C600 560 640 760 760 1010L775 1010Z'],
      [
        0,
        'M75 90L775 90L775 300C720 370 630 370 600 300C560 370 470 370 425 300C380 370 290 370 250 300C220 370 130 370 75 300Z',
      ],
    ),
    number: 93,
  },
  draw(stage) {
    const n = stage.rich ? 5 : 4;
    const step = AREA.w / n;
    for (let c = 0; c < n; c++) {
      const x = AREA.x + (c + 0.5) * step;
      stage.stroke(path(`M${x} ${AREA.y + 40}L${x} ${bottom(AREA)}`), 0.9);
      let y = AREA.y + 130 + (c % 2) * 64;
      for (let k = 0; y < bottom(AREA) + 40; k++, y += step * (stage.rich ? 0.6 : 0.72)) {
        const at = y;
        stage.thing(() => BEADS[(c * 2 + k) % BEADS.length](stage, x, at, step * 0.33));
        y += step * (stage.rich ? 0.46 : 0.58);
        stage.thing(() => stage.draw(circle(x, y, step * 0.09), { line: 0.9 }));
      }
    }
    stage.draw(rect(AREA.x - 20, AREA.y + 22, AREA.w + 40, 34, 12), { line: 1.1 });
    for (let c = 0; c < n; c++)
      stage.draw(rect(AREA.x + (c + 0.5) * step - 17, AREA.y + 12, 34, 54, 14));
    stage.show(stage.stand({ x: 480, ground: 990, w: 580, h: 760, float: 0.5 }), { halo: 14 });
    if (isCroppedAtSide(stage)) stage.frame(24);
    else stage.mat(rounded(24));
    // A dog cropped at the bottom looks over a sill.
    if (stage.bust) stage.draw(rect(AREA.x, bottom(AREA) - 40, AREA.w, 40, 8), { line: 1.1 });
  },
};
