import { circle, path } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { isBroadBust, isCroppedAtSide } from '../parts/crops';
import { rounded } from '../parts/frames';
import { mandala } from '../parts/mandala';
import { daisy, leaf } from '../props/nature';
import { vesselLayout } from '../young/seated';

/** The dog on a throne of lotus rings that rise from below. */
export const lotusThrone: Look = {
  id: 'lotus-throne',
  number: 70,
  title: 'Lotus throne',
  family: 'patterns',
  young: {
    things: [leaf],
    layout: vesselLayout((x, rim, base, half) => [
      path(
        `M${x - half * 1.1} ${rim + 40}C${x - half * 0.9} ${rim + 30} ${x - half * 0.7} ${rim + 50} ${x - half * 0.56} ${rim + 80}C${x - half * 0.4} ${rim + 20} ${x - half * 0.2} ${rim - 10} ${x} ${rim - 30}C${x + half * 0.2} ${rim - 10} ${x + half * 0.4} ${rim + 20} ${x + half * 0.56} ${rim + 80}C${x + half * 0.7} ${rim + 50} ${x + half * 0.9} ${rim + 30} ${x + half * 1.1} ${rim + 40}C${x + half} ${base - 60} ${x + half * 0.6} ${base} ${x} ${base}C${x - half * 0.6} ${base} ${x - half} ${base - 60} ${x - half * 1.1} ${rim + 40}Z`,
      ),
      path(
        `M${x} ${rim - 30}C${x + half * 0.5} ${rim + 60} ${x + half * 0.6} ${base - 60} ${x} ${base}C${x - half * 0.6} ${base - 60} ${x - half * 0.5} ${rim + 60} ${x} ${rim - 30}Z`,
      ),
    ]),
    number: 23,
  },
  draw(stage) {
    mandala(
      stage,
      425,
      400,
      196,
      stage.rich
        ? [
            ['beads', 17, 42],
            ['lotus', 12, 84],
          ]
        : [['lotus', 8, 130]],
    );
    // In front of a broad bust, the throne is lower. Otherwise its petals would hide the mouth.
    const throneY = isBroadBust(stage) ? 1080 : 1025;
    stage.draw(circle(425, throneY, 284));
    const dog = stage.stand({ ground: 850, w: 490, h: 600, sink: 90, float: 0.1, whole: true });
    stage.show(dog);
    mandala(
      stage,
      425,
      throneY,
      stage.rich ? 76 : 120,
      stage.rich
        ? [
            ['petals', 10, 80],
            ['beads', 14, 44],
            ['lotus', 12, 80],
          ]
        : [['lotus', 8, 180]],
    );
    if (stage.rich)
      for (const s of [-1, 1])
        stage.put(daisy, 425 + s * 292, 1020, 190, { rotation: s * 0.1, mirror: s > 0 });
    if (isCroppedAtSide(stage)) stage.frame(0);
    else stage.mat(rounded(0)).stroke(path('M75 1025L775 1025'), 1.3);
  },
};
