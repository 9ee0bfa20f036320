import { polygon, rect } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { ticket } from '../parts/frames';
import { showInVessel, paws } from '../parts/rim';
import { trim } from '../parts/trim';
import { pot } from '../parts/vessels';
import { bee, butterfly, daisy, leaf, mushroom, sun, tulip } from '../props/nature';
import { vesselLayout } from '../young/seated';

/** The dog looks out of a flower pot. */
export const flowerPot: Look = {
  id: 'flower-pot',
  number: 69,
  title: 'Freshly planted',
  family: 'portraits',
  need: 'head',
  young: {
    things: [leaf, mushroom],
    layout: vesselLayout((x, rim, base, half) => [
      polygon([
        x - half * 0.88,
        rim + 60,
        x + half * 0.88,
        rim + 60,
        x + half * 0.62,
        base,
        x - half * 0.62,
        base,
      ]),
      rect(x - half, rim, half * 2, 92, 18),
    ]),
    number: 17,
  },
  draw(stage) {
    const { area } = stage;
    stage.put(sun(8), 160, 190, 74);
    if (stage.rich)
      for (const s of [-1, 1])
        stage.put(daisy, 425 + s * 288, 985, 440, { rotation: s * 0.06, mirror: s < 0 });
    const rim = 720;
    const dog = stage.stand({
      rim,
      hide: stage.bust ? 0.06 : 0.26,
      w: 520,
      h: stage.bust ? 540 : 690,
      stretch: false,
    });
    const half = showInVessel(stage, dog, 425, rim, [255, 310]);
    for (const t of [-0.8, 0.8])
      stage.put(tulip, 425 + t * half, rim + 20, stage.rich ? 160 : 185, { rotation: t * 0.24 });
    stage.draw(rect(area.x - 10, 975, area.w + 20, 80));
    pot(stage, 425, rim, 992, half);
    trim(
      stage,
      `M${425 - half * 0.98} ${rim + 4}L${425 + half * 0.98} ${rim + 4}`,
      'diamonds',
      56,
      { height: 38 },
    );
    paws(stage, dog, rim - 10);
    stage.put(butterfly, 640, 190, 130, { rotation: 0.4 });
    if (stage.rich) stage.put(bee, 400, 150, 96, { rotation: -0.1 });
    stage.frame(ticket(70));
  },
};
