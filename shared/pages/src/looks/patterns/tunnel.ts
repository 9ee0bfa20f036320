import { circle, path, polygon, rect, star } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { arch } from '../parts/frames';
import { starToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** A view down a tunnel of alternating rings of stones and stars. */
export const tunnel: Look = {
  id: 'tunnel',
  number: 94,
  title: 'Down the tunnel',
  family: 'patterns',
  young: {
    title: 'In the cave',
    things: [starToken],
    layout: peephole(
      'M235 1000L235 680A190 190 0 0 1 615 680L615 1000Z',
      [2, circle(170, 210, 95)],
      [0, 'M75 1000C75 560 220 250 425 250C630 250 775 560 775 1000Z'],
      [1, polygon([410, 265, 410, 90, 560, 135, 440, 180, 440, 265])],
    ),
    number: 97,
  },
  draw(stage) {
    const [x, y] = [425, stage.rich ? 460 : 490];
    const [stones, rings, growth, last] = stage.rich ? [18, 6, 1.42, 787] : [8, 4, 1.7, 560];
    /** Half the width of a ring. */
    const halfWidth = (ring: number): number => last * growth ** (ring - rings);
    for (let k = rings; k >= (stage.rich ? 0 : 1); k--) {
      const [inner, outer] = [halfWidth(k - 1), halfWidth(k)];
      stage.draw(rect(x - outer * 0.92, y - outer * 1.2, outer * 1.84, outer * 2.4, outer * 0.24), {
        line: 1.05,
      });
      for (let i = 0; i < stones && k > (stage.rich ? 0 : 1); i++) {
        const a = ((i * 2 + 1) * Math.PI) / stones;
        const [cx, cy] = [Math.cos(a), Math.sin(a)];
        const t = Math.min(0.92 / Math.abs(cx), 1.2 / Math.abs(cy));
        const middle = ((inner + outer) / 2) * t;
        if (k % 2 === 0)
          stage.stroke(
            path(
              `M${x + cx * inner * t * 0.98} ${y + cy * inner * t * 0.98}L${x + cx * outer * t} ${y + cy * outer * t}`,
            ),
            0.9,
          );
        else
          stage.thing(() =>
            stage.draw(
              star(
                x + cx * middle,
                y + cy * middle,
                (outer - inner) * 0.34,
                (outer - inner) * 0.16,
                5,
                a,
              ),
              { line: 0.9 },
            ),
          );
      }
    }
    stage.show(stage.stand({ ground: 985, w: 560, h: 690, float: 0.3 }), { halo: 14 });
    stage.frame(arch());
  },
};
