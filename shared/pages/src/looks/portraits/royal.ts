import { toPathData } from '@scribblepup/imaging/curves/path';
import { pointsOnCircle, ellipse, path } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { ribbon } from '../parts/banner';
import { trim } from '../parts/trim';
import { standWithHat, putOnHat } from '../parts/wearing';
import { heartToken, starToken } from '../props/tokens';
import { crown } from '../props/wear';
import { cushionLayout } from '../young/standing';

const HAT_FIT = { size: 0.72, sink: 0.08 };

/** A royal portrait in an oval frame of leaves, with curtains behind the dog. */
export const royal: Look = {
  id: 'royal',
  number: 9,
  title: 'Royal portrait',
  family: 'portraits',
  two: 'behind',
  need: 'head',
  young: {
    hatlessTitle: 'On a soft cushion',
    things: [heartToken, starToken],
    hat: crown,
    layout: cushionLayout,
    number: 9,
  },
  draw(stage) {
    const [x, y, rx, ry] = [425, 535, 262, 362];
    const leaves = stage.rich ? 20 : 14;
    const half = 3 / leaves;
    const root = stage.rich ? 20 : -6;
    for (const [px, py] of pointsOnCircle(0, 0, 1, leaves)) {
      const a = Math.atan2(py, px);
      const at = (k: number, t: number): string =>
        `${x + Math.cos(a + t) * (rx + k)} ${y + Math.sin(a + t) * (ry + k)}`;
      stage.draw(
        path(
          `M${at(root, -half)}C${at(56, -half * 1.13)} ${at(74, -half / 3)} ${at(78, 0)}C${at(74, half / 3)} ${at(56, half * 1.13)} ${at(root, half)}Z`,
        ),
      );
    }
    if (stage.rich) stage.draw(ellipse(x, y, rx + 34, ry + 34), { line: 1.2 });
    trim(stage, ellipse(x, y, rx, ry), 'blocks', 62, { height: 34, left: true });
    const hole = ellipse(x, y, rx, ry);
    stage.draw(hole, { line: 1.2 });
    const clip = toPathData(hole);
    for (const s of [-1, 1])
      stage.stroke(
        path(
          `M${x + s * 180} ${y - ry}C${x + s * 152} ${y - 160} ${x + s * 178} ${y - 20} ${x + s * 241} ${y + 120}`,
        ),
        0.9,
        clip,
      );
    const area = { x: x - rx, y: y - ry, w: rx * 2, h: ry * 2 };
    const ground = y + (stage.bust ? ry + 4 : ry * 0.8);
    const dog = standWithHat(
      stage,
      {
        x,
        ground,
        w: rx * 1.66,
        h: ry * 1.36,
        crop: true,
        sink: 0,
        float: 0.4,
        stretch: false,
        area,
      },
      crown,
      HAT_FIT,
      205,
    );
    stage.show(dog, { clip });
    putOnHat(stage, dog, crown, HAT_FIT);
    stage.stroke(hole, 1.2);
    ribbon(stage, textFor(stage.two ? 'dog' : 'royal', stage.name), x, 950, 430, 84);
    if (!stage.name) return;
    for (const s of [-1, 1])
      stage
        .draw(
          path(
            `M${x + s * 300} 150C${x + s * 330} 110 ${x + s * 345} 150 ${x + s * 322} 168C${x + s * 345} 190 ${x + s * 310} 214 ${x + s * 300} 182C${x + s * 290} 214 ${x + s * 255} 190 ${x + s * 278} 168C${x + s * 255} 150 ${x + s * 270} 110 ${x + s * 300} 150Z`,
          ),
        )
        .draw(ellipse(x + s * 300, 166, 10, 10));
  },
};
