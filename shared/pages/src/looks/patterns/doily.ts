import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, path, scallop } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { isBroadBust } from '../parts/crops';
import { mandala } from '../parts/mandala';
import { eggToken, heartToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** A lace doily: the dog in front of light rings, with a flower in each corner of the page. */
export const doily: Look = {
  id: 'doily',
  number: 86,
  title: 'Lace',
  family: 'patterns',
  young: {
    title: 'In bloom',
    things: [heartToken, eggToken],
    layout: peephole(circle(425, 550, 190), [0, scallop(425, 550, 210, 210, 6, 1.5, 0.5)]),
    number: 89,
  },
  draw(stage) {
    const [x, y, r] = [425, 468, 204];
    mandala(
      stage,
      x,
      y,
      r,
      stage.rich
        ? [
            ['beads', 22, 34],
            ['arches', 15, 86],
          ]
        : [['loops', 9, 128]],
    );
    const hole = circle(x, y, r);
    stage.draw(hole, { line: 1.2 });
    const dog = stage.stand({
      ground: stage.bust ? y + r - 3 : 880,
      w: stage.bust ? 420 : 500,
      h: 620,
      sink: 0,
      float: 0.5,
      stretch: false,
      ...(isBroadBust(stage)
        ? { crop: true, area: { x: x - 0.8 * r, y: y - r, w: 1.6 * r, h: 2 * r } }
        : {}),
    });
    // A narrow bust may extend past the ring above its middle.
    const aboveLowerArc = path(
      `M0 0L850 0L850 ${y}L${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}L0 ${y}Z`,
    );
    stage.show(
      dog,
      stage.bust ? { clip: toPathData(isBroadBust(stage) ? hole : aboveLowerArc) } : {},
    );
    if (stage.bust)
      stage.stroke(
        isBroadBust(stage) ? hole : path(`M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}`),
        1.2,
      );
    for (const [px, py] of [
      [150, 150],
      [700, 150],
      [165, 915],
      [685, 915],
    ] as const)
      if (stage.rich) mandala(stage, px, py, 28, [['lotus', 9, 52]]);
      else stage.draw(scallop(px, py, 62, 62, 6, 1.15)).draw(circle(px, py, 27));
  },
};
