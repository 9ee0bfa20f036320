import {
  circle,
  ellipse,
  heart,
  path,
  polygon,
  rect,
  star,
} from '@scribblepup/imaging/curves/shapes';
import { toPathData, type Curve } from '@scribblepup/imaging/curves/curve';
import type { Stage } from '../canvas/stage';
import { AREA } from '../canvas/sheet';
import type { Recipe } from './types/look';

/**
 * Draws a medallion with the dog. With large plain fields around it, the page passes the gates for
 * any dog.
 */
function medallion(
  stage: Stage,
  hole: Curve,
  box: { x: number; y: number; w: number; h: number },
): void {
  stage.draw(hole, { line: 1.3 });
  const dog = stage.stand({
    ground: box.y + box.h - 20,
    w: box.w * 0.84,
    h: box.h * 0.8,
    crop: true,
    sink: 24,
    float: 0.5,
    stretch: false,
    area: box,
  });
  stage.show(dog, { clip: toPathData(hole), markings: false }).trace(hole, 1.3);
  stage.frame(24);
}

const rays: Recipe = {
  id: 'spare-rays',
  title: 'In the limelight',
  family: 'portraits',
  draw(stage) {
    const [x, y, n] = [425, 560, 12 + stage.rng.whole(0, 3) * 2];
    for (let i = 0; i < n; i++)
      stage.trace(
        path(
          `M${x} ${y}L${x + Math.cos((i * 2 * Math.PI) / n + 0.1) * 900} ${y + Math.sin((i * 2 * Math.PI) / n + 0.1) * 900}`,
        ),
        1,
      );
    medallion(stage, circle(x, y, 290), { x: 135, y: 270, w: 580, h: 580 });
  },
};

const fields: Recipe = {
  id: 'spare-fields',
  title: 'Patchwork garden',
  family: 'portraits',
  draw(stage) {
    const [columns, rows] = [4 + stage.rng.whole(0, 1), 6];
    const [w, h] = [AREA.w / columns, AREA.h / rows];
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        const [x, y] = [AREA.x + c * w, AREA.y + r * h];
        stage.draw(rect(x, y, w, h));
        if ((r + c) % 2 === 0)
          stage.draw(
            r % 2 === 0 ? heart(x + w / 2, y + h / 2, 90) : star(x + w / 2, y + h / 2, 56, 26, 5),
          );
      }
    medallion(stage, ellipse(425, 550, 250, 330), { x: 175, y: 220, w: 500, h: 660 });
  },
};

const diamonds: Recipe = {
  id: 'spare-diamonds',
  title: 'Diamonds',
  family: 'portraits',
  draw(stage) {
    const s = 116 + stage.rng.whole(0, 3) * 10;
    for (let r = -1; r * s < AREA.h + s; r++)
      for (let c = -1; c * s * 1.5 < AREA.w + s * 2; c++) {
        const [x, y] = [AREA.x + c * s * 1.5 + (r % 2 === 0 ? 0 : s * 0.75), AREA.y + r * s];
        stage.draw(polygon([x, y - s, x + s * 0.75, y, x, y + s, x - s * 0.75, y]));
      }
    medallion(stage, rect(175, 230, 500, 640, 60), { x: 175, y: 230, w: 500, h: 640 });
  },
};

/**
 * Recipes for a page that fails the gates in every variant. They are not looks: the page keeps the
 * id of the look that they replace.
 */
export const spares: readonly Recipe[] = [rays, fields, diamonds];
