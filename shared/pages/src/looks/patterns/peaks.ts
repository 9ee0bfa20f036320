import { circle, path, polygon } from '@scribblepup/imaging/curves/shapes';
import { AREA, bottom } from '../../canvas/sheet';
import type { Look } from '../types/look';
import { cloud, pine } from '../props/nature';
import { peephole } from '../young/framed';

/** Share of a slope that is covered by snow. */
const SNOW_SHARE = 0.42;

/** Rows of folded mountains with snow on top. */
export const peaks: Look = {
  id: 'peaks',
  number: 74,
  title: 'Paper mountains',
  family: 'patterns',
  young: {
    title: 'On the mountain',
    things: [cloud, pine],
    layout: peephole(
      'M245 1000L245 790C245 560 605 560 605 790L605 1000Z',
      [0, 'M75 1000L75 620L230 330L330 470L470 90L775 760L775 1000Z'],
      [1, 'M470 90L575 320L520 290L475 350L430 290L385 320Z'],
    ),
    number: 79,
  },
  draw(stage) {
    stage.thing(() => stage.draw(circle(590, 240, 92)));
    const rows = stage.rich ? 6 : 4;
    for (let row = 0; row < rows; row++) {
      const y = 330 + (row * 744) / rows;
      const n = stage.rich ? 3 + (row % 3) : 2 + (row % 2);
      const step = (AREA.w + 200) / n;
      for (let i = -1; i <= n; i++) {
        const cx = AREA.x - 100 + i * step + (row % 2) * step * 0.5;
        const height = (stage.rich ? 150 : 230) + ((i * 53 + row * 31) % 60);
        stage.draw(
          polygon([cx - step * 0.62, y + 140, cx, y - height + 100, cx + step * 0.62, y + 140]),
        );
        stage.stroke(
          path(
            `M${cx - step * 0.62 * SNOW_SHARE} ${y + 100 - height + (height + 40) * SNOW_SHARE}L${cx - step * 0.2 * SNOW_SHARE} ${y + 100 - height + (height + 40) * (SNOW_SHARE + 0.1)}L${cx + step * 0.14 * SNOW_SHARE} ${y + 100 - height + (height + 40) * (SNOW_SHARE - 0.02)}L${cx + step * 0.62 * SNOW_SHARE} ${y + 100 - height + (height + 40) * SNOW_SHARE}`,
          ),
          0.85,
        );
      }
    }
    stage.show(
      stage.stand({ x: 320, ground: 985, w: 560, h: 760, sink: 10, crop: true, mirror: true }),
    );
    stage.draw(
      path(
        `M50 990L200 962L330 994L480 966L620 996L800 964L800 ${bottom(AREA) + 30}L50 ${bottom(AREA) + 30}Z`,
      ),
    );
    stage.frame(0, { line: 1.4 });
  },
};
