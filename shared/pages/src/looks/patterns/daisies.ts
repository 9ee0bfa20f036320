import { circle, path, scallop } from '@scribblepup/imaging/curves/shapes';
import { AREA } from '../../canvas/sheet';
import type { Look } from '../types/look';
import { oval } from '../parts/frames';
import { poissonDiskSample } from '../parts/voronoi';
import { cloud, leaf } from '../props/nature';
import { peephole } from '../young/framed';

/** Large flowers all around the dog, in an oval frame. */
export const daisies: Look = {
  id: 'daisies',
  number: 22,
  title: 'Flower power',
  family: 'patterns',
  young: {
    title: 'Daisy',
    things: [leaf, cloud],
    layout: peephole(
      circle(470, 440, 175),
      [1, 'M430 640C400 760 350 880 250 1020L330 1020C410 890 460 780 490 640Z'],
      [2, 'M350 900C460 840 600 860 680 960C560 1010 420 1000 350 900Z'],
      [0, scallop(455, 430, 230, 230, 10, 1.3)],
    ),
    number: 40,
  },
  draw(stage) {
    const spots = poissonDiskSample(stage.rng, AREA, stage.rich ? 200 : 250);
    const petals = stage.rich ? [6, 8, 5, 7] : [6, 5, 7];
    spots.forEach(([x, y], i) => {
      const r = stage.rich ? 112 : 140;
      const n = petals[i % petals.length];
      stage.draw(scallop(x, y, r * 0.8, r * 0.8, n, 1.15, i));
      stage.draw(circle(x, y, r * 0.3));
      if (stage.rich) stage.draw(circle(x, y, r * 0.17));
      for (let k = 0; k < n; k++)
        stage.stroke(
          path(
            `M${x + Math.cos(i + (k * 6.283) / n) * r * 0.34} ${y + Math.sin(i + (k * 6.283) / n) * r * 0.34}L${x + Math.cos(i + (k * 6.283) / n) * r * 0.76} ${y + Math.sin(i + (k * 6.283) / n) * r * 0.76}`,
          ),
          0.8,
        );
    });
    stage.show(stage.stand({ ground: 950, w: 500, h: 620, float: 0.5, mirror: false }), {
      halo: 15,
    });
    stage.frame(oval(AREA), { line: 1.8 });
  },
};
