import { circle, path } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';
import { AREA } from '../../canvas/sheet';
import { oval } from '../parts/frames';
import { cloud } from '../props/nature';
import { heartToken, starToken } from '../props/tokens';
import type { Look } from '../types/look';
import { peephole } from '../young/framed';

/** A paper pinwheel around x, y with four vanes of length r. */
function pinwheel(stage: Stage, x: number, y: number, r: number, rotation: number): void {
  for (let i = 0; i < 4; i++) {
    const a = rotation + (i * Math.PI) / 2;
    const pointAt = (angle: number, k: number): string =>
      `${x + Math.cos(a + angle) * r * k} ${y + Math.sin(a + angle) * r * k}`;
    stage.draw(path(`M${x} ${y}L${pointAt(0, 1.08)}L${pointAt(Math.PI / 4, 0.82)}Z`));
    if (stage.rich) stage.stroke(path(`M${x} ${y}L${pointAt(0.36, 0.8)}`), 0.8);
  }
  stage.draw(circle(x, y, r * 0.17));
}

/** Paper pinwheels turn in the wind, in staggered rows. */
export const pinwheels: Look = {
  id: 'pinwheels',
  number: 102,
  title: 'Pinwheels',
  family: 'patterns',
  young: {
    title: 'In the pinwheel',
    things: [heartToken, starToken, cloud],
    layout: peephole(
      circle(425, 430, 175),
      [1, 'M395 600L455 600L455 1020L395 1020Z'],
      [
        0,
        'M425 80L690 165L605 345L775 430L690 695L510 610L425 780L160 695L245 515L75 430L160 165L340 250Z',
      ],
    ),
  },
  draw(stage) {
    const [columns, rows] = stage.rich ? [4, 5] : [2, 4];
    const [w, h] = [AREA.w / columns, AREA.h / rows];
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++) {
        const x = AREA.x + (column + (row % 2 === 0 ? 0 : 0.5)) * w;
        pinwheel(
          stage,
          x,
          AREA.y + row * h,
          w * (stage.rich ? 0.5 : 0.33),
          stage.rng.between(0, 1.5),
        );
      }
    stage.show(stage.stand({ x: 425, ground: 930, w: 480, h: 640, float: 0.4 }), { halo: 16 });
    stage.frame(oval(AREA), { line: 1.6 });
  },
};
