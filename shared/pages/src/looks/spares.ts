import {
  circle,
  ellipse,
  heart,
  path,
  pointsOnCircle,
  polygon,
  rect,
  star,
} from '@scribblepup/imaging/curves/shapes';
import { controlPointBounds, toPathData, type Path } from '@scribblepup/imaging/curves/path';
import type { Stage } from '../canvas/stage';
import { AREA, type SheetBox } from '../canvas/sheet';
import { hills } from './parts/ground';
import { COVERS } from './parts/trim';
import { butterfly, leaf, tulip } from './props/nature';
import { boneToken, heartToken } from './props/tokens';
import type { Recipe } from './types/look';

const boxOf = (shape: Path): SheetBox => {
  const [x, y, right, bottom] = controlPointBounds(shape);
  return { x, y, w: right - x, h: bottom - y };
};

/**
 * Draws a medallion with the dog. With large plain fields around it, the page passes the gates for
 * any dog.
 * @param box room for the dog
 */
function medallion(stage: Stage, hole: Path, box = boxOf(hole)): void {
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
  stage.show(dog, { clip: toPathData(hole), markings: false }).stroke(hole, 1.3);
  stage.frame(24);
}

const rays: Recipe = {
  id: 'spare-rays',
  title: 'In the limelight',
  family: 'portraits',
  draw(stage) {
    const { rng } = stage;
    const [n, r] = [15 + rng.integer(0, 3) * 2, rng.integer(255, 300)];
    const [x, y] = [rng.integer(85 + r, 765 - r), rng.integer(400, 690)];
    for (const [farX, farY] of pointsOnCircle(x, y, 1100, n, rng.between(0, 1)))
      stage.stroke(path(`M${x} ${y}L${farX} ${farY}`), 1);
    medallion(stage, circle(x, y, r));
  },
};

const bloom: Recipe = {
  id: 'spare-bloom',
  title: 'In full bloom',
  family: 'portraits',
  draw(stage) {
    const { rng } = stage;
    const [x, y, r] = [425, rng.integer(425, 470), rng.integer(200, 225)];
    const side = rng.pick([1, -1]);
    hills(stage, [900, 860, 880, 850, 900], COVERS.grass);
    stage
      .draw(path(`M${x - 16} 700L${x - 16} 985L${x + 16} 985L${x + 16} 700Z`))
      .put(leaf, x - 105 * side, 880, 190, { rotation: -0.9 * side })
      .put(leaf, x + 105 * side, 830, 190, { rotation: 0.9 * side })
      .put(butterfly, 425 - 265 * side, 830, 130)
      .put(tulip, 425 + 275 * side, 900, 200);
    for (const [px, py] of pointsOnCircle(x, y, r + 40, 10 + rng.integer(0, 3), rng.between(0, 1)))
      stage.draw(circle(px, py, 82));
    medallion(stage, circle(x, y, r));
  },
};

const magnifier: Recipe = {
  id: 'spare-magnifier',
  title: 'Found you!',
  family: 'portraits',
  draw(stage) {
    const { rng } = stage;
    const side = rng.pick([1, -1]);
    const [x, y, r] = [425 - 45 * side, rng.integer(370, 410), rng.integer(235, 255)];
    const at = (k: number): number => x + side * k;
    const [innerOffset, outerOffset] = [(r + 30) * 0.71, (r + 345) * 0.71];
    for (let k = 0; k < 4; k++)
      stage.put(boneToken, at(-225 + k * 130), 960 - k * 78 - (k % 2) * 14, 118, {
        rotation: rng.between(-0.7, 0.7),
      });
    stage
      .draw(
        polygon([
          ...[at(innerOffset + 34), y + innerOffset - 34],
          ...[at(outerOffset + 34), y + outerOffset - 34],
          ...[at(outerOffset - 34), y + outerOffset + 34],
          ...[at(innerOffset - 34), y + innerOffset + 34],
        ]),
      )
      .draw(circle(x, y, r + 36), { line: 1.3 });
    medallion(stage, circle(x, y, r));
  },
};

const withLove: Recipe = {
  id: 'spare-heart',
  title: 'With love',
  family: 'portraits',
  draw(stage) {
    const { rng } = stage;
    const [y, size] = [rng.integer(480, 620), rng.integer(540, 650)];
    const shift = (660 - size) * rng.between(-0.5, 0.5);
    const [top, step] = [rng.integer(110, 160), rng.integer(150, 175)];
    for (let row = 0; row < 6; row++)
      for (let k = 0; k < 4 + (row % 2); k++)
        stage.put(
          heartToken,
          425 + (k - (3 + (row % 2)) / 2) * 160,
          top + row * step,
          rng.integer(70, 112),
          { rotation: rng.between(-0.4, 0.4) },
        );
    medallion(stage, heart(425 + shift, y, size), {
      x: 425 + shift - size * 0.42,
      y: y - size * 0.34,
      w: size * 0.84,
      h: size * 0.76,
    });
  },
};

const fields: Recipe = {
  id: 'spare-fields',
  title: 'Patchwork garden',
  family: 'portraits',
  draw(stage) {
    const { rng } = stage;
    const [columns, rows, parity] = [rng.integer(4, 5), rng.integer(5, 7), rng.integer(0, 1)];
    const [w, h] = [AREA.w / columns, AREA.h / rows];
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        const [x, y] = [AREA.x + c * w, AREA.y + r * h];
        stage.draw(rect(x, y, w, h));
        if ((r + c) % 2 === parity)
          stage.draw(
            r % 2 === 0 ? heart(x + w / 2, y + h / 2, 90) : star(x + w / 2, y + h / 2, 56, 26, 5),
          );
      }
    const [x, y] = [rng.integer(365, 485), rng.integer(480, 620)];
    const [rx, ry] = [rng.integer(235, 265), rng.integer(300, 340)];
    medallion(stage, ellipse(x, y, rx, ry), {
      x: x - rx + 10,
      y: y - ry,
      w: 2 * rx - 20,
      h: 2 * ry,
    });
  },
};

const diamonds: Recipe = {
  id: 'spare-diamonds',
  title: 'Diamonds',
  family: 'portraits',
  draw(stage) {
    const { rng } = stage;
    const s = rng.integer(110, 150);
    const [offsetX, offsetY] = [rng.integer(0, s), rng.integer(0, s)];
    for (let r = -2; r * s < AREA.h + 2 * s; r++)
      for (let c = -1; c * s * 1.5 < AREA.w + s * 2; c++) {
        const x = AREA.x - offsetX + c * s * 1.5 + (r % 2 === 0 ? 0 : s * 0.75);
        const y = AREA.y - offsetY + r * s;
        stage.draw(polygon([x, y - s, x + s * 0.75, y, x, y + s, x - s * 0.75, y]));
      }
    const [w, h] = [rng.integer(470, 530), rng.integer(600, 680)];
    const [x, y] = [rng.integer(115, 735 - w), rng.integer(150, 950 - h)];
    medallion(stage, rect(x, y, w, h, rng.integer(30, 90)));
  },
};

/**
 * Recipes for a page that fails the gates in every variant. They are not looks: the page keeps the
 * id of the look that they replace.
 */
export const spares: readonly Recipe[] = [rays, bloom, fields, magnifier, diamonds, withLove];
